import { sql } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { rowsOf } from '../db/client.ts';
import { outbox } from '../db/schema/payments.ts';

export type Job = { id: string; kind: string; payload: Record<string, unknown>; attempts: number };

/** Promises work in the transaction that makes it due. The same key is promised once. */
export async function promise(tx: Database, job: { kind: string; payload: Record<string, unknown>; dedupeKey?: string; runAt: Date }, now: Date): Promise<void> {
  await tx.insert(outbox).values({ ...job, createdAt: now }).onConflictDoNothing();
}

const LEASE_SECONDS = 60;

/** Takes due work for a minute; another worker sees it again only if this one dies. */
export async function takeJobs(db: Database, now: Date, count: number): Promise<Job[]> {
  const until = new Date(now.getTime() + LEASE_SECONDS * 1000);
  return rowsOf<Job>(db, sql`
    update outbox set locked_until = ${until.toISOString()}::timestamptz, attempts = attempts + 1
    where id in (
      select id from outbox where done_at is null and run_at <= ${now.toISOString()}::timestamptz and (locked_until is null or locked_until <= ${now.toISOString()}::timestamptz)
      order by run_at limit ${count} for update skip locked)
    returning id, kind, payload, attempts`);
}

export async function finishJob(db: Database, id: string, now: Date): Promise<void> {
  await db.update(outbox).set({ doneAt: now, lockedUntil: null, lastError: null }).where(sql`${outbox.id} = ${id}`);
}

export async function postponeJob(db: Database, id: string, { runAt, error }: { runAt: Date; error: string }): Promise<void> {
  await db.update(outbox).set({ runAt, lockedUntil: null, lastError: error }).where(sql`${outbox.id} = ${id}`);
}
