import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { PaymentMethod } from '#src/contracts/orders.ts';
import type { Database } from '#src/server/platform/db/client.ts';
import { rowsOf } from '#src/server/platform/db/client.ts';
import { until } from '#src/server/platform/db/lease.ts';
import { webhookEvents } from '#src/server/platform/db/schema/payments.ts';

type Provider = Exclude<PaymentMethod, 'bank'>;
export type WebhookEvent = {
  provider: Provider;
  eventId: string;
  type: string;
  providerRef: string | null;
  attempts: number;
};

/** Stores an event; false when it was stored before. Waiting events of the same payment become due again. */
export async function insertWebhookEvent(db: Database, event: typeof webhookEvents.$inferInsert): Promise<boolean> {
  const isNew =
    (await db.insert(webhookEvents).values(event).onConflictDoNothing().returning({ eventId: webhookEvents.eventId }))
      .length > 0;
  if (isNew && event.providerRef) {
    await db
      .update(webhookEvents)
      .set({ runAt: event.runAt })
      .where(
        and(
          eq(webhookEvents.provider, event.provider),
          eq(webhookEvents.providerRef, event.providerRef),
          isNull(webhookEvents.appliedAt),
          sql`${webhookEvents.runAt} > ${event.runAt.toISOString()}::timestamptz`,
        ),
      );
  }
  return isNew;
}

/** Longer than the time limit of a call to a provider. */
const LEASE_SECONDS = 60;

/**
 * Takes a due event. Of the events of one payment only the oldest that is not applied may be taken, so that two workers never
 * retrieve the same payment at once, and one response serves all its events.
 */
export async function takeWebhookEvent(
  db: Database,
  now: Date,
  providers: readonly Provider[],
): Promise<WebhookEvent | undefined> {
  if (providers.length === 0) return undefined;
  const known = sql.join(
    providers.map((provider) => sql`${provider}`),
    sql`, `,
  );
  const at = sql`${now.toISOString()}::timestamptz`;
  const [event] = await rowsOf<WebhookEvent>(
    db,
    sql`
    with due as (
      select e.provider, e.event_id from webhook_events e
      where e.provider in (${known}) and e.applied_at is null and e.failed_at is null and e.run_at <= ${at} and (e.locked_until is null or e.locked_until <= ${at})
      and (e.provider_ref is null or not exists (
        select 1 from webhook_events earlier where earlier.provider = e.provider and earlier.provider_ref = e.provider_ref and earlier.applied_at is null and earlier.failed_at is null
        and (earlier.received_at, earlier.event_id) < (e.received_at, e.event_id)))
      order by e.run_at limit 1 for update of e skip locked)
    update webhook_events set locked_until = ${until(now, LEASE_SECONDS).toISOString()}::timestamptz, attempts = attempts + 1
    from due where webhook_events.provider = due.provider and webhook_events.event_id = due.event_id
    returning webhook_events.provider, webhook_events.event_id as "eventId", webhook_events.type, webhook_events.provider_ref as "providerRef", webhook_events.attempts`,
  );
  return event;
}

/** All stored events of the same payment, which a later response of the provider covers. */
export async function findSameEvents(
  db: Database,
  { eventId, provider, providerRef, type }: WebhookEvent,
): Promise<{ eventId: string; type: string }[]> {
  if (providerRef === null) return [{ eventId, type }];
  return db
    .select({ eventId: webhookEvents.eventId, type: webhookEvents.type })
    .from(webhookEvents)
    .where(
      and(
        eq(webhookEvents.provider, provider),
        eq(webhookEvents.providerRef, providerRef),
        isNull(webhookEvents.appliedAt),
      ),
    );
}

/** Marks events as applied, which ends their leases. */
export async function markApplied(
  db: Database,
  provider: string,
  eventIds: readonly string[],
  at: Date,
): Promise<void> {
  await db
    .update(webhookEvents)
    .set({ appliedAt: at, lockedUntil: null, failedAt: null, lastError: null })
    .where(and(eq(webhookEvents.provider, provider), inArray(webhookEvents.eventId, [...eventIds])));
}

/** Changes an event and ends its lease. */
export async function updateWebhookEvent(
  db: Database,
  { eventId, provider }: WebhookEvent,
  change: Partial<typeof webhookEvents.$inferInsert>,
): Promise<void> {
  await db
    .update(webhookEvents)
    .set({ lockedUntil: null, ...change })
    .where(and(eq(webhookEvents.provider, provider), eq(webhookEvents.eventId, eventId)));
}
