import { isLocale } from '#src/i18n/locales.ts';
import type { AddressedEmail } from '#src/server/emails/addressed-email.ts';
import { findDonor, findOrder } from '#src/server/orders/orders.repository.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { siteUrlIn } from '#src/server/platform/site-url.ts';
import { refundPath } from '#src/server/refunds/refund-link.ts';
import { refundEmail, type RefundTemplate } from '#src/server/refunds/refunds.emails.ts';
import { findRefund } from '#src/server/refunds/refunds.repository.ts';
import { findSubscriptionOf } from '#src/server/subscriptions/subscriptions.repository.ts';

export type RefundEmailPayload = { template: RefundTemplate } & (
  | { refundId: string }
  | { orderId: string; amount?: number | undefined }
);

/** An email about money that goes back; nothing where its donor was erased, or is one of the demo. */
export async function refundEmailOf(
  ctx: ServiceContext,
  payload: RefundEmailPayload,
): Promise<AddressedEmail | undefined> {
  const refund = 'refundId' in payload ? await findRefund(ctx.db, payload.refundId) : undefined;
  const orderId = 'orderId' in payload ? payload.orderId : refund?.orderId;
  const order = orderId === undefined ? undefined : await findOrder(ctx.db, { id: orderId });
  const donor = order && (await findDonor(ctx.db, order.id));
  if (!order || !donor || donor.email === '' || order.isDemo) return undefined;
  const locale = isLocale(order.locale) ? order.locale : 'en';
  const subscription = await findSubscriptionOf(ctx.db, order.id);
  const given = 'orderId' in payload ? payload.amount : refund?.amountMinor;
  const text = refundEmail(
    payload.template,
    {
      locale,
      donorName: donor.fullName,
      orderNumber: String(order.number),
      currency: order.currency,
      amount: given ?? order.receivedMinor - order.refundedMinor,
      way: refund?.bankReference != null ? 'bank' : order.method === 'paypal' ? 'paypal' : 'card',
      hasEnded: order.status === 'refunded' && subscription?.status === 'cancelled',
      refusal: refund?.refusal ?? null,
      href: siteUrlIn(locale, ctx) + refundPath(ctx, order.id),
    },
    await ctx.i18n(locale),
  );
  return { to: donor.email, locale, text, orderId: order.id };
}
