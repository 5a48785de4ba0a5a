import type { Locale } from '#src/i18n/locales.ts';
import { readDialCountries } from '#src/pages/loaders/site.ts';
import { dialCodesPath } from '#src/routes/dial-codes-path.ts';
import type { DialList } from '#src/screens/form/dial-list.ts';

/** Where most donors and most of their kin live; every other country comes when the field is touched, and stands on the checkout. */
const LIKELY = new Set(['SA', 'AE', 'KW', 'QA', 'BH', 'OM', 'JO', 'EG', 'TR', 'GB', 'DE', 'US']);

/** The countries of a phone field on a page that everybody loads. */
export async function readDialList(locale: Locale): Promise<Required<DialList>> {
  const countries = (await readDialCountries(locale)).filter(({ code }) => LIKELY.has(code));
  return { countries, countriesFrom: dialCodesPath(locale) };
}
