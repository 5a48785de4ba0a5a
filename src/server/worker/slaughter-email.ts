import { isLocale } from '#src/i18n/locales.ts';
import type { AddressedEmail } from '#src/server/emails/addressed-email.ts';
import { fileUrl } from '#src/server/files/file-address.ts';
import { findDonor, findOrder } from '#src/server/orders/orders.repository.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { siteUrl } from '#src/server/platform/site-url.ts';
import { slaughterEmail, slaughterUndoneEmail } from '#src/server/sacrifices/sacrifices.emails.ts';
import { findAnimal, findSharesOfOrder } from '#src/server/sacrifices/shares.repository.ts';

type Payload = {
  template: 'slaughter' | 'slaughterUndone';
  orderId: string;
  sacrificeId: string;
  number: number;
  recording?: number | undefined;
};

/**
 * The email to one donor about one animal; undefined where the donor's address was erased, or the slaughter was taken back before
 * the email was sent.
 */
export async function slaughterEmailOf(
  ctx: ServiceContext,
  { number, orderId, recording, sacrificeId, template }: Payload,
): Promise<AddressedEmail | undefined> {
  const [order, donor, found, shares] = [
    await findOrder(ctx.db, { id: orderId }),
    await findDonor(ctx.db, orderId),
    await findAnimal(ctx.db, sacrificeId, number),
    await findSharesOfOrder(ctx.db, orderId),
  ];
  if (!order || !donor || donor.email === '' || !found) return undefined;
  const { place, proof, proofUrl, recordings, slaughteredAt } = found.animal;
  const locale = isLocale(order.locale) ? order.locale : 'en';
  const i18n = await ctx.i18n(locale);
  const about = {
    donorName: donor.fullName,
    locale,
    orderNumber: String(order.number),
    shares: shares.filter((share) => share.sacrificeId === sacrificeId && share.number === number),
  };
  const address = { to: donor.email, locale, orderId };
  if (template === 'slaughterUndone') return { ...address, text: slaughterUndoneEmail(about, i18n) };
  if (!slaughteredAt || (recording ?? recordings) !== recordings) return undefined;
  const done = {
    slaughteredAt,
    timeZone: found.sacrifice.timeZone,
    place: place ?? '',
    proof: proof ?? '',
    proofUrl: found.proofKey === null ? proofUrl : `${siteUrl(ctx)}${fileUrl(found.proofKey)}`,
  };
  return { ...address, text: slaughterEmail({ ...about, ...done }, i18n) };
}
