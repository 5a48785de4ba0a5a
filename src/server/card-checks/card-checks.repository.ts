import { and, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import { type CardCounts, COUNTED_MS } from '#src/domain/card-testing.ts';
import { type Database, rowsOf } from '#src/server/platform/db/client.ts';
import { cardDeclines, cardOrders } from '#src/server/platform/db/schema/card-checks.ts';
import { orders } from '#src/server/platform/db/schema/orders.ts';
import { payments } from '#src/server/platform/db/schema/payments.ts';
import { settings } from '#src/server/platform/db/schema/reference.ts';

export type CardOrder = typeof cardOrders.$inferSelect;
type Decline = typeof cardDeclines.$inferInsert;

/** Stores from which network an order is paid, once, and returns what is stored. */
export async function upsertCardOrder(
  db: Database,
  row: Pick<CardOrder, 'orderId' | 'sourceHash' | 'createdAt'>,
): Promise<CardOrder> {
  await db.insert(cardOrders).values(row).onConflictDoNothing();
  return (await findCardOrder(db, row.orderId))!;
}

export const findCardOrder = async (db: Database, orderId: string): Promise<CardOrder | undefined> =>
  (await db.select().from(cardOrders).where(eq(cardOrders.orderId, orderId)))[0];
export const lockCardOrder = async (tx: Database, orderId: string): Promise<CardOrder | undefined> =>
  (await tx.select().from(cardOrders).where(eq(cardOrders.orderId, orderId)).for('update'))[0];
export const updateCardOrder = async (tx: Database, orderId: string, change: Partial<CardOrder>): Promise<void> => {
  await tx.update(cardOrders).set(change).where(eq(cardOrders.orderId, orderId));
};
export const markProved = async (db: Database, orderId: string, now: Date): Promise<void> => {
  await db
    .update(cardOrders)
    .set({ provedAt: now })
    .where(and(eq(cardOrders.orderId, orderId), isNull(cardOrders.provedAt)));
};

/** Stores declines, each once, and returns the number of new ones. */
export const insertDeclines = async (db: Database, declines: Decline[]): Promise<number> =>
  declines.length === 0
    ? 0
    : (await db.insert(cardDeclines).values(declines).onConflictDoNothing().returning({ ref: cardDeclines.ref }))
        .length;

type Since = (window: keyof typeof COUNTED_MS) => SQL;
const sinceOf =
  (now: Date): Since =>
  (window) =>
    sql`${new Date(now.getTime() - COUNTED_MS[window]).toISOString()}::timestamptz`;

/** Declines and paid orders of a network. Declines are of its orders and of new cards of recurring donations. */
function ofSource(sourceHash: string | null, since: Since): SQL {
  const declines = (window: 'hour' | 'day') =>
    sql`((select count(*)::int from card_orders c join card_declines d on d.order_id = c.order_id
      where c.source_hash = ${sourceHash}::text and c.created_at > ${since('day')} - interval '1 day' and d.at > ${since(window)})
      + (select count(*)::int from card_declines d where d.source_hash = ${sourceHash}::text and d.at > ${since(window)}))`;
  const paid = (window: 'hour' | 'day') =>
    sql`(select count(*)::int from card_orders c join orders o on o.id = c.order_id
      where c.source_hash = ${sourceHash}::text and o.paid_at > ${since(window)})`;
  return sql`${declines('hour')} as hour, ${declines('day')} as day, ${paid('hour')} as "hourPaid", ${paid('day')} as "dayPaid"`;
}

/** What is counted of a new card of a recurring donation and of its network. `id`: null before it is begun. */
export async function countForChange(
  db: Database,
  { id, sourceHash }: { id: string | null; sourceHash: string | null },
  now: Date,
): Promise<Pick<CardCounts, 'card' | 'hour' | 'hourPaid' | 'day' | 'dayPaid'>> {
  const since = sinceOf(now);
  const [row] = await rowsOf<Pick<CardCounts, 'card' | 'hour' | 'hourPaid' | 'day' | 'dayPaid'>>(
    db,
    sql`select ${ofSource(sourceHash, since)},
      (select coalesce(max(n), 0)::int from (
        select count(*) as n from card_declines d where d.at > ${since('day')}
          and d.card_hash in (select card_hash from card_declines where card_change_id = ${id}::uuid) group by d.card_hash) as cards) as card`,
  );
  return row!;
}

/** What is counted of an order, its cards, its network, its amount and the site, in one statement. */
export async function countForOrder(
  db: Database,
  { orderId, sourceHash }: Pick<CardOrder, 'orderId' | 'sourceHash'>,
  now: Date,
): Promise<CardCounts> {
  const since = sinceOf(now);
  const [row] = await rowsOf<CardCounts>(
    db,
    sql`select
      (select count(*)::int from card_declines where order_id = ${orderId}) as "order",
      (select coalesce(max(n), 0)::int from (
        select count(*) as n from card_declines d where d.at > ${since('day')}
          and d.card_hash in (select card_hash from card_declines where order_id = ${orderId}) group by d.card_hash) as cards) as card,
      ${ofSource(sourceHash, since)},
      (select count(*)::int from card_orders c join orders o on o.id = c.order_id
        where c.source_hash = ${sourceHash}::text and c.created_at > ${since('open')} and o.paid_at is null and o.id <> ${orderId}) as open,
      (select count(*)::int from card_declines d join orders o on o.id = d.order_id join orders own on own.id = ${orderId}
        where d.at > ${since('amount')} and o.total_minor = own.total_minor and o.currency = own.currency) as amount,
      (select count(*)::int from card_orders c join orders o on o.id = c.order_id join orders own on own.id = ${orderId}
        where c.created_at > ${since('amount')} and o.paid_at is not null and o.total_minor = own.total_minor and o.currency = own.currency) as "amountPaid",
      (select count(*)::int from card_declines where at > ${since('site')}) as site,
      (select count(*)::int from card_orders c join orders o on o.id = c.order_id where c.created_at > ${since('site')} and o.paid_at is not null) as "sitePaid"`,
  );
  return row!;
}

/** The payments of an order, and with `sourceHash` of its whole network, with which a card may still be tried. */
export const findOpenCardPayments = (db: Database, orderId: string, sourceHash: string | undefined) =>
  db
    .select({ payment: payments })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .innerJoin(cardOrders, eq(cardOrders.orderId, payments.orderId))
    .where(
      and(
        sourceHash === undefined
          ? eq(payments.orderId, orderId)
          : sql`(${eq(payments.orderId, orderId)} or ${eq(cardOrders.sourceHash, sourceHash)})`,
        eq(orders.status, 'pending'),
        inArray(payments.status, ['created', 'requiresAction', 'failed']),
        sql`${payments.providerRef} is not null`,
      ),
    );

/** How many cards were declined in the last hour, and on how many orders. */
export async function countDeclines(db: Database, now: Date): Promise<{ declines: number; orders: number }> {
  const since = new Date(now.getTime() - COUNTED_MS.hour).toISOString();
  const [row] = await rowsOf<{ declines: number; orders: number }>(
    db,
    sql`select count(*)::int as declines, count(distinct coalesce(order_id, card_change_id))::int as orders from card_declines where at > ${since}::timestamptz`,
  );
  return row!;
}

export const saveCardCheckMode = async (db: Database, value: string, now: Date): Promise<void> => {
  await db
    .insert(settings)
    .values({ category: 'payments', field: 'cardCheck', value, updatedAt: now })
    .onConflictDoUpdate({ target: [settings.category, settings.field], set: { value, updatedAt: now } });
};
