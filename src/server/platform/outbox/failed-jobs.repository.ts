import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '#src/server/platform/db/client.ts';

export type FailedJob = {
  queue: 'webhook event' | 'outbox' | 'payment';
  id: string;
  attempts: number;
  error: string | null;
  failedAt: Date;
};

/** Jobs that failed their last attempt, the oldest first. */
export async function findFailedJobs(db: Database): Promise<FailedJob[]> {
  const rows = await rowsOf<Omit<FailedJob, 'failedAt'> & { failedAt: string | Date }>(
    db,
    sql`
    select 'webhook event' as queue, event_id as id, attempts, last_error as error, failed_at as "failedAt" from webhook_events where failed_at is not null and applied_at is null
    union all select 'outbox', id::text, attempts, last_error, failed_at from outbox where failed_at is not null and done_at is null
    union all select 'payment', id::text, poll_failures, 'ProviderUnavailableError', poll_failed_at from payments where poll_failed_at is not null and next_poll_at is not null
    order by "failedAt" limit 1000`,
  );
  return rows.map((row) => ({ ...row, attempts: Number(row.attempts), failedAt: new Date(row.failedAt) }));
}

/** Makes failed jobs due again, one by its id or all, and returns their number. */
export async function retryFailedJobs(db: Database, now: Date, id?: string): Promise<number> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const named = (column: string) => (id === undefined ? sql`true` : sql`${sql.identifier(column)}::text = ${id}`);
  const results = [
    await rowsOf(
      db,
      sql`update webhook_events set failed_at = null, attempts = 0, run_at = ${at} where failed_at is not null and applied_at is null and ${named('event_id')} returning 1`,
    ),
    await rowsOf(
      db,
      sql`update outbox set failed_at = null, attempts = 0, run_at = ${at} where failed_at is not null and done_at is null and ${named('id')} returning 1`,
    ),
    await rowsOf(
      db,
      sql`update payments set poll_failed_at = null, poll_failures = 0, next_poll_at = ${at} where poll_failed_at is not null and ${named('id')} returning 1`,
    ),
  ];
  return results.reduce((sum, rows) => sum + rows.length, 0);
}
