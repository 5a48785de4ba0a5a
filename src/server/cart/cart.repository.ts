import { and, eq, inArray, lte } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { cartPrivate } from '../db/schema/orders.ts';

export async function saveSealed(db: Database, row: typeof cartPrivate.$inferInsert): Promise<void> {
  await db.insert(cartPrivate).values(row).onConflictDoUpdate({ target: [cartPrivate.keyHash, cartPrivate.itemId], set: { sealed: row.sealed, expiresAt: row.expiresAt } });
}
export const findSealed = (db: Database, keyHash: string) => db.select().from(cartPrivate).where(eq(cartPrivate.keyHash, keyHash));
export async function deleteSealed(db: Database, keyHash: string, itemIds?: readonly string[]): Promise<void> {
  await db.delete(cartPrivate).where(and(eq(cartPrivate.keyHash, keyHash), itemIds ? inArray(cartPrivate.itemId, [...itemIds]) : undefined));
}
export async function deleteExpired(db: Database, now: Date): Promise<void> {
  await db.delete(cartPrivate).where(lte(cartPrivate.expiresAt, now));
}
