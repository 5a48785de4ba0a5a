import { sql } from 'drizzle-orm';
import type { OrderRow } from '#src/server/orders/orders.repository.ts';
import type { PaymentRow } from '#src/server/payments/payments.repository.ts';
import { type Database, retried } from '#src/server/platform/db/client.ts';
import { idempotencyRecords } from '#src/server/platform/db/schema/idempotency.ts';
import {
  orderDonors,
  orderItemPeople,
  orderItems,
  orders,
  orderTransitions,
} from '#src/server/platform/db/schema/orders.ts';
import { outbox, payments, paymentTransitions } from '#src/server/platform/db/schema/payments.ts';
import { subscriptions } from '#src/server/platform/db/schema/subscriptions.ts';

/** Every row of a new order, with their ids. */
export type OrderDraft = {
  order: typeof orders.$inferInsert & { id: string };
  donor: Omit<typeof orderDonors.$inferInsert, 'orderId'>;
  items: readonly (Omit<typeof orderItems.$inferInsert, 'orderId' | 'position' | 'paidAt'> & { id: string })[];
  people: readonly (typeof orderItemPeople.$inferInsert)[];
  recurring?: typeof subscriptions.$inferInsert | undefined;
  payment: typeof payments.$inferInsert & { id: string };
  jobs: readonly (typeof outbox.$inferInsert)[];
};

/**
 * Writes an order with its first payment and the record of its idempotency key in one statement, so all or nothing. Of two
 * requests with the same key the later waits for the earlier and then fails with a unique violation.
 */
export const insertDraft = (
  db: Database,
  draft: OrderDraft,
  claim: typeof idempotencyRecords.$inferInsert,
): Promise<{ order: OrderRow; payment: PaymentRow }> => retried(() => insertDraftOnce(db, draft, claim));

/** The same within a transaction, which is repeated as a whole after a deadlock. */
export async function insertDraftOnce(
  db: Database,
  { donor, items, jobs, order, payment, people, recurring }: OrderDraft,
  claim: typeof idempotencyRecords.$inferInsert,
): Promise<{ order: OrderRow; payment: PaymentRow }> {
  const orderId = order.id;
  const one = { one: sql<number>`1`.as('one') };
  const written = db.$with('written').as(db.insert(orders).values(order).returning());
  const paid = db.$with('first_payment').as(db.insert(payments).values(payment).returning());
  const [row] = await db
    .with(
      written,
      paid,
      db.$with('donor').as(
        db
          .insert(orderDonors)
          .values({ ...donor, orderId })
          .returning(one),
      ),
      db.$with('items').as(
        db
          .insert(orderItems)
          .values(items.map((item, position) => ({ ...item, orderId, position })))
          .returning(one),
      ),
      ...(people.length > 0
        ? [
            db.$with('people').as(
              db
                .insert(orderItemPeople)
                .values([...people])
                .returning(one),
            ),
          ]
        : []),
      ...(recurring ? [db.$with('recurring').as(db.insert(subscriptions).values(recurring).returning(one))] : []),
      db
        .$with('order_state')
        .as(
          db
            .insert(orderTransitions)
            .values({ orderId, fromStatus: null, toStatus: order.status, at: order.placedAt, reason: 'placed' })
            .returning(one),
        ),
      db
        .$with('payment_state')
        .as(
          db
            .insert(paymentTransitions)
            .values({
              paymentId: payment.id,
              fromStatus: null,
              toStatus: payment.status,
              at: payment.createdAt,
              reason: 'created',
            })
            .returning(one),
        ),
      ...(jobs.length > 0
        ? [
            db.$with('jobs').as(
              db
                .insert(outbox)
                .values([...jobs])
                .onConflictDoNothing()
                .returning(one),
            ),
          ]
        : []),
      db.$with('claim').as(db.insert(idempotencyRecords).values(claim).returning(one)),
    )
    .select()
    .from(written)
    .innerJoin(paid, sql`true`);
  return { order: row!.written, payment: row!.first_payment };
}
