import { sql } from 'drizzle-orm';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { rowsOf } from '#src/server/platform/db/client.ts';

/** Whether the database answers a query. */
export async function isReachable({ db }: Pick<ServiceContext, 'db'>): Promise<boolean> {
  try {
    return (await rowsOf(db, sql`select 1 as one`)).length === 1;
  } catch {
    return false;
  }
}

type Counts = Record<'webhookEvents' | 'outbox' | 'payments', number>;

/** Counts the jobs that wait, and those that failed their last attempt: webhook events, outbox, payments to poll. */
export async function countWork({ db }: Pick<ServiceContext, 'db'>): Promise<{ waiting: Counts; failed: Counts }> {
  const [row] = await rowsOf<Record<string, string>>(
    db,
    sql`
    select
      (select count(*) from webhook_events where applied_at is null and failed_at is null)::text as events,
      (select count(*) from webhook_events where applied_at is null and failed_at is not null)::text as failed_events,
      (select count(*) from outbox where done_at is null and failed_at is null and run_at <= now())::text as jobs,
      (select count(*) from outbox where done_at is null and failed_at is not null)::text as failed_jobs,
      (select count(*) from payments where next_poll_at is not null and poll_failed_at is null)::text as payments,
      (select count(*) from payments where next_poll_at is not null and poll_failed_at is not null)::text as failed_payments`,
  );
  const count = (name: string): number => Number(row?.[name] ?? 0);
  return {
    waiting: { webhookEvents: count('events'), outbox: count('jobs'), payments: count('payments') },
    failed: { webhookEvents: count('failed_events'), outbox: count('failed_jobs'), payments: count('failed_payments') },
  };
}
