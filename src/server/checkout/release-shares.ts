import { lockOrder, type OrderRow, takeOverdueShares, updateOrder } from '#src/server/orders/orders.repository.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import type { JobType } from '#src/server/platform/jobs/job-type.ts';
import { enqueueEmail } from '#src/server/platform/outbox/outbox.repository.ts';
import { releaseUnpaidShares } from '#src/server/sacrifices/shares.repository.ts';

/** Gives back the shares of orders whose transfer did not come whole in time. What came is held, and what else is in them waits. */
export const shareRelease: JobType<OrderRow> = {
  name: 'shareRelease',
  everyMs: 30_000,
  concurrency: { embedded: 1, postgres: 1 },
  take: ({ db, now }) => takeOverdueShares(db, now()),
  run: async (ctx, order) => {
    try {
      await release(ctx, order);
    } catch (error) {
      ctx.log.warn({ err: error, orderId: order.id }, 'shares could not be given back yet');
    }
  },
};

const release = (ctx: ServiceContext, { id }: OrderRow): Promise<void> =>
  ctx.db.transaction(async (tx) => {
    const order = await lockOrder(tx, id);
    if (order?.status !== 'awaitingTransfer' || order.sharesUntil === null) return;
    await updateOrder(tx, id, { sharesUntil: null, lockedUntil: null });
    await releaseUnpaidShares(tx, id);
    await enqueueEmail(tx, `sharesReleased:${id}`, { template: 'sharesReleased', orderId: id }, ctx.now());
  });
