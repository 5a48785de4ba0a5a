import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { HELD_KINDS } from '#src/contracts/profile.ts';
import type { Database } from '#src/server/platform/db/client.ts';
import { applications } from '#src/server/platform/db/schema/activities.ts';
import { contactMessages } from '#src/server/platform/db/schema/contact-messages.ts';
import { orderItemPeople, orderItems, orders } from '#src/server/platform/db/schema/orders.ts';
import { auditLog, newsletterSubscriptions } from '#src/server/platform/db/schema/people.ts';
import { refunds } from '#src/server/platform/db/schema/refunds.ts';
import { sacrificeReminders } from '#src/server/platform/db/schema/sacrifices.ts';
import { volunteers } from '#src/server/platform/db/schema/volunteers.ts';

type HeldRecord = { kind: (typeof HELD_KINDS)[number]; at: string; fields: Record<string, unknown> };

/** Hashes and ids of the database, which say nothing of a person. */
const INTERNAL = new Set(['id', 'fingerprint', 'tokenHash', 'createdAt', 'at', 'activityId', 'actorId', 'subjectId']);
const fieldsOf = (row: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(row).filter(([name, value]) => !INTERNAL.has(name) && value !== null));

const recordsOf = (kind: HeldRecord['kind'], rows: readonly { createdAt: Date }[]): HeldRecord[] =>
  rows.map((row) => ({ kind, at: row.createdAt.toISOString(), fields: fieldsOf(row) }));

const sentBy = (column: PgColumn, email: string): SQL => sql`lower(${column}) = ${email.toLowerCase()}`;

/** What somebody sent in forms with an email that is theirs. */
export async function findSentRecords(db: Database, email: string): Promise<HeldRecord[]> {
  return [
    ...recordsOf('application', await db.select().from(applications).where(sentBy(applications.email, email))),
    ...recordsOf('volunteer', await db.select().from(volunteers).where(sentBy(volunteers.email, email))),
    ...recordsOf('contact', await db.select().from(contactMessages).where(sentBy(contactMessages.email, email))),
    ...recordsOf(
      'newsletter',
      await db.select().from(newsletterSubscriptions).where(sentBy(newsletterSubscriptions.email, email)),
    ),
    ...recordsOf(
      'sacrificeReminder',
      await db.select().from(sacrificeReminders).where(sentBy(sacrificeReminders.email, email)),
    ),
  ];
}

/** The refunds that an account asked for, with its words and the answer. */
export async function findRefundRecords(db: Database, userId: string): Promise<HeldRecord[]> {
  const rows = await db
    .select({
      orderNumber: orders.number,
      status: refunds.status,
      reason: refunds.reason,
      refusal: refunds.refusal,
      amount: refunds.amountMinor,
      currency: refunds.currency,
      createdAt: refunds.createdAt,
      endedAt: refunds.endedAt,
    })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(and(eq(orders.accountId, userId), eq(refunds.requestedBy, 'donor')))
    .orderBy(asc(refunds.createdAt));
  return recordsOf('refundRequest', rows);
}

/** What was written down of an account: each change that is audited. */
export async function findAuditRecords(db: Database, userId: string): Promise<HeldRecord[]> {
  const rows = await db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.subject, 'user'), eq(auditLog.subjectId, userId)))
    .orderBy(asc(auditLog.at));
  return rows.map((row) => ({ kind: 'audit', at: row.at.toISOString(), fields: fieldsOf(row) }));
}

/** Whom the lines of several orders are for or from, by order. */
export async function findPeopleOfOrders(
  db: Database,
  orderIds: readonly string[],
): Promise<Map<string, Record<string, unknown>[]>> {
  const rows = await db
    .select({ orderId: orderItems.orderId, position: orderItems.position, people: orderItemPeople })
    .from(orderItemPeople)
    .innerJoin(orderItems, eq(orderItems.id, orderItemPeople.itemId))
    .where(inArray(orderItems.orderId, [...orderIds]))
    .orderBy(asc(orderItems.position));
  const found = new Map<string, Record<string, unknown>[]>();
  for (const {
    orderId,
    people: { itemId: _, ...people },
    position,
  } of rows)
    found.set(orderId, [...(found.get(orderId) ?? []), { position, ...fieldsOf(people) }]);
  return found;
}
