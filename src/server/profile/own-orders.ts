import type { Page } from '#src/contracts/lists.ts';
import type { OrderView } from '#src/contracts/orders.ts';
import { readCursor, writeCursor } from '#src/server/http/list-cursor.ts';
import { orderView, slaughtersOf } from '#src/server/orders/order-view.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { claimGifts } from '#src/server/profile/claim-gifts.ts';
import {
  countOwnOrders,
  findItemsOfOrders,
  findOwnOrders,
  findOwnYears,
  findSubscriptionsBegunBy,
  type OrderFilter,
} from '#src/server/profile/own-orders.repository.ts';

type Asked = OrderFilter & { offset: number; limit: number; cursor?: string | undefined };

/** The order that a cursor is made for. */
const NEWEST = 'newest';

/** The donations of an account, the last first. @throws AppError `validation` at `cursor` */
export async function listOwnOrders(ctx: ServiceContext, userId: string, asked: Asked): Promise<Page<OrderView>> {
  const { db } = ctx;
  const { cursor, limit, offset, ...filter } = asked;
  const after = readCursor(cursor, NEWEST);
  await claimGifts(ctx, userId);
  const [found, total] = [
    await findOwnOrders(db, userId, { ...filter, offset, limit, cursor: after }),
    await countOwnOrders(db, userId, filter),
  ];
  const shown = found.slice(0, limit);
  const rows = shown.map(({ order }) => order);
  const last = shown.at(-1);
  const ids = rows.map(({ id }) => id);
  const [items, begun] =
    ids.length === 0 ? [[], []] : [await findItemsOfOrders(db, ids), await findSubscriptionsBegunBy(db, ids)];
  const slaughters = await slaughtersOf(db, items);
  return {
    data: rows.map((row) =>
      orderView(row, {
        items: items.filter(({ item }) => item.orderId === row.id),
        recurring: begun.find(({ orderId }) => orderId === row.id),
        slaughters,
      }),
    ),
    total,
    ...(found.length > limit && last ? { nextCursor: writeCursor({ key: last.key, id: last.order.id }, NEWEST) } : {}),
  };
}

/** The years in which an account gave, the last first. */
export const listOwnYears = ({ db }: ServiceContext, userId: string): Promise<number[]> => findOwnYears(db, userId);

/** How many donations of an account are older than the account: those that it took over from a guest. */
export const countClaimed = (
  { db }: ServiceContext,
  { createdAt, id }: { id: string; createdAt: Date },
): Promise<number> => countOwnOrders(db, id, { before: createdAt });
