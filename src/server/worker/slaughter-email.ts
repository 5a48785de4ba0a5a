import { isLocale } from '#src/i18n/locales.ts';
import type { AddressedEmail } from '#src/server/emails/addressed-email.ts';
import { findDonor, findOrder } from '#src/server/orders/orders.repository.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { slaughterEmail } from '#src/server/sacrifices/sacrifices.emails.ts';
import { findAnimal, findSharesOfOrder } from '#src/server/sacrifices/shares.repository.ts';

/** The email to one donor about one animal; undefined where the donor's address was erased. */
export async function slaughterEmailOf(
  ctx: ServiceContext,
  { number, orderId, sacrificeId }: { orderId: string; sacrificeId: string; number: number },
): Promise<AddressedEmail | undefined> {
  const [order, donor, found, shares] = [
    await findOrder(ctx.db, { id: orderId }),
    await findDonor(ctx.db, orderId),
    await findAnimal(ctx.db, sacrificeId, number),
    await findSharesOfOrder(ctx.db, orderId),
  ];
  if (!order || !donor || donor.email === '' || !found?.animal.slaughteredAt) return undefined;
  const locale = isLocale(order.locale) ? order.locale : 'en';
  const text = slaughterEmail(
    {
      donorName: donor.fullName,
      locale,
      orderNumber: String(order.number),
      shares: shares.filter((share) => share.sacrificeId === sacrificeId && share.number === number),
      slaughteredAt: found.animal.slaughteredAt,
      timeZone: found.sacrifice.timeZone,
      place: found.animal.place ?? '',
      proof: found.animal.proof ?? '',
      proofUrl: found.animal.proofUrl,
    },
    await ctx.i18n(locale),
  );
  return { to: donor.email, locale, text, orderId };
}
