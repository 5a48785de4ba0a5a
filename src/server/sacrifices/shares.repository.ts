import { and, asc, eq, gte, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { CurrencyCode } from '#money/currencies.ts';
import type { Share } from '#src/domain/sacrifice.ts';
import { type Database, rowsOf } from '#src/server/platform/db/client.ts';
import { files } from '#src/server/platform/db/schema/files.ts';
import { orderItemPeople, orderItems } from '#src/server/platform/db/schema/orders.ts';
import { sacrificeAnimals, sacrifices, sacrificeShares } from '#src/server/platform/db/schema/sacrifices.ts';

/**
 * Locks sacrifices until the transaction ends, always in the same order, which prevents deadlocks. Whoever takes or gives
 * shares of one waits here, and so sees all that was taken before.
 */
export const lockSacrifices = (tx: Database, ids: readonly string[]) =>
  tx
    .select()
    .from(sacrifices)
    .where(inArray(sacrifices.id, [...ids]))
    .orderBy(asc(sacrifices.id))
    .for('update');

/** Every share of these sacrifices that nobody can take any more: somebody has it, or its animal is slaughtered. */
export const findTakenShares = (tx: Database, ids: readonly string[]): Promise<(Share & { sacrificeId: string })[]> =>
  rowsOf(
    tx,
    sql`with wanted as (select value::uuid as id from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))
      select sacrifice_id as "sacrificeId", number, position from sacrifice_shares where sacrifice_id in (select id from wanted)
      union select sacrifice_id, number, generate_series(1, size) from sacrifice_animals
        where sacrifice_id in (select id from wanted) and slaughtered_at is not null`,
  );

export type ShareRow = typeof sacrificeShares.$inferInsert;

/** Writes shares, and their animals where these are the first. */
export async function insertShares(tx: Database, rows: readonly ShareRow[]): Promise<void> {
  if (rows.length === 0) return;
  const animals = new Map(
    rows.map(({ number, sacrificeId, size }) => [`${sacrificeId}.${number}`, { sacrificeId, number, size }]),
  );
  await tx
    .insert(sacrificeAnimals)
    .values([...animals.values()])
    .onConflictDoNothing();
  await tx.insert(sacrificeShares).values([...rows]);
}

/** The lines of an order that are sacrifices, with the names of their shares. */
export const findSacrificeLines = (db: Database, orderId: string) =>
  db
    .select({
      id: orderItems.id,
      sacrificeId: sql<string>`${orderItems.sacrificeId}`,
      quantity: orderItems.quantity,
      names: orderItemPeople.onBehalfOf,
    })
    .from(orderItems)
    .leftJoin(orderItemPeople, eq(orderItemPeople.itemId, orderItems.id))
    .where(and(eq(orderItems.orderId, orderId), eq(orderItems.type, 'sacrifice')))
    .orderBy(asc(orderItems.position));

/** Marks the reserved shares of these lines as sold, and returns the line of each share that they have. */
export async function markSold(tx: Database, itemIds: readonly string[], at: Date): Promise<string[]> {
  const rows = await tx
    .update(sacrificeShares)
    .set({ soldAt: at })
    .where(inArray(sacrificeShares.orderItemId, [...itemIds]))
    .returning({ id: sacrificeShares.orderItemId });
  return rows.map(({ id }) => id);
}

/** The slaughtered animals of which an order has shares that are sold, and which recording of the slaughter counts. */
export const findSlaughteredOfOrder = (
  db: Database,
  orderId: string,
): Promise<{ sacrificeId: string; number: number; recording: number }[]> =>
  rowsOf(
    db,
    sql`select distinct a.sacrifice_id as "sacrificeId", a.number, a.recordings as recording
      from sacrifice_shares s join order_items i on i.id = s.order_item_id
        join sacrifice_animals a on a.sacrifice_id = s.sacrifice_id and a.number = s.number
      where i.order_id = ${orderId} and s.sold_at is not null and a.slaughtered_at is not null`,
  );

export type OrderShare = Share & {
  name: string | null;
  sacrificeId: string;
  animal: 'sheep' | 'goat' | 'cow' | 'camel';
  country: string;
  size: 1 | 7;
};

/** The shares of an order, as its receipt names them. */
export const findSharesOfOrder = (db: Database, orderId: string): Promise<OrderShare[]> =>
  db
    .select({
      sacrificeId: sacrificeShares.sacrificeId,
      number: sacrificeShares.number,
      position: sacrificeShares.position,
      name: sacrificeShares.name,
      size: sacrificeShares.size,
      animal: sacrifices.animal,
      country: sacrifices.country,
    })
    .from(sacrificeShares)
    .innerJoin(orderItems, eq(orderItems.id, sacrificeShares.orderItemId))
    .innerJoin(sacrifices, eq(sacrifices.id, sacrificeShares.sacrificeId))
    .where(eq(orderItems.orderId, orderId))
    .orderBy(asc(orderItems.position), asc(sacrificeShares.number), asc(sacrificeShares.position));

/** An animal with the clocks of its country. */
export const findAnimal = async (db: Database, sacrificeId: string, number: number) =>
  (
    await db
      .select({ animal: sacrificeAnimals, sacrifice: sacrifices, proofKey: files.key })
      .from(sacrificeAnimals)
      .innerJoin(sacrifices, eq(sacrifices.id, sacrificeAnimals.sacrificeId))
      .leftJoin(files, eq(files.id, sacrificeAnimals.proofFileId))
      .where(and(eq(sacrificeAnimals.sacrificeId, sacrificeId), eq(sacrificeAnimals.number, number)))
  )[0];

/** The slaughtered animals of these orders, by the lines that have shares of them. */
export const findSlaughters = (db: Database, orderIds: readonly string[]) =>
  db
    .select({
      itemId: orderItems.id,
      number: sacrificeAnimals.number,
      shares: sql<number>`count(*)::int`,
      slaughteredAt: sacrificeAnimals.slaughteredAt,
      place: sacrificeAnimals.place,
      proof: sacrificeAnimals.proof,
      proofUrl: sacrificeAnimals.proofUrl,
      proofKey: files.key,
      country: sacrifices.country,
      timeZone: sacrifices.timeZone,
    })
    .from(sacrificeShares)
    .innerJoin(orderItems, eq(orderItems.id, sacrificeShares.orderItemId))
    .innerJoin(sacrifices, eq(sacrifices.id, sacrificeShares.sacrificeId))
    .innerJoin(
      sacrificeAnimals,
      and(
        eq(sacrificeAnimals.sacrificeId, sacrificeShares.sacrificeId),
        eq(sacrificeAnimals.number, sacrificeShares.number),
      ),
    )
    .leftJoin(files, eq(files.id, sacrificeAnimals.proofFileId))
    .where(
      and(
        inArray(orderItems.orderId, [...orderIds]),
        isNotNull(sacrificeShares.soldAt),
        isNotNull(sacrificeAnimals.slaughteredAt),
      ),
    )
    .groupBy(orderItems.id, sacrificeAnimals.sacrificeId, sacrificeAnimals.number, files.key, sacrifices.id)
    .orderBy(asc(sacrificeAnimals.number));

/** Records a slaughter, once, and returns how many recordings there were by now. Undefined where it was recorded before. */
export async function markSlaughtered(
  tx: Database,
  {
    number,
    sacrificeId,
    ...done
  }: Animal & { slaughteredAt: Date; place: string; proof: string } & Pick<
      typeof sacrificeAnimals.$inferSelect,
      'proofUrl' | 'proofFileId'
    >,
): Promise<number | undefined> {
  const rows = await tx
    .update(sacrificeAnimals)
    .set({ ...done, recordings: sql`${sacrificeAnimals.recordings} + 1` })
    .where(and(isAnimal({ sacrificeId, number }), isNull(sacrificeAnimals.slaughteredAt)))
    .returning({ recordings: sacrificeAnimals.recordings });
  return rows[0]?.recordings;
}

/** Takes back a slaughter that was recorded by mistake. The animal as it was recorded; undefined where it was not. */
export async function clearSlaughter(tx: Database, animal: Animal) {
  const [before] = await tx
    .select({ animal: sacrificeAnimals, proofKey: files.key })
    .from(sacrificeAnimals)
    .leftJoin(files, eq(files.id, sacrificeAnimals.proofFileId))
    .where(and(isAnimal(animal), isNotNull(sacrificeAnimals.slaughteredAt)));
  if (!before) return undefined;
  await tx
    .update(sacrificeAnimals)
    .set({ slaughteredAt: null, place: null, proof: null, proofUrl: null, proofFileId: null })
    .where(isAnimal(animal));
  return before;
}

/** The lines with shares of an animal whose money was returned while nobody could give the shares back. */
export const findReturnedLines = async (tx: Database, animal: Animal): Promise<string[]> =>
  (
    await tx
      .selectDistinct({ id: orderItems.id })
      .from(sacrificeShares)
      .innerJoin(orderItems, eq(orderItems.id, sacrificeShares.orderItemId))
      .where(and(isShareOf(animal), gte(orderItems.refundedMinor, orderItems.amountMinor)))
  ).map(({ id }) => id);

type Animal = { sacrificeId: string; number: number };
const isAnimal = ({ number, sacrificeId }: Animal) =>
  and(eq(sacrificeAnimals.sacrificeId, sacrificeId), eq(sacrificeAnimals.number, number));
const isShareOf = ({ number, sacrificeId }: Animal) =>
  and(eq(sacrificeShares.sacrificeId, sacrificeId), eq(sacrificeShares.number, number));

/** The orders with a sold share of an animal. */
export const findOrdersOfAnimal = async (db: Database, sacrificeId: string, number: number): Promise<string[]> =>
  (
    await db
      .selectDistinct({ orderId: orderItems.orderId })
      .from(sacrificeShares)
      .innerJoin(orderItems, eq(orderItems.id, sacrificeShares.orderItemId))
      .where(and(isShareOf({ sacrificeId, number }), isNotNull(sacrificeShares.soldAt)))
  ).map(({ orderId }) => orderId);

/** The lines of an order that have a share of a slaughtered animal. */
export const findSlaughteredLines = async (db: Database, orderId: string): Promise<string[]> =>
  (
    await rowsOf<{ id: string }>(
      db,
      sql`select distinct s.order_item_id as id from sacrifice_shares s join order_items i on i.id = s.order_item_id
        join sacrifice_animals a on a.sacrifice_id = s.sacrifice_id and a.number = s.number
      where i.order_id = ${orderId} and a.slaughtered_at is not null`,
    )
  ).map(({ id }) => id);

/** Frees the shares of an order that are not sold yet. An order that ends does so by itself. */
export async function releaseUnpaidShares(tx: Database, orderId: string): Promise<void> {
  await tx
    .delete(sacrificeShares)
    .where(
      and(
        sql`${sacrificeShares.orderItemId} in (select id from order_items where order_id = ${orderId})`,
        sql`${sacrificeShares.soldAt} is null`,
      ),
    );
}

/** Frees the shares of lines whose money was returned, except those of a slaughtered animal, for others to take. */
export async function releaseReturnedShares(tx: Database, itemIds: readonly string[]): Promise<void> {
  if (itemIds.length === 0) return;
  await tx.delete(sacrificeShares).where(
    and(
      inArray(sacrificeShares.orderItemId, [...itemIds]),
      sql`not exists (select 1 from ${sacrificeAnimals} where ${sacrificeAnimals.sacrificeId} = ${sacrificeShares.sacrificeId}
          and ${sacrificeAnimals.number} = ${sacrificeShares.number} and ${sacrificeAnimals.slaughteredAt} is not null)`,
    ),
  );
}

/** Paid lines with fewer shares than were paid for: their money waits for an animal. The oldest first. */
export async function findUnplacedLines(db: Database) {
  const rows = await rowsOf<{ orderNumber: string; amount: string; currency: CurrencyCode; since: string | Date }>(
    db,
    sql`select o.number::text as "orderNumber", i.amount_minor::text as amount, o.currency, i.paid_at as since
      from order_items i join orders o on o.id = i.order_id
      where i.type = 'sacrifice' and i.paid_at is not null and not o.is_demo and i.refunded_minor < i.amount_minor
        and not exists (select 1 from sacrifice_shares s where s.order_item_id = i.id) order by i.paid_at`,
  );
  return rows.map((row) => ({ ...row, amount: Number(row.amount), since: new Date(row.since) }));
}
