import { Hono } from 'hono';
import { orderCookie } from '#src/contracts/cookies.ts';
import { renderErrorResponse } from '#src/endpoints/error-page.ts';
import type { Endpoint } from '#src/framework/endpoint.ts';
import { localePath, splitLocale } from '#src/i18n/locales.ts';
import { readSession } from '#src/server/accounts/read-session.ts';
import { cookieToken } from '#src/server/accounts/session-cookie.ts';
import { getCertificate } from '#src/server/gifts/gift-certificate.service.ts';
import { readCookie } from '#src/server/http/cookies.ts';
import { asAppError } from '#src/server/http/errors.ts';
import type { FormEnv } from '#src/server/http/form-context.ts';
import { receiptLimit } from '#src/server/http/rate-limits.ts';
import type { OrderLocator } from '#src/server/orders/own-order.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { getReceipt } from '#src/server/receipts/receipts.service.ts';
import { getServices } from '#src/server/services.ts';

type Open = () => Promise<ServiceContext>;
/** A document of an order. `path` has the order's number as its first group; the second is passed on as `part`. */
type OrderDocument = {
  path: RegExp;
  read: (
    ctx: ServiceContext,
    name: OrderLocator,
    part: string,
  ) => Promise<{ filename: string; pdf: Uint8Array<ArrayBuffer> }>;
};

/** A file, opened by the key in the cookie of the order, or by the session of whom it belongs to. To anybody else it does not exist. */
const createDocument = ({ path, read }: OrderDocument, open: Open): Endpoint => ({
  matches: (address) => path.test(splitLocale(address).path),
  app: new Hono<FormEnv>().get('*', async (c) => {
    const [, number = '', part = ''] = path.exec(splitLocale(c.req.path).path) ?? [];
    const ctx = await open();
    c.set('services', ctx);
    try {
      await receiptLimit(c);
      const person = await readSession(ctx, cookieToken(c));
      const name = { number, accessKey: readCookie(c, orderCookie(number)), accountId: person?.user.id };
      const { filename, pdf } = await read(ctx, name, part);
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
      if (code === 'internal') ctx.log.error({ err: error }, 'a document of an order could not be made');
      return renderErrorResponse(c.req.raw, { code, ...(retryAfter === undefined ? {} : { retryAfter }) });
    }
  }),
});

/** The receipt of a paid order. */
export const createReceiptFile = (open: Open = getServices): Endpoint =>
  createDocument({ path: /^\/checkout\/receipt\/(\d{1,15})\.pdf$/, read: getReceipt }, open);

/** The certificate of a gift, a line of a paid order. */
export const createCertificateFile = (open: Open = getServices): Endpoint =>
  createDocument(
    {
      path: /^\/checkout\/certificate\/(\d{1,15})\/([\da-f-]{36})\.pdf$/,
      read: (ctx, name, itemId) => getCertificate(ctx, { ...name, itemId }),
    },
    open,
  );
