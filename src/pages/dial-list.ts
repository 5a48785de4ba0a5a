import { Hono } from 'hono';
import { isLocale, type Locale } from '#src/i18n/locales.ts';
import { readDialCountries } from '#src/pages/site.ts';

const ADDRESS = /^\/lists\/dial-codes\.(\w+)\.json$/;

export const dialListAddress = (locale: Locale): string => `/lists/dial-codes.${locale}.json`;
export const isDialList = (path: string): boolean => ADDRESS.test(path);

/** Every country with its dialling code, by name in a language: for the phone field, when it is touched. */
export const dialLists = new Hono().get('/lists/*', async (c) => {
  const locale = ADDRESS.exec(c.req.path)?.[1];
  if (!isLocale(locale)) return c.text('404', 404);
  return c.json(await readDialCountries(locale), 200, { 'cache-control': 'public, max-age=86400' });
});
