import { and, eq, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '#src/server/platform/db/client.ts';
import { sacrificeReminders } from '#src/server/platform/db/schema/sacrifices.ts';

type Row = typeof sacrificeReminders.$inferInsert;

export const insertReminder = async (tx: Database, row: Row): Promise<void> => {
  await tx.insert(sacrificeReminders).values(row).onConflictDoNothing();
};
export const findReminder = async (tx: Database, email: string) =>
  (
    await tx
      .select()
      .from(sacrificeReminders)
      .where(sql`lower(${sacrificeReminders.email}) = lower(${email})`)
      .for('update')
  )[0];
export const findReminderById = async (db: Database, id: string) =>
  (await db.select().from(sacrificeReminders).where(eq(sacrificeReminders.id, id)))[0];
export const findReminderByToken = async (db: Database, tokenHash: string) =>
  (await db.select().from(sacrificeReminders).where(eq(sacrificeReminders.tokenHash, tokenHash)))[0];
export const updateReminder = async (tx: Database, id: string, change: Partial<Row>): Promise<void> => {
  await tx.update(sacrificeReminders).set(change).where(eq(sacrificeReminders.id, id));
};
/** Whether it stood. */
export const deleteReminder = async (db: Database, tokenHash: string): Promise<boolean> =>
  (
    await db
      .delete(sacrificeReminders)
      .where(eq(sacrificeReminders.tokenHash, tokenHash))
      .returning({ id: sacrificeReminders.id })
  ).length > 0;

export const hasDueReminder = async (db: Database, now: Date): Promise<boolean> =>
  (
    await db
      .select({ id: sacrificeReminders.id })
      .from(sacrificeReminders)
      .where(
        and(
          isNotNull(sacrificeReminders.confirmedAt),
          isNull(sacrificeReminders.remindedAt),
          lte(sacrificeReminders.remindFrom, now),
        ),
      )
      .limit(1)
  ).length > 0;

/** Enqueues the email of everybody who is to be told by now, and marks them. @returns how many */
export async function enqueueDueReminders(db: Database, now: Date): Promise<number> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const rows = await rowsOf(
    db,
    sql`
    with due as (
      select id from sacrifice_reminders
      where confirmed_at is not null and reminded_at is null and remind_from <= ${at}
      for update skip locked),
    told as (
      insert into outbox (id, kind, payload, dedupe_key, run_at, created_at)
      select gen_random_uuid(), 'email', jsonb_build_object('template', 'sacrificeReminder', 'reminderId', id),
        'email:sacrificeReminder:' || id || ':' || ${now.toISOString()}::text, ${at}, ${at}
      from due
      on conflict do nothing)
    update sacrifice_reminders set reminded_at = ${at} from due where sacrifice_reminders.id = due.id returning 1`,
  );
  return rows.length;
}
