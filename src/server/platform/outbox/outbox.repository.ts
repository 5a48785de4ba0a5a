import { eq, inArray, sql } from 'drizzle-orm';
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
  await enqueue(tx, { kind: 'email', key, payload, runAt: now }, now);
}

/** Enqueues an email, a text message, or a code that was asked for, for a moment. `key` prevents a second job of the kind with the same key. */
export async function enqueue(
  tx: Database,
  {
    key,
    kind,
    payload,
    runAt,
  }: {
    kind: 'email' | 'text' | 'code';
    key: string;
    payload: { template: string } & Record<string, unknown>;
    runAt: Date;
  },
  now: Date,
): Promise<void> {
  await tx
    .insert(outbox)
    .values({ kind, payload, dedupeKey: `${kind}:${key}`, runAt, createdAt: now })
    .onConflictDoNothing();
}

/** Takes a part of a job away that is not to be kept once it is done. */
export const withoutPart = async (db: Database, id: string, part: string): Promise<void> => {
  await db
    .update(outbox)
    .set({ payload: sql`${outbox.payload} - ${part}::text` })
    .where(eq(outbox.id, id));
};

/** The lease is renewed while a slow mail server takes longer. */
const LEASE_SECONDS = 60;

/** Whether a mail server and a gateway for text messages are configured. */
type Senders = { email: boolean; text: boolean };

/** Takes one due job. Leaves out those whose message is written and has nobody to send it. */
export async function takeJob(db: Database, now: Date, senders: Senders): Promise<Job | undefined> {
  const sent = [...(senders.email ? ['email'] : []), ...(senders.text ? ['text'] : [])];
  const due = sql`${outbox.doneAt} is null and ${outbox.failedAt} is null and ${outbox.runAt} <= ${now.toISOString()}::timestamptz and (${outbox.writtenAt} is null or ${inArray(outbox.kind, sent)})`;
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
