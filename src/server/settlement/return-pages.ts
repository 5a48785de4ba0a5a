import type { Locale } from '#src/i18n/locales.ts';
import type { ReturnPages } from '#src/server/gateways/payments/port.ts';
import type { OrderRow } from '#src/server/orders/orders.repository.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { siteUrlIn } from '#src/server/platform/site-url.ts';

/** Where a provider's own page sends the donor of an order back to, in the language in which it was placed. */
export function returnPages(ctx: Pick<ServiceContext, 'env'>, order: Pick<OrderRow, 'number' | 'locale'>): ReturnPages {
  const locale = order.locale as Locale;
  const site = siteUrlIn(locale, ctx);
  return { done: `${site}/checkout/done/${order.number}`, left: `${site}/checkout?order=${order.number}`, locale };
}
