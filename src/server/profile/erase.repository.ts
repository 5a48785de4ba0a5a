import { and, eq, inArray, sql } from 'drizzle-orm';
import { deleteIdentities } from '#src/server/accounts/identities.repository.ts';
import { removeSecondFactor } from '#src/server/accounts/second-factor.repository.ts';
import { releaseFilesOf } from '#src/server/files/files.repository.ts';
import { type Database, rowsOf } from '#src/server/platform/db/client.ts';
import { accountCodes, sessions } from '#src/server/platform/db/schema/accounts.ts';
import { giftReceivers } from '#src/server/platform/db/schema/gift-receivers.ts';
import { orderDonors } from '#src/server/platform/db/schema/orders.ts';
import { zakatDays, zakatRecords } from '#src/server/platform/db/schema/own-zakat.ts';
import { users } from '#src/server/platform/db/schema/people.ts';
import { subscriptions } from '#src/server/platform/db/schema/subscriptions.ts';

/** Whether a recurring donation of the account still runs. */
export const hasRunningSubscription = async (db: Database, userId: string): Promise<boolean> =>
  (
    await db
      .select({ id: subscriptions.id })
      .from(subscriptions)
      .where(and(eq(subscriptions.accountId, userId), inArray(subscriptions.status, ['active', 'paused', 'pastDue'])))
      .limit(1)
  ).length > 0;

/**
 * Deletes the personal data of an account, of its donations, and of what was sent with its email in forms; orders, payments and
 * the ledger stay as they are. `email`: empty where it is not confirmed, as it may be somebody else's. An order that
 * is not paid yet becomes a guest's, with the recurring donation that it would begin; their data go by their own rule.
 */
export async function erasePerson(
  tx: Database,
  { email, hashOf, userId }: { userId: string; email: string; hashOf: (email: string) => string },
  now: Date,
) {
  await rowsOf(
    tx,
    sql`delete from text_messages where kind = 'phoneCode' and to_number = (select phone_e164 from users where id = ${userId}) returning 1`,
  );
  const opened = await rowsOf<{ id: string; email: string; hash: string }>(
    tx,
    sql`with opened as (update orders set account_id = null where account_id = ${userId} and status in ('pending', 'awaitingTransfer') returning id)
      , plans as (update subscriptions set account_id = null where order_id in (select id from opened))
      select order_id as id, email, donor_hash as hash from order_donors where order_id in (select id from opened)`,
  );
  // By the hash of a former address its next owner would claim the order, with the person's name and present address.
  for (const { email: address, hash, id } of opened)
    await tx
      .update(orderDonors)
      .set({ isClaimed: hash !== hashOf(address) })
      .where(eq(orderDonors.orderId, id));
  await rowsOf(
    tx,
    sql`with closed as (select id from orders where account_id = ${userId}),
      donors as (delete from order_donors where order_id in (select id from closed)),
      people as (delete from order_item_people where item_id in (select i.id from order_items i join closed on closed.id = i.order_id)),
      messages as (delete from emails where order_id in (select id from closed) or lower(to_address) = lower(${email})),
      texts as (delete from text_messages where order_id in (select id from closed)),
      requests as (update refunds set reason = '' where requested_by = 'donor' and order_id in (select id from closed)),
      newsletter as (delete from newsletter_subscriptions where lower(email) = lower(${email})),
      reminders as (delete from sacrifice_reminders where lower(email) = lower(${email})),
      offers as (delete from volunteers where lower(email) = lower(${email})),
      questions as (delete from contact_messages where lower(email) = lower(${email}))
      update orders set erased_at = ${now.toISOString()}::timestamptz where id in (select id from closed) returning 1`,
  );
  await tx.delete(sessions).where(eq(sessions.userId, userId));
  await removeSecondFactor(tx, userId);
  await deleteIdentities(tx, userId);
  await tx.delete(zakatRecords).where(eq(zakatRecords.userId, userId));
  await tx.delete(zakatDays).where(eq(zakatDays.userId, userId));
  await tx.delete(giftReceivers).where(eq(giftReceivers.userId, userId));
  await releaseFilesOf(tx, userId, now);
  // Also those to addresses that were asked for and given up, and to former ones that nobody confirmed.
  await rowsOf(
    tx,
    sql`delete from emails where dedupe_key in (select id::text from outbox where payload ->> 'userId' = ${userId}) returning 1`,
  );
  await tx.delete(accountCodes).where(eq(accountCodes.userId, userId));
  await tx
    .update(users)
    .set({
      username: `erased.${userId}`,
      email: null,
      takenEmail: null,
      isEmailVerified: false,
      passwordHash: null,
      gender: null,
      dateOfBirth: null,
      nationality: null,
      mainDonationField: null,
      secondaryDonationField: null,
      fullName: null,
      imageKey: null,
      phoneCountry: null,
      phoneNumber: null,
      phoneE164: null,
      phoneVerifiedAt: null,
      digits: null,
      namesToNgosAt: null,
      erasedAt: now,
    })
    .where(eq(users.id, userId));
}
