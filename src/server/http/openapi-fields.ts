/** The descriptions of the fields of the OpenAPI document. Here and not in the contracts, which browsers load too. */
import { ACCOUNT_FIELDS } from '#src/server/http/openapi-fields-accounts.ts';
import { BACK_OFFICE_FIELDS } from '#src/server/http/openapi-fields-back-office.ts';
import { CONTENT_FIELDS } from '#src/server/http/openapi-fields-content.ts';
import { GIVING_FIELDS } from '#src/server/http/openapi-fields-giving.ts';
import { PROJECT_FIELDS } from '#src/server/http/openapi-fields-projects.ts';

/** Fields that mean the same everywhere. */
const SHARED_FIELDS: Readonly<Record<string, string>> = {
  result: 'The answer.',
  data: 'The entries of this page.',
  total: 'How many entries the list has; 10,000 where `totalIsAtLeast` is set.',
  totalIsAtLeast: 'Set where the list is longer than `total` says.',
  nextCursor: 'The `cursor` of the next page; absent on the last one.',
  errorCode: 'What went wrong, for programs.',
  errorMessage: 'What went wrong, in the language of the caller.',
  errors: 'The fields that are wrong.',
  path: 'The field, with dots: `items.0.quantity`.',
  'errors.code': 'What is wrong with the field, for programs.',
  'errors.message': 'What is wrong with the field, in the language of the caller.',
  limit: 'The number that would be accepted, where there is one: of money in minor units.',
  en: 'The text in English.',
  ar: 'The text in Arabic.',
  tr: 'The text in Turkish.',
  id: 'A UUID.',
  slug: 'The name in addresses.',
  code: 'The code by which it is named elsewhere.',
  title: 'The title, by language.',
  titleText: 'The title in the language of the caller.',
  name: 'The name, by language.',
  nameText: 'The name in the language of the caller.',
  fullName: 'The full name.',
  email: 'An email address.',
  phone: 'A phone number.',
  'phone.country': 'The code of the country: two letters of ISO 3166-1.',
  'phone.number': 'The national number, as it was typed.',
  country: 'The code of the country: two letters of ISO 3166-1.',
  city: 'The city, by language.',
  nationality: 'The code of a country: two letters of ISO 3166-1.',
  address: 'Where it is, by language.',
  description: 'A text about it, by language.',
  descriptionText: 'The text about it in the language of the caller.',
  text: 'The text, by language.',
  currency: 'The code of the currency: three letters of ISO 4217.',
  amount: 'In minor units of the currency.',
  message: 'What happens next, in the language of the caller.',
  number: 'The number by which it is named to people.',
  status: 'Its state.',
  kind: 'Its kind.',
  reason: 'Why, in words.',
  note: 'A short remark, by language.',
  year: 'The year.',
  locale: 'The language: `en`, `ar` or `tr`.',
  url: 'The address of the picture; null where it is drawn from `seed` and `palette`.',
  cover: 'The picture: a file, or the pattern that is drawn from a number.',
  seed: 'The number that the pattern is drawn from.',
  palette: 'The colors of the pattern.',
  icon: 'The name of the icon.',
  tags: 'Codes of `GET /tags`.',
  timeZone: 'A time zone of IANA, such as `Africa/Khartoum`.',
  createdAt: 'When it was made.',
  updatedAt: 'When it was changed last.',
  publishedAt: 'When it was published; of a project about a person the year alone.',
  gender: 'The gender of the person.',
  authority: 'Who says so.',
  source: 'Where it says so.',
  isOutdated: 'Whether the price or rate is older than the site allows: compare it before relying on it.',
};

const FIELDS: Readonly<Record<string, string>> = {
  ...SHARED_FIELDS,
  ...PROJECT_FIELDS,
  ...BACK_OFFICE_FIELDS,
  ...GIVING_FIELDS,
  ...ACCOUNT_FIELDS,
  ...CONTENT_FIELDS,
};

/** The names under which a field may be described, the most exact first: `Order.items.price`, `items.price`, `price`. */
const namesOf = (path: readonly string[]): string[] => path.map((_, from) => path.slice(from).join('.'));

/** The name under which the field at `path` is described; undefined where it is not. @param path from the entity, as `['Order', 'items', 'price']` */
export const fieldName = (path: readonly string[]): string | undefined =>
  namesOf(path).find((name) => FIELDS[name] !== undefined);

type Json = Record<string, unknown>;
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;
const NESTED = ['items', 'anyOf', 'oneOf', 'allOf', 'additionalProperties', 'prefixItems'] as const;

/** Every field of a schema, with those of the objects in it. */
export function* fieldsOf(schema: unknown, path: readonly string[]): Generator<{ path: string[]; field: Json }> {
  if (Array.isArray(schema)) for (const one of schema) yield* fieldsOf(one, path);
  if (!isObject(schema)) return;
  for (const [name, field] of Object.entries(isObject(schema['properties']) ? schema['properties'] : {})) {
    if (!isObject(field)) continue;
    yield { path: [...path, name], field };
    yield* fieldsOf(field, [...path, name]);
  }
  for (const name of NESTED) yield* fieldsOf(schema[name], path);
}

/** Adds to every field of a schema what it means. The schema is changed in place. @param root the entity or operation */
export function describeFields<Schema>(schema: Schema, root: string): Schema {
  for (const { field, path } of fieldsOf(schema, [root])) {
    const name = fieldName(path);
    if (name !== undefined) field['description'] = FIELDS[name];
  }
  return schema;
}

/** The names of all descriptions. */
export const describedNames: readonly string[] = Object.keys(FIELDS);
