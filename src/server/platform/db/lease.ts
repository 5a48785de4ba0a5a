import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { type Database, rowsOf } from '#src/server/platform/db/client.ts';

/** A table of jobs, each of which one worker at a time may take. */
type Leasable = PgTable & { id: PgColumn; lockedUntil: PgColumn };

const timestamp = (date: Date): SQL => sql`${date.toISOString()}::timestamptz`;
const isFree = (table: { lockedUntil: PgColumn }, now: Date): SQL =>
  sql`(${table.lockedUntil} is null or ${table.lockedUntil} <= ${timestamp(now)})`;
/** The end of a lease of so many seconds. */
export const until = (now: Date, seconds: number): Date => new Date(now.getTime() + seconds * 1000);

/** Leases the first due row that is not leased and returns its id. The lease of a dead worker ends by itself. */
export async function leaseFirst(
  db: Database,
  table: Leasable,
  { due, order, now, seconds }: { due: SQL; order: SQL; now: Date; seconds: number },
): Promise<string | undefined> {
  const [row] = await rowsOf<{ id: string }>(
    db,
    sql`
    with due as (select ${table.id} as id from ${table} where ${due} and ${isFree(table, now)} order by ${order} limit 1 for update skip locked)
    update ${table} set locked_until = ${timestamp(until(now, seconds))} from due where ${table.id} = due.id returning ${table.id} as id`,
  );
  return row?.id;
}

/** Leases one row by its id; false if it is leased already. */
export async function leaseOne(
  db: Database,
  table: Leasable,
  id: string,
  { now, seconds }: { now: Date; seconds: number },
): Promise<boolean> {
  return (
    (
      await rowsOf(
        db,
        sql`update ${table} set locked_until = ${timestamp(until(now, seconds))} where ${table.id} = ${id} and ${isFree(table, now)} returning 1`,
      )
    ).length > 0
  );
}

/** Renews the lease of a row, or ends it with null. */
export async function setLease(db: Database, table: Leasable, id: string, lockedUntil: Date | null): Promise<void> {
  await db.execute(
    sql`update ${table} set locked_until = ${lockedUntil === null ? sql`null` : timestamp(lockedUntil)} where ${table.id} = ${id}`,
  );
}
