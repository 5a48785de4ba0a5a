import { isLocale } from '#src/i18n/locales.ts';
import type { AddressedEmail } from '#src/server/emails/addressed-email.ts';
import { textIn } from '#src/server/http/locale.ts';
import { findDonor, findOrder } from '#src/server/orders/orders.repository.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { sponsorNewsEmail } from '#src/server/sponsorships/sponsor-news.emails.ts';
import { findSponsorNews } from '#src/server/sponsorships/sponsor-news.repository.ts';

/** The email that tells a sponsor news of the child; nothing where the donor's data were erased. */
export async function sponsorNewsEmailOf(
  ctx: ServiceContext,
  { news: id, orderId }: { orderId: string; news: string },
): Promise<AddressedEmail | undefined> {
  const [order, donor, news] = await Promise.all([
    findOrder(ctx.db, { id: orderId }),
    findDonor(ctx.db, orderId),
    findSponsorNews(ctx.db, id),
  ]);
  if (!order || !donor || donor.email === '' || !news || !isLocale(order.locale)) return undefined;
  const { locale } = order;
  const data = {
    donorName: donor.fullName,
    child: textIn(locale, news.child),
    title: textIn(locale, news.title),
    text: textIn(locale, news.text ?? {}),
    orderNumber: String(order.number),
  };
  return { to: donor.email, locale, text: sponsorNewsEmail(data, await ctx.i18n(locale)), orderId };
}
