import { Hono } from 'hono';
import { orderCookie } from '#src/contracts/cookies.ts';
import { renderErrorResponse } from '#src/endpoints/error-page.ts';
import type { Endpoint } from '#src/framework/endpoint.ts';
import { localePath, splitLocale } from '#src/i18n/locales.ts';
import { readSession } from '#src/server/accounts/read-session.ts';
import { cookieToken } from '#src/server/accounts/session-cookie.ts';
import { readCookie } from '#src/server/http/cookies.ts';
import { asAppError } from '#src/server/http/errors.ts';
import type { FormEnv } from '#src/server/http/form-context.ts';
import { receiptLimit } from '#src/server/http/rate-limits.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { getReceipt } from '#src/server/receipts/receipts.service.ts';
import { getServices } from '#src/server/services.ts';

const PATH = /^\/checkout\/receipt\/(\d{1,15})\.pdf$/;

/** A receipt as a file, opened by the key in the cookie of the order, or by the session of whom it belongs to. To anybody else it does not exist. */
export const createReceiptFile = (open: () => Promise<ServiceContext> = getServices): Endpoint => ({
  matches: (path) => PATH.test(splitLocale(path).path),
  app: new Hono<FormEnv>().get('*', async (c) => {
    const number = PATH.exec(splitLocale(c.req.path).path)?.[1] ?? '';
    const ctx = await open();
    c.set('services', ctx);
    try {
      await receiptLimit(c);
      const person = await readSession(ctx, cookieToken(c));
      const { filename, pdf } = await getReceipt(ctx, {
        number,
        accessKey: readCookie(c, orderCookie(number)),
        accountId: person?.user.id,
      });
      return c.body(pdf, 200, {
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="${filename}"`,
        'cache-control': 'private, no-store',
      });
    } catch (error) {
      const { code, retryAfter } = asAppError(error);
      // The page of the donation says it, with the ways on.
      if (code === 'notFound')
        return c.redirect(localePath(splitLocale(c.req.path).locale, `/checkout/thank-you/${number}`), 303);
      if (code === 'internal') ctx.log.error({ err: error }, 'a receipt could not be downloaded');
      return renderErrorResponse(c.req.raw, { code, ...(retryAfter === undefined ? {} : { retryAfter }) });
    }
  }),
});
