import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { type Database, rowsOf } from '#src/server/platform/db/client.ts';
import { applications } from '#src/server/platform/db/schema/activities.ts';
import { contactMessages } from '#src/server/platform/db/schema/contact-messages.ts';
import { emails, outbox } from '#src/server/platform/db/schema/payments.ts';
import { newsletterSubscriptions } from '#src/server/platform/db/schema/people.ts';
import { sacrificeReminders } from '#src/server/platform/db/schema/sacrifices.ts';
import { volunteers } from '#src/server/platform/db/schema/volunteers.ts';

type Move = { from: string; to: string };
const is = (column: PgColumn, address: string) => sql`lower(${column}) = ${address.toLowerCase()}`;

/**
 * What is written about the donations of an account goes to another address. The keyed hash of those that are paid stays, because
 * donors are counted by it; the others get that of the new one, as by the former its next owner would claim them.
 */
export async function moveDonations(
  tx: Database,
  userId: string,
  { donorHash, from, to }: Move & { donorHash: string },
): Promise<void> {
  await rowsOf(
    tx,
    sql`update order_donors d set email = ${to}, is_claimed = true,
        donor_hash = case when o.paid_at is null and not exists (select 1 from order_items i where i.order_id = o.id and i.paid_at is not null)
          then ${donorHash} else d.donor_hash end
      from orders o
      where o.id = d.order_id and o.account_id = ${userId} and lower(d.email) = ${from.toLowerCase()} returning 1`,
  );
}

/** What was sent with a confirmed address in forms is answered at another. Where that one has its own, the older one is deleted. */
export async function moveRecords(tx: Database, move: Move): Promise<void> {
  const { from, to } = move;
  await tx.update(volunteers).set({ email: to }).where(is(volunteers.email, from));
  await tx.update(contactMessages).set({ email: to }).where(is(contactMessages.email, from));
  await tx.update(applications).set({ email: to }).where(is(applications.email, from));
  const isPending = eq(newsletterSubscriptions.status, 'pending');
  await moveOnly(tx, newsletterSubscriptions, { email: newsletterSubscriptions.email, isPending }, move);
  const { confirmedAt, email } = sacrificeReminders;
  await moveOnly(tx, sacrificeReminders, { email, isPending: isNull(confirmedAt) }, move);
}

/** Of these an address has one: its own stays, unless it waits for a confirmation that the former one has. */
async function moveOnly(
  tx: Database,
  table: typeof newsletterSubscriptions | typeof sacrificeReminders,
  { email, isPending }: { email: PgColumn; isPending: SQL },
  { from, to }: Move,
): Promise<void> {
  await tx
    .delete(table as PgTable)
    .where(
      sql`${is(email, to)} and ${isPending} and exists (select 1 from ${table} former where lower(former.email) = ${from.toLowerCase()} and former.confirmed_at is not null)`,
    );
  await tx
    .delete(table as PgTable)
    .where(sql`${is(email, from)} and exists (select 1 from ${table} where ${is(email, to)})`);
  await tx.update(table).set({ email: to }).where(is(email, from));
}

/** The emails about an account that an address got; not those about donations, which go with the donation. */
export async function deleteSentEmails(tx: Database, address: string): Promise<void> {
  await tx
    .delete(emails)
    .where(
      and(
        is(emails.toAddress, address),
        isNull(emails.orderId),
        sql`exists (select 1 from ${outbox} where ${eq(sql`${outbox.id}::text`, emails.dedupeKey)} and ${outbox.doneAt} is not null)`,
      ),
    );
}
