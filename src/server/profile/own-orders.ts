import type { Page } from '#src/contracts/lists.ts';
import type { OrderView } from '#src/contracts/orders.ts';
import { offsetOf } from '#src/server/http/lists.ts';
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

/** The donations of an account, the last first. @throws AppError `validation` at `cursor` */
export async function listOwnOrders(ctx: ServiceContext, userId: string, asked: Asked): Promise<Page<OrderView>> {
  const { db } = ctx;
  const { limit, status, year } = asked;
  const offset = offsetOf(asked);
  const filter = { status, year };
  await claimGifts(ctx, userId);
  const [rows, total] = [
    await findOwnOrders(db, userId, { ...filter, offset, limit }),
    await countOwnOrders(db, userId, filter),
  ];
  const ids = rows.map(({ id }) => id);
  const [items, begun] =
    ids.length === 0 ? [[], []] : [await findItemsOfOrders(db, ids), await findSubscriptionsBegunBy(db, ids)];
  const slaughters = await slaughtersOf(db, items);
  const nextCursor =
    offset + limit < total ? { nextCursor: Buffer.from(String(offset + limit)).toString('base64url') } : {};
  return {
    data: rows.map((row) =>
      orderView(row, {
        items: items.filter(({ item }) => item.orderId === row.id),
        recurring: begun.find(({ orderId }) => orderId === row.id),
        slaughters,
      }),
    ),
    total,
    ...nextCursor,
  };
}

/** The years in which an account gave, the last first. */
export const listOwnYears = ({ db }: ServiceContext, userId: string): Promise<number[]> => findOwnYears(db, userId);
