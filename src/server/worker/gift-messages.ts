import * as v from 'valibot';
import { isLocale } from '#src/i18n/locales.ts';
import type { AddressedEmail, AddressedText } from '#src/server/emails/addressed-email.ts';
import { RejectedReceiverError } from '#src/server/gateways/rejected-receiver.ts';
import { type CertificateFile, certificateFile } from '#src/server/gifts/gift-certificate.service.ts';
import {
  CARD_PICTURE,
  cardFailedEmail,
  cardHeadline,
  giftCardEmail,
  giftCardText,
} from '#src/server/gifts/gifts.emails.ts';
import { type Gift, readGift } from '#src/server/gifts/read-gift.ts';
import { findDonor, findOrder } from '#src/server/orders/orders.repository.ts';
import { drawCard } from '#src/server/pictures/draw-card.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { enqueueEmail, type Job } from '#src/server/platform/outbox/outbox.repository.ts';

const cardPayload = v.object({ template: v.literal('giftCard'), itemId: v.string() });

/** The email with a card; undefined where there is nothing to send any more. */
export async function giftCardEmailOf(ctx: ServiceContext, itemId: string): Promise<AddressedEmail | undefined> {
  const gift = await readGift(ctx, itemId);
  if (!gift?.email) return undefined;
  const i18n = await ctx.i18n(gift.locale);
  return {
    to: gift.email,
    locale: gift.locale,
    orderId: gift.orderId,
    text: giftCardEmail(gift, i18n),
    picture: async () => ({
      contentId: CARD_PICTURE,
      png: await drawCard({
        locale: gift.locale,
        palette: gift.palette,
        seed: gift.orderNumber,
        heading: gift.receiverName,
        text: cardHeadline(gift, i18n),
      }),
    }),
    document: () => documentOf(ctx, gift),
  };
}

/** The certificate beside the card. A card without it is better than none. */
async function documentOf(ctx: ServiceContext, gift: Gift): Promise<CertificateFile | undefined> {
  try {
    return await certificateFile(ctx, gift);
  } catch (error) {
    ctx.log.error({ err: error, orderId: gift.orderId }, 'a certificate could not be made: its card goes without it');
    return undefined;
  }
}

/** The text message with a card; undefined where there is nothing to send any more. */
export async function giftTextOf(ctx: ServiceContext, itemId: string): Promise<AddressedText | undefined> {
  const gift = await readGift(ctx, itemId);
  if (!gift?.phone) return undefined;
  const body = giftCardText(gift, await ctx.i18n(gift.locale));
  return { to: gift.phone, locale: gift.locale, orderId: gift.orderId, body };
}

/** Whether another attempt at a card is of no use. */
export const isCardRejected = (job: Job, error: unknown): boolean =>
  error instanceof RejectedReceiverError && v.is(cardPayload, job.payload);

/** Informs the donor that a card was given up. Jobs of other kinds inform nobody. */
export async function informOfFailedCard(ctx: ServiceContext, job: Job): Promise<void> {
  if (!v.is(cardPayload, job.payload)) return;
  const payload = { template: 'giftFailed', itemId: job.payload.itemId, channel: job.kind };
  await enqueueEmail(ctx.db, `giftFailed:${job.id}`, payload, ctx.now());
}

/** The email to the donor whose card or text message could not be delivered. */
export async function giftFailedEmailOf(
  ctx: ServiceContext,
  { channel, itemId }: { itemId: string; channel: string },
): Promise<AddressedEmail | undefined> {
  const gift = await readGift(ctx, itemId);
  const order = gift && (await findOrder(ctx.db, { id: gift.orderId }));
  const donor = gift && (await findDonor(ctx.db, gift.orderId));
  const to = channel === 'text' ? gift?.phone : gift?.email;
  if (!gift || !order || !donor || donor.email === '' || !to) return undefined;
  const locale = isLocale(order.locale) ? order.locale : 'en';
  const about = { donorName: donor.fullName, hasCard: gift.hasCard, receiverName: gift.receiverName, to };
  return { to: donor.email, locale, orderId: gift.orderId, text: cardFailedEmail(about, await ctx.i18n(locale)) };
}
