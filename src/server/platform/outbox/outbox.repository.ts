import { eq, sql } from 'drizzle-orm';
import type { Database } from '#src/server/platform/db/client.ts';
import { leaseFirst, setLease, until } from '#src/server/platform/db/lease.ts';
import { outbox } from '#src/server/platform/db/schema/payments.ts';

export type Job = typeof outbox.$inferSelect;

/**
 * Enqueues an email in the transaction that is the reason for it.
 * @param key prevents a second job with the same key: `receipt:{orderId}`
 */
export async function enqueueEmail(
  tx: Database,
  key: string,
  payload: { template: string } & Record<string, unknown>,
  now: Date,
): Promise<void> {
  const job = { kind: 'email', payload, dedupeKey: `email:${key}`, runAt: now, createdAt: now };
  await tx.insert(outbox).values(job).onConflictDoNothing();
}

/** The lease is renewed while a slow mail server takes longer. */
const LEASE_SECONDS = 60;

/** Takes one due job. Without a configured mail server it leaves out those whose email is written. */
export async function takeJob(db: Database, now: Date, hasMailServer: boolean): Promise<Job | undefined> {
  const due = sql`${outbox.doneAt} is null and ${outbox.failedAt} is null and ${outbox.runAt} <= ${now.toISOString()}::timestamptz ${hasMailServer ? sql`` : sql`and ${outbox.writtenAt} is null`}`;
  const id = await leaseFirst(db, outbox, { due, order: sql`${outbox.runAt}`, now, seconds: LEASE_SECONDS });
  if (id === undefined) return undefined;
  const [job] = await db
    .update(outbox)
    .set({ attempts: sql`${outbox.attempts} + 1` })
    .where(eq(outbox.id, id))
    .returning();
  return job;
}

export const renewJob = (db: Database, id: string, now: Date): Promise<void> =>
  setLease(db, outbox, id, until(now, LEASE_SECONDS));

export async function updateJob(db: Database, id: string, change: Partial<typeof outbox.$inferInsert>): Promise<void> {
  await db
    .update(outbox)
    .set({ lockedUntil: null, ...change })
    .where(eq(outbox.id, id));
}
