import { cardMoment, cardTimeZone } from '#src/domain/gift-card.ts';
import { findGifts } from '#src/server/gifts/gifts.repository.ts';
import type { Database } from '#src/server/platform/db/client.ts';
import { enqueue } from '#src/server/platform/outbox/outbox.repository.ts';

/**
 * Enqueues the cards of an order that is paid now, each for its day: an email, a text message, or both. The person on whose
 * behalf a quick donation is given is told at once, by a text message.
 */
export async function enqueueGiftCards(tx: Database, orderId: string, paidAt: Date): Promise<void> {
  for (const { item, people } of await findGifts(tx, orderId)) {
    const zone = cardTimeZone(people.giftReceiverPhoneNumber);
    const job = {
      key: `gift:${item.id}`,
      payload: { template: 'giftCard', itemId: item.id },
      runAt: cardMoment(people.giftSendOn, paidAt, zone),
    };
    if (people.giftReceiverEmail !== null) await enqueue(tx, { ...job, kind: 'email' }, paidAt);
    const isTold = people.giftKind === null && people.othersPhone !== null;
    if (isTold || people.giftReceiverPhoneNumber !== null) await enqueue(tx, { ...job, kind: 'text' }, paidAt);
  }
}
