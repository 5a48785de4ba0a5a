import { type SQL, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '#src/server/platform/db/client.ts';
import type { RetentionRule } from '#src/server/platform/retention/retention.ts';

/** The number of rows of one statement, so that no lock is held for long. */
const BATCH = 500;

const batchOf = (table: SQL, due: SQL): SQL =>
  sql`select ctid from ${table} where ${due} limit ${BATCH} for update skip locked`;
const deleteFrom = (table: SQL, due: SQL): SQL =>
  sql`delete from ${table} where ctid = any(array(${batchOf(table, due)})) returning 1`;
const change = (table: SQL, set: SQL, due: SQL): SQL =>
  sql`update ${table} set ${set} where ctid = any(array(${batchOf(table, due)})) returning 1`;

/** The query of each rule. `before`: rows that ended earlier are past their retention time. */
const QUERIES: Record<RetentionRule, (before: SQL) => SQL> = {
  formFlashes: (before) => deleteFrom(sql`form_flashes`, sql`expires_at <= ${before}`),
  cartPrivate: (before) => deleteFrom(sql`cart_private`, sql`expires_at <= ${before}`),
  idempotencyRecords: (before) => deleteFrom(sql`idempotency_records`, sql`expires_at <= ${before}`),
  rateLimits: (before) => deleteFrom(sql`rate_limits`, sql`expire <= ${before}`),
  webhookBodies: (before) => change(sql`webhook_events`, sql`raw = ''`, sql`raw <> '' and applied_at <= ${before}`),
  failedWebhookEvents: (before) => deleteFrom(sql`webhook_events`, sql`applied_at is null and failed_at <= ${before}`),
  webhookEvents: (before) => deleteFrom(sql`webhook_events`, sql`raw = '' and applied_at <= ${before}`),
  emailBodies: (before) => change(sql`emails`, sql`html = '', plain = ''`, sql`html <> '' and sent_at <= ${before}`),
  emails: (before) => deleteFrom(sql`emails`, sql`sent_at <= ${before}`),
  unsentEmails: (before) => deleteFrom(sql`emails`, sql`sent_at is null and created_at <= ${before}`),
  textMessages: (before) => deleteFrom(sql`text_messages`, sql`sent_at <= ${before}`),
  unsentTextMessages: (before) => deleteFrom(sql`text_messages`, sql`sent_at is null and created_at <= ${before}`),
  failedJobs: (before) => deleteFrom(sql`outbox`, sql`done_at is null and failed_at <= ${before}`),
  jobs: (before) => deleteFrom(sql`outbox`, sql`done_at <= ${before}`),
  newsletterUnconfirmed: (before) =>
    deleteFrom(sql`newsletter_subscriptions`, sql`status = 'pending' and created_at <= ${before}`),
  newsletterEnded: (before) =>
    deleteFrom(sql`newsletter_subscriptions`, sql`status = 'unsubscribed' and unsubscribed_at <= ${before}`),
  remindersUnconfirmed: (before) =>
    deleteFrom(sql`sacrifice_reminders`, sql`confirmed_at is null and created_at <= ${before}`),
  remindersSent: (before) => deleteFrom(sql`sacrifice_reminders`, sql`reminded_at <= ${before}`),
  remindersUnsent: (before) =>
    deleteFrom(sql`sacrifice_reminders`, sql`reminded_at is null and created_at <= ${before}`),
  contactMessages: (before) => deleteFrom(sql`contact_messages`, sql`created_at <= ${before}`),
  applications: (before) => deleteFrom(sql`applications`, sql`created_at <= ${before}`),
  accountCodes: (before) => deleteFrom(sql`account_codes`, sql`expires_at <= ${before}`),
  sessions: (before) => deleteFrom(sql`sessions`, sql`least(expires_at, coalesce(ended_at, expires_at)) <= ${before}`),
  passkeyChallenges: (before) => deleteFrom(sql`passkey_challenges`, sql`expires_at <= ${before}`),
  suppressedEmails: (before) => deleteFrom(sql`suppressed_emails`, sql`refused_at <= ${before}`),
  givingCodes: (before) => deleteFrom(sql`giving_codes`, sql`expires_at <= ${before}`),
  cardChanges: (before) => deleteFrom(sql`card_changes`, sql`status <> 'open' and created_at <= ${before}`),
  // Its declines go with it.
  cardOrders: (before) => deleteFrom(sql`card_orders`, sql`created_at <= ${before}`),
  cardDeclines: (before) => deleteFrom(sql`card_declines`, sql`at <= ${before}`),
  cardChangeNetworks: (before) =>
    change(sql`card_changes`, sql`source_hash = null`, sql`source_hash is not null and created_at <= ${before}`),
  volunteers: (before) => deleteFrom(sql`volunteers`, sql`created_at <= ${before}`),
  pageCounts: (before) => deleteFrom(sql`page_counts`, sql`day <= (${before})::date`),
  bankMovementWords: (before) =>
    change(
      sql`bank_movements`,
      sql`name = '', text = ''`,
      sql`(name <> '' or text <> '') and imported_at <= ${before}`,
    ),
  // Staff are made by a command, and keep theirs.
  unconfirmedAccounts: (before) => sql`
    with gone as (
      select id from users u where not is_email_verified and erased_at is null and coalesce(email, taken_email) is not null and roles = '{donor}' and created_at <= ${before}
        and not exists (select 1 from orders where account_id = u.id) and not exists (select 1 from subscriptions where account_id = u.id)
      limit ${BATCH} for update skip locked),
    devices as (delete from sessions where user_id in (select id from gone)),
    codes as (delete from account_codes where user_id in (select id from gone)),
    keys as (delete from passkeys where user_id in (select id from gone)),
    providers as (delete from identities where user_id in (select id from gone)),
    apps as (delete from authenticators where user_id in (select id from gone)),
    spares as (delete from recovery_codes where user_id in (select id from gone)),
    pictures as (update files set owner_id = null, remove_at = now() where owner_id in (select id from gone))
    delete from users where id in (select id from gone) returning 1`,
  unpaidDonors: (before) => sql`
    with ended as (
      select id from orders where status in ('expired', 'failed', 'cancelled') and erased_at is null and account_id is null and received_minor = 0 and expires_at <= ${before}
      limit ${BATCH} for update skip locked),
    donors as (delete from order_donors where order_id in (select id from ended)),
    people as (delete from order_item_people where item_id in (select i.id from order_items i join ended on ended.id = i.order_id)),
    messages as (delete from emails where order_id in (select id from ended))
    update orders set erased_at = now() where id in (select id from ended) returning 1`,
};

/** Rows with an end of their own, which includes the seconds of the rule. */
const ENDS_BY_ITSELF: readonly RetentionRule[] = ['formFlashes', 'cartPrivate', 'idempotencyRecords', 'rateLimits'];

/** Deletes the rows of a rule that are past their time, in batches, and returns their number. */
export async function deleteOld(
  db: Database,
  rule: RetentionRule,
  { now, seconds }: { now: Date; seconds: number },
): Promise<number> {
  const before = new Date(now.getTime() - (ENDS_BY_ITSELF.includes(rule) ? 0 : seconds * 1000));
  const query = QUERIES[rule](sql`${before.toISOString()}::timestamptz`);
  for (let total = 0; ;) {
    const count = (await rowsOf(db, query)).length;
    total += count;
    if (count < BATCH) return total;
  }
}
