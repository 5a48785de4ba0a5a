import { and, desc, eq, gt, isNull, ne } from 'drizzle-orm';
import type { Database } from '#src/server/platform/db/client.ts';
import { sessions } from '#src/server/platform/db/schema/accounts.ts';

export type SessionRow = typeof sessions.$inferSelect;

export const insertSession = async (tx: Database, session: typeof sessions.$inferInsert): Promise<SessionRow> =>
  (await tx.insert(sessions).values(session).returning())[0]!;
export const findSession = async (db: Database, id: string): Promise<SessionRow | undefined> =>
  (await db.select().from(sessions).where(eq(sessions.id, id)))[0];
export const lockSession = async (tx: Database, id: string): Promise<SessionRow | undefined> =>
  (await tx.select().from(sessions).where(eq(sessions.id, id)).for('update'))[0];
export const updateSession = async (tx: Database, id: string, change: Partial<SessionRow>): Promise<void> => {
  await tx.update(sessions).set(change).where(eq(sessions.id, id));
};

const running = (userId: string, now: Date) =>
  and(eq(sessions.userId, userId), isNull(sessions.endedAt), gt(sessions.expiresAt, now));

/** More devices than a person has; a list without an end is nobody's. */
const SHOWN = 50;
export const findRunningSessions = (db: Database, userId: string, now: Date): Promise<SessionRow[]> =>
  db
    .select()
    .from(sessions)
    .where(running(userId, now))
    .orderBy(desc(sessions.rotatedAt), desc(sessions.id))
    .limit(SHOWN);

/** The devices that an account was signed in on, also those of sessions that have ended and are not deleted yet. */
export const findDevices = async (db: Database, userId: string): Promise<string[]> =>
  (await db.selectDistinct({ device: sessions.device }).from(sessions).where(eq(sessions.userId, userId))).map(
    ({ device }) => device,
  );

/** Ends every session of an account but one. */
export const endSessions = async (tx: Database, userId: string, now: Date, but?: string): Promise<void> => {
  await tx
    .update(sessions)
    .set({ endedAt: now })
    .where(and(running(userId, now), ...(but === undefined ? [] : [ne(sessions.id, but)])));
};
/** Whether one was ended: another account's is not. */
export const endSession = async (
  tx: Database,
  { id, userId }: { id: string; userId: string },
  now: Date,
): Promise<boolean> =>
  (
    await tx
      .update(sessions)
      .set({ endedAt: now })
      .where(and(running(userId, now), eq(sessions.id, id)))
      .returning({ id: sessions.id })
  ).length > 0;
