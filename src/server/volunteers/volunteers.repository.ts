import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Database } from '#src/server/platform/db/client.ts';
import { volunteers } from '#src/server/platform/db/schema/volunteers.ts';

export type Volunteer = typeof volunteers.$inferSelect;

/** Stores an offer, and returns it; undefined where the same one was stored today. */
export async function insertVolunteer(
  tx: Database,
  row: typeof volunteers.$inferInsert,
): Promise<Volunteer | undefined> {
  return (await tx.insert(volunteers).values(row).onConflictDoNothing().returning())[0];
}
export async function findVolunteer(
  db: Database,
  by: { id: string } | { fingerprint: string },
): Promise<Volunteer | undefined> {
  const condition = 'id' in by ? eq(volunteers.id, by.id) : eq(volunteers.fingerprint, by.fingerprint);
  return (await db.select().from(volunteers).where(condition))[0];
}
/** How many offers an address has sent since a moment. */
export const countVolunteersOf = (tx: Database, email: string, since: Date): Promise<number> =>
  tx.$count(volunteers, and(eq(sql`lower(${volunteers.email})`, email.toLowerCase()), gt(volunteers.createdAt, since)));
/** The offers that nobody has answered, the oldest first. */
export const findUnansweredVolunteers = (db: Database, limit: number): Promise<Volunteer[]> =>
  db.select().from(volunteers).where(isNull(volunteers.answeredAt)).orderBy(asc(volunteers.createdAt)).limit(limit);
/** Whether there was such an offer that was not answered yet. */
export async function markVolunteerAnswered(db: Database, number: string, at: Date): Promise<boolean> {
  const marked = await db
    .update(volunteers)
    .set({ answeredAt: at })
    .where(and(eq(volunteers.number, number), isNull(volunteers.answeredAt)))
    .returning({ id: volunteers.id });
  return marked.length > 0;
}
