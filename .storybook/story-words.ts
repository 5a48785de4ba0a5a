import { en, type Words } from '#tests/fixtures/words.en.ts';

const keyOf = new Map(Object.entries(en).map(([key, text]) => [text, key as keyof Words]));

const spoken = (value: unknown, say: Words): unknown => {
  if (typeof value === 'string') {
    const key = keyOf.get(value);
    return key === undefined ? value : say[key];
  }
  if (Array.isArray(value)) return value.map((one) => spoken(one, say));
  if (
    typeof value === 'object' &&
    value !== null &&
    Object.getPrototypeOf(value) === Object.prototype &&
    !('$$typeof' in value)
  )
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, spoken(one, say)]));
  return value;
};

/** An arg that is one of the fixtures' English texts is shown in the language that is chosen above. */
export const spokenArgs = <T extends object>(args: T, say: Words): T =>
  Object.fromEntries(Object.entries(args).map(([name, value]) => [name, spoken(value, say)])) as T;
