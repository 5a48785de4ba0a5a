import type { Country } from '#src/contracts/site.ts';
import { defaultLocale, intlTag, type Locale } from '#src/i18n/locales.ts';
import { AppError } from '#src/server/http/errors.ts';
import { textIn } from '#src/server/http/locale.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { findTags } from '#src/server/reference/labels.repository.ts';
import { findCities, findCountries, findCountry } from '#src/server/reference/reference.repository.ts';

/** Countries change only with a release, so they are read and sorted once for each language. */
const sorted = new WeakMap<object, Map<Locale, Promise<Country[]>>>();

/** Every country, sorted by its name in a language. */
export function listCountries(ctx: Pick<ServiceContext, 'db'>, locale: Locale = defaultLocale): Promise<Country[]> {
  const byLocale = sorted.get(ctx.db) ?? new Map<Locale, Promise<Country[]>>();
  sorted.set(ctx.db, byLocale);
  let countries = byLocale.get(locale);
  if (!countries) {
    countries = readCountries(ctx, locale);
    byLocale.set(locale, countries);
    countries.catch(() => byLocale.delete(locale));
  }
  return countries;
}

async function readCountries({ db }: Pick<ServiceContext, 'db'>, locale: Locale): Promise<Country[]> {
  const order = new Intl.Collator(intlTag[locale]);
  return (await findCountries(db))
    .map((country) => ({ ...country, nameText: textIn(locale, country.name) }))
    .toSorted((a, b) => order.compare(a.nameText, b.nameText));
}

/** A country by its code. @throws AppError `notFound` */
export async function getCountry(
  { db }: Pick<ServiceContext, 'db'>,
  code: string,
  locale: Locale = defaultLocale,
): Promise<Country> {
  const country = await findCountry(db, code.toUpperCase());
  if (!country) throw new AppError('notFound');
  return { ...country, nameText: textIn(locale, country.name) };
}

/** The cities of a country, with their names in a language. */
export const listCities = async ({ db }: Pick<ServiceContext, 'db'>, country: string, locale: Locale = defaultLocale) =>
  (await findCities(db, country)).map(({ id, country: code, name }) => ({
    id,
    country: code,
    name,
    nameText: textIn(locale, name),
  }));

/** The words by which projects and articles are filed, in their order. */
export const listTags = ({ db }: Pick<ServiceContext, 'db'>) => findTags(db);
