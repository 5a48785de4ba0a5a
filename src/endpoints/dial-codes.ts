import { Hono } from 'hono';
import type { Endpoint } from '#src/framework/endpoint.ts';
import { isLocale } from '#src/i18n/locales.ts';
import { readDialCountries } from '#src/pages/loaders/site.ts';

const ADDRESS = /^\/lists\/dial-codes\.(\w+)\.json$/;

/** Every country with its calling code, sorted by name in a language; the phone field loads it when it gets the focus. */
const app = new Hono().get('/lists/*', async (c) => {
  const locale = ADDRESS.exec(c.req.path)?.[1];
  if (!isLocale(locale)) return c.text('404', 404);
  return c.json(await readDialCountries(locale), 200, { 'cache-control': 'public, max-age=86400' });
});

export const dialCodes: Endpoint = { matches: (path) => ADDRESS.test(path), app };
