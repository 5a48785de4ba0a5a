import type { OrderView } from '#src/contracts/orders.ts';
import { AppError } from '#src/server/http/errors.ts';
import { viewOrder } from '#src/server/orders/order-view.ts';
import { findDonor, findOrder, type OrderRow } from '#src/server/orders/orders.repository.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { sha256, safeEqual } from '#src/server/platform/keys.ts';

export type Account = { id: string; fullName: string; email: string };
export type OrderLocator = ({ id: string } | { number: string }) & {
  accessKey?: string | undefined;
  /** Of whoever is signed in. */
  accountId?: string | undefined;
};

/** An order that the caller may see, by its account or its access key. @throws AppError `notFound` in every other case */
export async function findOwnOrder(ctx: ServiceContext, name: OrderLocator): Promise<OrderRow> {
  const row = await findOrder(
    ctx.db,
    'id' in name ? { id: name.id } : { number: /^\d{1,15}$/.test(name.number) ? Number(name.number) : -1 },
  );
  const isOwn =
    row &&
    ((name.accountId !== undefined && row.accountId === name.accountId) ||
      (name.accessKey !== undefined && safeEqual(sha256(name.accessKey), row.accessKeyHash)));
  if (!row || !isOwn) throw new AppError('notFound');
  return row;
}

/** The caller's own order. @throws AppError `notFound` */
export const getOrder = async (ctx: ServiceContext, name: OrderLocator): Promise<OrderView> =>
  viewOrder(ctx.db, await findOwnOrder(ctx, name));

/** What an order that the caller may see says of its donor; nothing where the order is somebody else's, or the data were erased. */
export async function findOwnDonor(ctx: ServiceContext, name: OrderLocator) {
  const row = await findOwnOrder(ctx, name).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'notFound') return undefined;
    throw error;
  });
  return row && findDonor(ctx.db, row.id);
}
