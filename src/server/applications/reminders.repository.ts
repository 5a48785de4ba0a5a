import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '#src/server/platform/db/client.ts';

/**
 * Enqueues an email for everybody who joined an event whose reminder is due, once for each of its days, and marks those
 * events. Who joined after the reminder was due has just been told everything. @returns the number of events
 */
export async function enqueueReminders(db: Database, now: Date): Promise<number> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const rows = await rowsOf(
    db,
    sql`
    with due as (
      select id, reminds_at, starts_on from activities
      where kind = 'event' and reminded_at is null and reminds_at <= ${at} and starts_at > ${at} and status in ('open', 'closed')
      for update skip locked),
    told as (
      insert into outbox (id, kind, payload, dedupe_key, run_at, created_at)
      select gen_random_uuid(), 'email', jsonb_build_object('template', 'eventReminder', 'applicationId', a.id),
        'email:eventReminder:' || a.id || ':' || due.starts_on, ${at}, ${at}
      from due join applications a on a.activity_id = due.id and a.status = 'accepted' and a.decided_at < due.reminds_at
      on conflict do nothing)
    update activities set reminded_at = ${at} from due where activities.id = due.id returning 1`,
  );
  return rows.length;
}
