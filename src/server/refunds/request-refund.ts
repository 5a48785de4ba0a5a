import type { RefundRequest } from '#src/contracts/refunds.ts';
import { claimResponse, findIdempotencyRecord } from '#src/server/checkout/idempotency.repository.ts';
import { AppError } from '#src/server/http/errors.ts';
import { lockOrder } from '#src/server/orders/orders.repository.ts';
import { audit } from '#src/server/platform/audit/audit.repository.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { sha256 } from '#src/server/platform/keys.ts';
import { enqueueEmail } from '#src/server/platform/outbox/outbox.repository.ts';
import { RETENTION } from '#src/server/platform/retention/retention.ts';
import { standingOf } from '#src/server/refunds/read-refund.ts';
import { insertRefund } from '#src/server/refunds/refunds.repository.ts';

/**
 * Asks for the money of an order, for its donor, with their reason; staff decide. The caller's right to the order is checked
 * before. The same `idempotencyKey` and reason return the first answer for 24 hours.
 * @throws AppError `conflict` where nothing can be asked for, or was asked for before; `idempotencyConflict`; `notFound`
 */
export async function requestRefund(
  ctx: ServiceContext,
  orderId: string,
  { idempotencyKey, reason }: { reason: string; idempotencyKey?: string | undefined },
): Promise<RefundRequest> {
  const requested = await ctx.db.transaction(async (tx): Promise<RefundRequest> => {
    const now = ctx.now();
    const order = await lockOrder(tx, orderId);
    if (!order) throw new AppError('notFound');
    const scope = `refund:${orderId}`;
    const requestHash = sha256(reason);
    const earlier = idempotencyKey === undefined ? undefined : await findIdempotencyRecord(tx, scope, idempotencyKey);
    if (earlier && earlier.expiresAt > now) {
      if (earlier.requestHash !== requestHash) throw new AppError('idempotencyConflict');
      return JSON.parse(ctx.keys.decrypt(earlier.encryptedBody!)) as RefundRequest;
    }
    const { standing } = await standingOf(tx, order);
    if (standing !== 'mayAsk') throw new AppError('conflict');
    const { currency } = order;
    const row = { orderId, status: 'requested', requestedBy: 'donor', reason, currency, createdAt: now } as const;
    const refund = await insertRefund(tx, row);
    if (!refund) throw new AppError('conflict');
    await audit(tx, {
      at: now,
      actor: 'donor',
      action: 'refundRequested',
      subject: 'refund',
      subjectId: refund.id,
      after: { status: 'requested', orderId },
    });
    await enqueueEmail(tx, `refundRequested:${refund.id}`, { template: 'refundRequested', refundId: refund.id }, now);
    const answer: RefundRequest = {
      status: 'requested',
      amount: null,
      currency,
      reason,
      requestedAt: now.toISOString(),
    };
    if (idempotencyKey !== undefined)
      await claimResponse(tx, {
        scope,
        key: idempotencyKey,
        requestHash,
        orderId,
        status: 201,
        encryptedBody: ctx.keys.encrypt(JSON.stringify(answer)),
        createdAt: now,
        expiresAt: new Date(now.getTime() + RETENTION.idempotencyRecords.seconds * 1000),
      });
    return answer;
  });
  ctx.notifyWorker('outbox');
  return requested;
}
