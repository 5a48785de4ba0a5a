import { and, eq, gt } from 'drizzle-orm';
import type { Database } from '#src/server/platform/db/client.ts';
import { cartPrivate } from '#src/server/platform/db/schema/cart.ts';

export async function writeCartPrivate(db: Database, row: typeof cartPrivate.$inferInsert): Promise<void> {
  await db
    .insert(cartPrivate)
    .values(row)
    .onConflictDoUpdate({
      target: [cartPrivate.keyHash, cartPrivate.itemId],
      set: { encrypted: row.encrypted, expiresAt: row.expiresAt },
    });
}

export const findCartPrivate = (db: Database, keyHash: string, now: Date) =>
  db
    .select({ itemId: cartPrivate.itemId, encrypted: cartPrivate.encrypted })
    .from(cartPrivate)
    .where(and(eq(cartPrivate.keyHash, keyHash), gt(cartPrivate.expiresAt, now)));

export async function deleteCartPrivate(db: Database, keyHash: string, itemId?: string): Promise<void> {
  await db
    .delete(cartPrivate)
    .where(and(eq(cartPrivate.keyHash, keyHash), itemId === undefined ? undefined : eq(cartPrivate.itemId, itemId)));
}
