import { momentOf } from '#src/domain/local-time.ts';
import { keepFile, releaseFile } from '#src/server/files/files.repository.ts';
import { storeFile } from '#src/server/files/store-file.ts';
import { audit } from '#src/server/platform/audit/audit.repository.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import type { Database } from '#src/server/platform/db/client.ts';
import { invalidate } from '#src/server/platform/db/invalidate.ts';
import { enqueueEmail } from '#src/server/platform/outbox/outbox.repository.ts';
import {
  clearSlaughter,
  findAnimal,
  findOrdersOfAnimal,
  findReturnedLines,
  lockSacrifices,
  markSlaughtered,
  releaseReturnedShares,
} from '#src/server/sacrifices/shares.repository.ts';

export type Slaughter = {
  sacrificeId: string;
  /** The animal's number within its sacrifice. */
  number: number;
  /** By the clocks of its country: `2026-05-27T09:30`. */
  local: string;
  place: string;
  /** The number of the ear tag, the certificate. */
  proof: string;
  /** Where the proof can be seen on another site, or a picture or document of it, which this site keeps. */
  proofUrl?: string | undefined;
  proofFile?: File | undefined;
};

/**
 * Records that an animal was slaughtered, once, and writes to everybody who has a share of it. Nobody can take a share of it
 * any more. `informed`: how many orders. @throws RangeError for a time that is none, or lies ahead; AppError for a file that is
 * no proof
 */
export async function recordSlaughter(
  ctx: ServiceContext,
  { local, number, place, proof, proofFile, proofUrl, sacrificeId }: Slaughter,
): Promise<{ outcome: 'unknown' | 'recordedBefore' } | { outcome: 'recorded'; informed: number }> {
  const found = await findAnimal(ctx.db, sacrificeId, number);
  if (!found) return { outcome: 'unknown' };
  if (found.animal.slaughteredAt) return { outcome: 'recordedBefore' };
  const [now, slaughteredAt] = [ctx.now(), momentOf(local, found.sacrifice.timeZone)];
  if (slaughteredAt > now) throw new RangeError('a slaughter is recorded after it was done');
  const file = proofFile && (await storeFile(ctx, { ownerId: null, purpose: 'proof', file: proofFile }));
  const result = await ctx.db.transaction(async (tx) => {
    await lockSacrifices(tx, [sacrificeId]);
    const kept = { proofUrl: file ? null : (proofUrl ?? null), proofFileId: file?.id ?? null };
    const recording = await markSlaughtered(tx, { sacrificeId, number, slaughteredAt, place, proof, ...kept });
    if (recording === undefined) return { outcome: 'recordedBefore' as const };
    if (file) await keepFile(tx, file.id);
    const informed = await inform(tx, 'slaughter', { sacrificeId, number, recording }, now);
    await audit(tx, {
      at: now,
      actor: 'command',
      action: 'slaughtered',
      subject: 'sacrificeAnimal',
      subjectId: `${sacrificeId}.${number}`,
      after: { slaughteredAt: slaughteredAt.toISOString(), place, proof, ...kept },
    });
    await invalidate(tx, 'sacrifices');
    return { outcome: 'recorded' as const, informed };
  });
  ctx.notifyWorker('outbox');
  return result;
}

/**
 * Takes back a slaughter that was recorded by mistake, once, and writes to everybody who was told. Its free shares can be taken
 * again, and it can be recorded again. `informed`: how many orders.
 */
export async function undoSlaughter(
  ctx: ServiceContext,
  { number, reason, sacrificeId }: { sacrificeId: string; number: number; reason: string },
): Promise<{ outcome: 'unknown' } | { outcome: 'undone'; informed: number }> {
  const now = ctx.now();
  const result = await ctx.db.transaction(async (tx) => {
    await lockSacrifices(tx, [sacrificeId]);
    const before = await clearSlaughter(tx, { sacrificeId, number });
    if (!before) return { outcome: 'unknown' as const };
    const { place, proof, proofFileId, proofUrl, recordings, slaughteredAt } = before.animal;
    if (before.proofKey !== null) await releaseFile(tx, before.proofKey, now);
    // A refund made meanwhile could not give back the shares of an animal that counted as slaughtered.
    await releaseReturnedShares(tx, await findReturnedLines(tx, { sacrificeId, number }));
    const informed = await inform(tx, 'slaughterUndone', { sacrificeId, number, recording: recordings }, now);
    await audit(tx, {
      at: now,
      actor: 'command',
      action: 'slaughterUndone',
      subject: 'sacrificeAnimal',
      subjectId: `${sacrificeId}.${number}`,
      before: { slaughteredAt: slaughteredAt?.toISOString(), place, proof, proofUrl, proofFileId },
      after: { reason },
    });
    await invalidate(tx, 'sacrifices');
    return { outcome: 'undone' as const, informed };
  });
  ctx.notifyWorker('outbox');
  return result;
}

/** An email to each order with a sold share of the animal, once for each recording. */
async function inform(
  tx: Database,
  template: 'slaughter' | 'slaughterUndone',
  { number, recording, sacrificeId }: { sacrificeId: string; number: number; recording: number },
  now: Date,
): Promise<number> {
  const orders = await findOrdersOfAnimal(tx, sacrificeId, number);
  for (const orderId of orders)
    await enqueueEmail(
      tx,
      `${template}:${sacrificeId}:${number}:${orderId}:${recording}`,
      { template, orderId, sacrificeId, number, recording },
      now,
    );
  return orders.length;
}
