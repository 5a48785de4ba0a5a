import { sql } from 'drizzle-orm';
import type { ServiceContext } from '../context.ts';
import { rowsOf } from './client.ts';

/** Whether the database answers. */
export async function hasPulse({ db }: Pick<ServiceContext, 'db'>): Promise<boolean> {
  try {
    return (await rowsOf(db, sql`select 1 as one`)).length === 1;
  } catch {
    return false;
  }
}

type Counts = Record<'webhookEvents' | 'outbox' | 'payments', number>;

/** What waits to be done, and what was given up after its last attempt: webhook events, work of the outbox, payments to ask about. */
export async function countWork({ db }: Pick<ServiceContext, 'db'>): Promise<{ waiting: Counts; failed: Counts }> {
  const [row] = await rowsOf<Record<string, string>>(db, sql`
    select (select count(*) from inbox where applied_at is null and failed_at is null)::text as events, (select count(*) from inbox where applied_at is null and failed_at is not null)::text as failed_events,
    (select count(*) from outbox where done_at is null and failed_at is null and run_at <= now())::text as jobs, (select count(*) from outbox where done_at is null and failed_at is not null)::text as failed_jobs,
    (select count(*) from payments where next_enquiry_at is not null and enquiry_failed_at is null)::text as payments, (select count(*) from payments where next_enquiry_at is not null and enquiry_failed_at is not null)::text as failed_payments`);
  const count = (name: string): number => Number(row?.[name] ?? 0);
  return {
    waiting: { webhookEvents: count('events'), outbox: count('jobs'), payments: count('payments') },
    failed: { webhookEvents: count('failed_events'), outbox: count('failed_jobs'), payments: count('failed_payments') },
  };
}
