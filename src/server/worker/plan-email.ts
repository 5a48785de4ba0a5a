import { isLocale } from '#src/i18n/locales.ts';
import type { AddressedEmail } from '#src/server/emails/addressed-email.ts';
import { findDonor, findItems, findOrder } from '#src/server/orders/orders.repository.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { siteUrlIn } from '#src/server/platform/site-url.ts';
import { givingCode } from '#src/server/subscriptions/giving-code-digits.ts';
import { givingPath } from '#src/server/subscriptions/giving-link.ts';
import { planEmail, type PlanTemplate } from '#src/server/subscriptions/plan.emails.ts';
import { findSubscription } from '#src/server/subscriptions/subscriptions.repository.ts';

export type PlanEmailPayload = {
  template: PlanTemplate;
  subscriptionId: string;
  date?: string | undefined;
  amount?: number | undefined;
  codeId?: string | undefined;
};

/** An email about a change of a recurring donation; nothing where its donor was erased. */
export async function planEmailOf(
  ctx: ServiceContext,
  { amount, codeId, date, subscriptionId, template }: PlanEmailPayload,
): Promise<AddressedEmail | undefined> {
  const subscription = await findSubscription(ctx.db, subscriptionId);
  const order = subscription && (await findOrder(ctx.db, { id: subscription.orderId }));
  const donor = order && (await findDonor(ctx.db, order.id));
  if (!subscription || !order || !donor || donor.email === '') return undefined;
  const locale = isLocale(order.locale) ? order.locale : 'en';
  const items = await findItems(ctx.db, order.id);
  const text = planEmail(
    template,
    {
      locale,
      donorName: donor.fullName,
      title: items[0]!.item.title,
      amount: amount ?? subscription.amountMinor,
      currency: subscription.currency,
      interval: subscription.interval,
      calendar: subscription.calendar,
      date,
      isPledge: subscription.isPledge,
      code: codeId === undefined ? undefined : givingCode(ctx, codeId),
      href: siteUrlIn(locale, ctx) + givingPath(ctx, subscription),
    },
    await ctx.i18n(locale),
  );
  return { to: donor.email, locale, text, orderId: order.id };
}
