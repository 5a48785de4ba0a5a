import { isLocale } from '#src/i18n/locales.ts';
import { findCardOrder } from '#src/server/card-checks/card-checks.repository.ts';
import { cardCodeOf } from '#src/server/card-checks/card-code-digits.ts';
import { cardCodeEmail } from '#src/server/card-checks/card-code.emails.ts';
import type { AddressedEmail } from '#src/server/emails/addressed-email.ts';
import { findDonor, findOrder } from '#src/server/orders/orders.repository.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';

/** The email with the code for a card payment; undefined where the order is paid already, or its donor was erased. */
export async function cardCodeEmailOf(
  ctx: ServiceContext,
  { orderId }: { orderId: string },
): Promise<AddressedEmail | undefined> {
  const order = await findOrder(ctx.db, { id: orderId });
  const donor = await findDonor(ctx.db, orderId);
  const row = await findCardOrder(ctx.db, orderId);
  if (order?.status !== 'pending' || !donor || donor.email === '' || !row) return undefined;
  const locale = isLocale(order.locale) ? order.locale : 'en';
  const text = cardCodeEmail(
    { code: cardCodeOf(ctx, row), donorName: donor.fullName, orderNumber: String(order.number) },
    await ctx.i18n(locale),
  );
  return { to: donor.email, locale, text, orderId };
}
