import type { PaymentMethod } from '#src/contracts/orders.ts';
import { holdUntil } from '#src/domain/sacrifice.ts';
import { insertDraft, insertDraftOnce, type OrderDraft } from '#src/server/orders/insert-order.repository.ts';
import type { NewItem } from '#src/server/orders/orders.repository.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { assignShares } from '#src/server/sacrifices/reserve-shares.ts';
import { findClosings } from '#src/server/sacrifices/sacrifices.service.ts';
import { insertShares } from '#src/server/sacrifices/shares.repository.ts';

/**
 * When an unpaid order with sacrifices gives their shares back, and when it expires; nothing for an order without. By transfer
 * only the shares are bound by their time: what else is in the order waits as long as any transfer.
 */
export async function sharesHeldUntil(
  ctx: ServiceContext,
  method: PaymentMethod,
  items: readonly NewItem[],
): Promise<{ expiresAt?: Date; sharesUntil?: Date }> {
  const ids = items.flatMap(({ sacrificeId }) => sacrificeId ?? []);
  if (ids.length === 0) return {};
  const until = holdUntil(method === 'bank' ? 'bank' : 'card', ctx.now(), await findClosings(ctx, ids));
  if (method !== 'bank') return { expiresAt: until };
  return items.some(({ sacrificeId }) => !sacrificeId)
    ? { sharesUntil: until }
    : { expiresAt: until, sharesUntil: until };
}

/**
 * Writes an order, with the shares of its sacrifices in the same transaction: who finds too few left is told before anything
 * is written or charged. @throws AppError `validation` at the lines for which too few are left
 */
export function insertWithShares(
  ctx: ServiceContext,
  draft: OrderDraft,
  claim: Parameters<typeof insertDraft>[2],
): ReturnType<typeof insertDraft> {
  const lines = draft.items.flatMap(({ id, quantity, sacrificeId }, index) => {
    const names = draft.people.find(({ itemId }) => itemId === id)?.onBehalfOf ?? [];
    return sacrificeId ? [{ itemId: id, index, sacrificeId, quantity, names }] : [];
  });
  if (lines.length === 0) return insertDraft(ctx.db, draft, claim);
  return ctx.db.transaction(async (tx) => {
    const shares = await assignShares(tx, lines, ctx.now());
    const written = await insertDraftOnce(tx, draft, claim);
    await insertShares(tx, shares);
    return written;
  });
}
