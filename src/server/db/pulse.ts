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

/** What waits to be done: notices, work of the outbox, payments to ask about. */
export async function countWaiting({ db }: Pick<ServiceContext, 'db'>): Promise<{ notices: number; outbox: number; payments: number }> {
  const [row] = await rowsOf<Record<'notices' | 'outbox' | 'payments', string>>(db, sql`
    select (select count(*) from inbox where applied_at is null)::text as notices, (select count(*) from outbox where done_at is null and run_at <= now())::text as outbox,
    (select count(*) from payments where next_enquiry_at is not null)::text as payments`);
  return { notices: Number(row?.notices ?? 0), outbox: Number(row?.outbox ?? 0), payments: Number(row?.payments ?? 0) };
}
