import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { type Database, rowsOf } from './client.ts';

/** A table whose rows are work, taken by one worker at a time. */
type Leasable = PgTable & { id: PgColumn; lockedUntil: PgColumn };

const timestamp = (date: Date): SQL => sql`${date.toISOString()}::timestamptz`;
export const isFree = (table: { lockedUntil: PgColumn }, now: Date): SQL => sql`(${table.lockedUntil} is null or ${table.lockedUntil} <= ${timestamp(now)})`;
export const until = (now: Date, seconds: number): Date => new Date(now.getTime() + seconds * 1000);

/** Takes the first due row that nobody holds, and answers its id. A worker that dies holds it no longer than the lease. */
export async function leaseFirst(db: Database, table: Leasable, { due, order, now, seconds }: { due: SQL; order: SQL; now: Date; seconds: number }): Promise<string | undefined> {
  const [row] = await rowsOf<{ id: string }>(db, sql`
    with due as (select ${table.id} as id from ${table} where ${due} and ${isFree(table, now)} order by ${order} limit 1 for update skip locked)
    update ${table} set locked_until = ${timestamp(until(now, seconds))} from due where ${table.id} = due.id returning ${table.id} as id`);
  return row?.id;
}

/** Takes one row by its id, unless somebody holds it. */
export async function leaseOne(db: Database, table: Leasable, id: string, { now, seconds }: { now: Date; seconds: number }): Promise<boolean> {
  return (await rowsOf(db, sql`update ${table} set locked_until = ${timestamp(until(now, seconds))} where ${table.id} = ${id} and ${isFree(table, now)} returning 1`)).length > 0;
}

/** Holds a row longer, or with `lockedUntil` null lets it go. */
export async function setLease(db: Database, table: Leasable, id: string, lockedUntil: Date | null): Promise<void> {
  await db.execute(sql`update ${table} set locked_until = ${lockedUntil === null ? sql`null` : timestamp(lockedUntil)} where ${table.id} = ${id}`);
}
