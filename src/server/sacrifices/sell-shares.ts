import { audit } from '#src/server/platform/audit/audit.repository.ts';
import type { Database } from '#src/server/platform/db/client.ts';
import { enqueueEmail } from '#src/server/platform/outbox/outbox.repository.ts';
import { placeLines, type SharedLine } from '#src/server/sacrifices/reserve-shares.ts';
import {
  findSacrificeLines,
  findSlaughteredOfOrder,
  insertShares,
  markSold,
} from '#src/server/sacrifices/shares.repository.ts';

/**
 * Sells the shares of an order whose money has arrived. Shares that were given back before, because it came late, are taken
 * again from the next free animal; where none is left or the cut-off is over, the money is kept and the donor is told.
 */
export async function sellShares(tx: Database, orderId: string, now: Date): Promise<void> {
  const lines = await findSacrificeLines(tx, orderId);
  if (lines.length === 0) return;
  const sold = new Set(
    await markSold(
      tx,
      lines.map(({ id }) => id),
      now,
    ),
  );
  await tellOfSlaughter(tx, orderId, now);
  const late = lines.flatMap(({ id, names, quantity, sacrificeId }, index): SharedLine[] =>
    sold.has(id) ? [] : [{ itemId: id, index, sacrificeId, quantity, names: names ?? [] }],
  );
  if (late.length === 0) return;
  const { placed, unplaced } = await placeLines(tx, late, now);
  await insertShares(
    tx,
    placed.map((share) => ({ ...share, soldAt: now })),
  );
  for (const { itemId, left, phase, quantity } of unplaced)
    await audit(tx, {
      at: now,
      actor: 'settle',
      action: 'withoutShare',
      subject: 'orderItem',
      subjectId: itemId,
      after: { quantity, left, phase },
    });
  if (unplaced.length > 0) await enqueueEmail(tx, `withoutShare:${orderId}`, { template: 'sharesGone', orderId }, now);
}

/** Whoever pays for shares of an animal that is slaughtered already gets the email that the others got. */
async function tellOfSlaughter(tx: Database, orderId: string, now: Date): Promise<void> {
  for (const { number, recording, sacrificeId } of await findSlaughteredOfOrder(tx, orderId))
    await enqueueEmail(
      tx,
      `slaughter:${sacrificeId}:${number}:${orderId}:${recording}`,
      { template: 'slaughter', orderId, sacrificeId, number, recording },
      now,
    );
}
