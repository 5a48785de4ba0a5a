import { eq, sql } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { leaseFirst, setLease, until } from '../db/lease.ts';
import { outbox } from '../db/schema/payments.ts';

export type Job = typeof outbox.$inferSelect;

/** Promises work in the transaction that makes it due. The same key is promised once. */
export async function promise(tx: Database, job: { kind: string; payload: Record<string, unknown>; dedupeKey?: string; runAt: Date }, now: Date): Promise<void> {
  await tx.insert(outbox).values({ ...job, createdAt: now }).onConflictDoNothing();
}

/** A mail server that answers slowly may take its time: the lease is renewed meanwhile. */
const LEASE_SECONDS = 60;

/** Takes one due job. Where no mail server is set, an email that is written waits and is not taken. */
export async function takeJob(db: Database, now: Date, hasMailServer: boolean): Promise<Job | undefined> {
  const due = sql`${outbox.doneAt} is null and ${outbox.failedAt} is null and ${outbox.runAt} <= ${now.toISOString()}::timestamptz ${hasMailServer ? sql`` : sql`and ${outbox.writtenAt} is null`}`;
  const id = await leaseFirst(db, outbox, { due, order: sql`${outbox.runAt}`, now, seconds: LEASE_SECONDS });
  if (id === undefined) return undefined;
  const [job] = await db.update(outbox).set({ attempts: sql`${outbox.attempts} + 1` }).where(eq(outbox.id, id)).returning();
  return job;
}

export const renewJob = (db: Database, id: string, now: Date): Promise<void> => setLease(db, outbox, id, until(now, LEASE_SECONDS));

export async function updateJob(db: Database, id: string, change: Partial<typeof outbox.$inferInsert>): Promise<void> {
  await db.update(outbox).set({ lockedUntil: null, ...change }).where(eq(outbox.id, id));
}
