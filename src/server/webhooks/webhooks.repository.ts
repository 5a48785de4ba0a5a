import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { rowsOf } from '../db/client.ts';
import { until } from '../db/lease.ts';
import { inbox } from '../db/schema/payments.ts';

export type WebhookEvent = { provider: string; eventId: string; providerRef: string | null; attempts: number };

/** Stores an event as it came; false when it had come before. Events of the same payment that wait are looked at again soon. */
export async function insertWebhookEvent(db: Database, event: typeof inbox.$inferInsert): Promise<boolean> {
  const isNew = (await db.insert(inbox).values(event).onConflictDoNothing().returning({ eventId: inbox.eventId })).length > 0;
  if (isNew && event.providerRef) {
    await db.update(inbox).set({ runAt: event.runAt }).where(and(eq(inbox.provider, event.provider), eq(inbox.providerRef, event.providerRef), isNull(inbox.appliedAt), sql`${inbox.runAt} > ${event.runAt.toISOString()}::timestamptz`));
  }
  return isNew;
}

/** Longer than a provider may take to answer. */
const LEASE_SECONDS = 60;

/**
 * Takes an event whose turn it is. Of the events of one payment only the oldest that is not applied may be taken: so two
 * workers never ask about the same payment at once, and one answer serves all that wait.
 */
export async function takeWebhookEvent(db: Database, now: Date): Promise<WebhookEvent | undefined> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const [event] = await rowsOf<WebhookEvent>(db, sql`
    with due as (
      select e.provider, e.event_id from inbox e
      where e.applied_at is null and e.failed_at is null and e.run_at <= ${at} and (e.locked_until is null or e.locked_until <= ${at})
      and (e.provider_ref is null or not exists (
        select 1 from inbox earlier where earlier.provider = e.provider and earlier.provider_ref = e.provider_ref and earlier.applied_at is null and earlier.failed_at is null
        and (earlier.received_at, earlier.event_id) < (e.received_at, e.event_id)))
      order by e.run_at limit 1 for update of e skip locked)
    update inbox set locked_until = ${until(now, LEASE_SECONDS).toISOString()}::timestamptz, attempts = attempts + 1
    from due where inbox.provider = due.provider and inbox.event_id = due.event_id
    returning inbox.provider, inbox.event_id as "eventId", inbox.provider_ref as "providerRef", inbox.attempts`);
  return event;
}

/** The event and all others of its payment that are stored by now: what is asked after this answers each of them. */
export async function findEventIds(db: Database, { eventId, provider, providerRef }: WebhookEvent): Promise<string[]> {
  if (providerRef === null) return [eventId];
  const rows = await db.select({ eventId: inbox.eventId }).from(inbox).where(and(eq(inbox.provider, provider), eq(inbox.providerRef, providerRef), isNull(inbox.appliedAt)));
  return rows.map((row) => row.eventId);
}

export async function markApplied(db: Database, provider: string, eventIds: readonly string[], at: Date): Promise<void> {
  await db.update(inbox).set({ appliedAt: at, lockedUntil: null, failedAt: null, lastError: null }).where(and(eq(inbox.provider, provider), inArray(inbox.eventId, [...eventIds])));
}

export async function updateWebhookEvent(db: Database, { eventId, provider }: WebhookEvent, change: Partial<typeof inbox.$inferInsert>): Promise<void> {
  await db.update(inbox).set({ lockedUntil: null, ...change }).where(and(eq(inbox.provider, provider), eq(inbox.eventId, eventId)));
}
