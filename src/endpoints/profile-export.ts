import { Hono } from 'hono';
import { renderErrorResponse } from '#src/endpoints/error-page.ts';
import type { Endpoint } from '#src/framework/endpoint.ts';
import { localePath, splitLocale } from '#src/i18n/locales.ts';
import { readSession } from '#src/server/accounts/read-session.ts';
import { cookieToken } from '#src/server/accounts/session-cookie.ts';
import { asAppError } from '#src/server/http/errors.ts';
import type { FormEnv } from '#src/server/http/form-context.ts';
import { receiptLimit } from '#src/server/http/rate-limits.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { exportData } from '#src/server/profile/export.ts';
import { getServices } from '#src/server/services.ts';

const PATH = '/profile/export.json';

/** Everything that is held about whoever is signed in, as a file. Anybody else is led to the sign-in page. */
export const createProfileExport = (open: () => Promise<ServiceContext> = getServices): Endpoint => ({
  matches: (path) => splitLocale(path).path === PATH,
  app: new Hono<FormEnv>().get('*', async (c) => {
    const ctx = await open();
    c.set('services', ctx);
    try {
      await receiptLimit(c);
      const person = await readSession(ctx, cookieToken(c));
      if (!person)
        return c.redirect(localePath(splitLocale(c.req.path).locale, '/login?next=%2Fprofile%3Fpart%3Ddata'), 303);
      return c.body(JSON.stringify(await exportData(ctx, person.caller), undefined, 2), 200, {
        'content-type': 'application/json; charset=utf-8',
        'content-disposition': 'attachment; filename="sanad-data.json"',
        'cache-control': 'private, no-store',
      });
    } catch (error) {
      const { code, retryAfter } = asAppError(error);
      if (code === 'internal') ctx.log.error({ err: error }, 'the data of a person could not be exported');
      return renderErrorResponse(c.req.raw, { code, ...(retryAfter === undefined ? {} : { retryAfter }) });
    }
  }),
});
