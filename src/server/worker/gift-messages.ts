import * as v from 'valibot';
import { isLocale } from '#src/i18n/locales.ts';
import type { AddressedEmail } from '#src/server/emails/addressed-email.ts';
import { RejectedReceiverError } from '#src/server/gateways/rejected-receiver.ts';
import {
  CARD_PICTURE,
  cardFailedEmail,
  cardHeadline,
  giftCardEmail,
  giftCardText,
} from '#src/server/gifts/gifts.emails.ts';
import { markTextMessageSent, saveTextMessage } from '#src/server/gifts/gifts.repository.ts';
import { readGift } from '#src/server/gifts/read-gift.ts';
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
  };
}

/** Writes, saves and sends the text message with a card, once. Without a gateway it is `waiting`. */
export async function sendGiftText(ctx: ServiceContext, job: Job): Promise<'done' | 'waiting'> {
  const gift = await readGift(ctx, v.parse(cardPayload, job.payload).itemId);
  if (!gift?.phone) return 'done';
  const saved = await saveTextMessage(ctx.db, {
    dedupeKey: job.id,
    kind: 'giftCard',
    orderId: gift.orderId,
    toNumber: gift.phone,
    locale: gift.locale,
    body: giftCardText(gift, await ctx.i18n(gift.locale)),
    createdAt: ctx.now(),
  });
  if (saved.sentAt !== null) return 'done';
  if (!ctx.gateways.texts.isConfigured) return 'waiting';
  await ctx.gateways.texts.send({ id: saved.id, to: saved.toNumber, text: saved.body });
  await markTextMessageSent(ctx.db, saved.id, ctx.now());
  return 'done';
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
