import {
  findIdempotencyRecord,
  type IdempotencyRecord,
  saveResponse,
} from '#src/server/checkout/idempotency.repository.ts';
import {
  type DraftedOrder,
  draftResponse,
  type OrderResponse,
  readResponse,
  savedResponse,
} from '#src/server/checkout/order-response.ts';
import { ProviderUnavailableError } from '#src/server/gateways/payments/port.ts';
import { AppError } from '#src/server/http/errors.ts';
import { findOrder, type OrderRow } from '#src/server/orders/orders.repository.ts';
import { findCurrentPayment, type PaymentRow } from '#src/server/payments/payments.repository.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { syncWithProvider } from '#src/server/settlement/sync-with-provider.ts';

/** The columns of an idempotency record that name its order. */
type OrderRecord = Pick<IdempotencyRecord, 'scope' | 'key' | 'orderId'>;
type StoredOrder = DraftedOrder & { order: OrderRow; payment: PaymentRow };

/**
 * The saved response of an idempotency record; without one its order is completed.
 * @throws AppError `idempotencyConflict` where the record is of another request; `unavailable` as `completeOrder`
 */
export async function replay(
  ctx: ServiceContext,
  record: IdempotencyRecord,
  requestHash: string,
  network?: string,
): Promise<OrderResponse> {
  if (record.requestHash !== requestHash) throw new AppError('idempotencyConflict');
  if (record.encryptedBody !== null) return savedResponse(ctx, record.encryptedBody);
  return completeOrder(ctx, record, undefined, network);
}

/** Concurrent requests of this process for one order share one call to the provider. */
const inFlight = new Map<string, Promise<OrderResponse>>();

/**
 * Creates or retrieves the payment of a stored order at the provider, and saves the response.
 * @param stored the order if it was just stored, so that it is not read back
 * @param network from where the order is placed
 * @throws AppError `unavailable` when the provider does not answer
 */
export function completeOrder(
  ctx: ServiceContext,
  record: OrderRecord,
  stored?: StoredOrder,
  network?: string,
): Promise<OrderResponse> {
  const name = `${record.scope}|${record.key}|${record.orderId}`;
  let running = inFlight.get(name);
  if (!running) {
    running = complete(ctx, record, stored, network).finally(() => inFlight.delete(name));
    inFlight.set(name, running);
  }
  return running;
}

async function complete(
  ctx: ServiceContext,
  record: OrderRecord,
  stored?: StoredOrder,
  network?: string,
): Promise<OrderResponse> {
  const order = stored?.order ?? (await findOrder(ctx.db, { id: record.orderId! }));
  const payment = stored?.payment ?? (order && (await findCurrentPayment(ctx.db, order.id)));
  if (!order || !payment) throw new AppError('internal');
  try {
    const snapshot = await syncWithProvider(ctx, order, payment, network);
    // The order was just stored: it is read again only if the provider reports more than `created`.
    const response =
      stored && snapshot?.status === 'created'
        ? draftResponse(stored, order, { ...payment, failureCode: snapshot.failureCode ?? null }, snapshot)
        : await readResponse(ctx, order, payment, snapshot);
    const encryptedBody = ctx.keys.encrypt(response.body);
    if (await saveResponse(ctx.db, record.scope, record.key, { status: 201, encryptedBody })) return response;
    // Another process saved its response first, which is returned.
    const saved = await findIdempotencyRecord(ctx.db, record.scope, record.key);
    return saved?.encryptedBody ? savedResponse(ctx, saved.encryptedBody) : response;
  } catch (error) {
    if (error instanceof ProviderUnavailableError) throw new AppError('unavailable', { cause: error, retryAfter: 5 });
    throw error;
  }
}
