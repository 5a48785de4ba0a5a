import { momentOf } from '#src/domain/local-time.ts';
import { audit } from '#src/server/platform/audit/audit.repository.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { enqueueEmail } from '#src/server/platform/outbox/outbox.repository.ts';
import { findAnimal, findOrdersOfAnimal, markSlaughtered } from '#src/server/sacrifices/shares.repository.ts';

export type Slaughter = {
  sacrificeId: string;
  /** The animal's number within its sacrifice. */
  number: number;
  /** By the clocks of its country: `2026-05-27T09:30`. */
  local: string;
  place: string;
  /** The number of the ear tag, the certificate. */
  proof: string;
  /** Where the proof can be seen. */
  proofUrl?: string | undefined;
};

/**
 * Records that an animal was slaughtered, once, and writes to everybody who has a share of it. Nobody can take a share of it
 * any more. `informed`: how many orders. @throws RangeError for a time that is none, or lies ahead
 */
export async function recordSlaughter(
  ctx: ServiceContext,
  { local, number, place, proof, proofUrl, sacrificeId }: Slaughter,
): Promise<{ outcome: 'unknown' | 'recordedBefore' } | { outcome: 'recorded'; informed: number }> {
  const found = await findAnimal(ctx.db, sacrificeId, number);
  if (!found) return { outcome: 'unknown' };
  const [now, slaughteredAt] = [ctx.now(), momentOf(local, found.sacrifice.timeZone)];
  if (slaughteredAt > now) throw new RangeError('a slaughter is recorded after it was done');
  const result = await ctx.db.transaction(async (tx) => {
    const done = { sacrificeId, number, slaughteredAt, place, proof, proofUrl: proofUrl ?? null };
    if (!(await markSlaughtered(tx, done))) return { outcome: 'recordedBefore' as const };
    const orders = await findOrdersOfAnimal(tx, sacrificeId, number);
    for (const orderId of orders)
      await enqueueEmail(
        tx,
        `slaughter:${sacrificeId}:${number}:${orderId}`,
        { template: 'slaughter', orderId, sacrificeId, number },
        now,
      );
    await audit(tx, {
      at: now,
      actor: 'command',
      action: 'slaughtered',
      subject: 'sacrificeAnimal',
      subjectId: `${sacrificeId}.${number}`,
      after: { slaughteredAt: slaughteredAt.toISOString(), place, proof, proofUrl: proofUrl ?? null },
    });
    return { outcome: 'recorded' as const, informed: orders.length };
  });
  ctx.notifyWorker('outbox');
  return result;
}
