import { Hono } from 'hono';
import { renderErrorResponse } from '#src/endpoints/error-page.ts';
import type { Endpoint } from '#src/framework/endpoint.ts';
import { splitLocale } from '#src/i18n/locales.ts';
import { asAppError } from '#src/server/http/errors.ts';
import type { FormEnv } from '#src/server/http/form-context.ts';
import { receiptLimit } from '#src/server/http/rate-limits.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { getServices } from '#src/server/services.ts';
import { openYearlyStatement } from '#src/server/yearly-statements/yearly-statements.service.ts';

const PATH = /^\/statement\/(\d{4})\/([\w.-]{20,200})\.pdf$/;

/** A donor's statement of a year as a file, by its signed address, in the language of the address. To anybody else it does not exist. */
export const createYearlyStatement = (open: () => Promise<ServiceContext> = getServices): Endpoint => ({
  matches: (path) => PATH.test(splitLocale(path).path),
  app: new Hono<FormEnv>().get('*', async (c) => {
    const { locale, path } = splitLocale(c.req.path);
    const [, year = '', token = ''] = PATH.exec(path) ?? [];
    const ctx = await open();
    c.set('services', ctx);
    try {
      await receiptLimit(c);
      const { filename, pdf } = await openYearlyStatement(ctx, { locale, token, year: Number(year) });
      return c.body(pdf, 200, {
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="${filename}"`,
        'cache-control': 'private, no-store',
        'x-robots-tag': 'noindex',
      });
    } catch (error) {
      const { code, retryAfter } = asAppError(error);
      if (code === 'internal') ctx.log.error({ err: error }, 'a yearly statement could not be made');
      return renderErrorResponse(c.req.raw, { code, ...(retryAfter === undefined ? {} : { retryAfter }) });
    }
  }),
});
