import { and, desc, eq, gte, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database } from '#src/server/platform/db/client.ts';
import { leaseFirst, leaseOne, setLease } from '#src/server/platform/db/lease.ts';
import { cardChanges } from '#src/server/platform/db/schema/subscriptions.ts';

export type CardChangeRow = typeof cardChanges.$inferSelect;

/** Longer than the time limit of a call to a provider. */
const LEASE_SECONDS = 60;

export const findCardChange = async (db: Database, id: string): Promise<CardChangeRow | undefined> =>
  (await db.select().from(cardChanges).where(eq(cardChanges.id, id)))[0];
export const lockCardChange = async (tx: Database, id: string): Promise<CardChangeRow | undefined> =>
  (await tx.select().from(cardChanges).where(eq(cardChanges.id, id)).for('update'))[0];
export const findCardChangeByRef = async (db: Database, setupRef: string): Promise<CardChangeRow | undefined> =>
  (await db.select().from(cardChanges).where(eq(cardChanges.setupRef, setupRef)))[0];
/** The one that a donor is at; there is at most one. */
export const findOpenCardChange = async (db: Database, subscriptionId: string): Promise<CardChangeRow | undefined> =>
  (
    await db
      .select()
      .from(cardChanges)
      .where(and(eq(cardChanges.subscriptionId, subscriptionId), eq(cardChanges.status, 'open')))
  )[0];
export const insertCardChange = async (tx: Database, row: typeof cardChanges.$inferInsert): Promise<void> => {
  await tx.insert(cardChanges).values(row);
};
export const updateCardChange = async (tx: Database, id: string, change: Partial<CardChangeRow>): Promise<void> => {
  await tx.update(cardChanges).set(change).where(eq(cardChanges.id, id));
};
/** Stores the provider's id of an open change, where none is stored yet, and returns the one that counts. */
export async function bindSetup(db: Database, id: string, setupRef: string): Promise<string> {
  await db
    .update(cardChanges)
    .set({ setupRef })
    .where(and(eq(cardChanges.id, id), isNull(cardChanges.setupRef)));
  return (await findCardChange(db, id))!.setupRef!;
}
/** Asks later; nothing where it is over meanwhile. */
export const postponeCardChange = async (db: Database, id: string, nextPollAt: Date): Promise<void> => {
  await db
    .update(cardChanges)
    .set({ nextPollAt })
    .where(and(eq(cardChanges.id, id), eq(cardChanges.status, 'open')));
};

/** Takes one that its provider is to be asked about. */
export async function takeDueCardChange(db: Database, now: Date): Promise<CardChangeRow | undefined> {
  const id = await leaseFirst(db, cardChanges, {
    due: sql`${cardChanges.status} = 'open' and ${cardChanges.nextPollAt} <= ${now.toISOString()}::timestamptz`,
    order: sql`${cardChanges.nextPollAt}`,
    now,
    seconds: LEASE_SECONDS,
  });
  return id === undefined ? undefined : findCardChange(db, id);
}
/** False while another process asks about it. */
export const leaseCardChange = (db: Database, id: string, now: Date): Promise<boolean> =>
  leaseOne(db, cardChanges, id, { now, seconds: LEASE_SECONDS });
export const releaseCardChange = (db: Database, id: string): Promise<void> => setLease(db, cardChanges, id, null);

/**
 * The cards that were tried at once since a moment: how many, and the date of the next attempt that stood before the last of
 * them.
 */
export async function findTriedCards(
  db: Database,
  subscriptionId: string,
  since: Date,
): Promise<{ count: number; retryAt: Date | undefined }> {
  const rows = await db
    .select({ retryAt: cardChanges.retryAt })
    .from(cardChanges)
    .where(
      and(
        eq(cardChanges.subscriptionId, subscriptionId),
        isNotNull(cardChanges.retryAt),
        gte(cardChanges.savedAt, since),
      ),
    )
    .orderBy(desc(cardChanges.savedAt));
  return { count: rows.length, retryAt: rows[0]?.retryAt ?? undefined };
}
