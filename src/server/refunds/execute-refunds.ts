import { REFUND_TRANSITIONS } from '#src/domain/refund.ts';
import { mayMove, move } from '#src/domain/transitions.ts';
import { methodsOf, RefundRejectedError } from '#src/server/gateways/payments/port.ts';
import { lockOrder } from '#src/server/orders/orders.repository.ts';
import { findPayment, lockPayment } from '#src/server/payments/payments.repository.ts';
import { audit } from '#src/server/platform/audit/audit.repository.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { drain, type JobType } from '#src/server/platform/jobs/job-type.ts';
import { applyRefund } from '#src/server/refunds/apply-refund.ts';
import { closeIfReturned } from '#src/server/refunds/close-returned.ts';
import {
  findRefund,
  lockRefund,
  type RefundRow,
  releaseRefund,
  takeDueRefund,
  updateRefund,
} from '#src/server/refunds/refunds.repository.ts';
import { syncReturns } from '#src/server/refunds/sync-returns.ts';

/**
 * Asks providers for approved refunds. The row is `processing` before the provider is called, under a key of refund and attempt;
 * when an answer was lost, the provider's refunds are searched before it is asked again.
 */
export const refundExecution: JobType<RefundRow> = {
  name: 'refunds',
  everyMs: 5000,
  concurrency: { embedded: 1, postgres: 2 },
  take: async ({ db, gateways, now }) => takeDueRefund(db, now(), methodsOf(gateways.payments)),
  run: async (ctx, { id }) => {
    try {
      const begun = await begin(ctx, id);
      if (begun) await ask(ctx, begun.refund, begun.isRepeated);
    } catch (error) {
      await postpone(ctx, id, error);
    } finally {
      await releaseRefund(ctx.db, id);
    }
  },
};

/** Executes all due refunds and returns their number. */
export const executeRefunds = (ctx: ServiceContext): Promise<number> => drain(ctx, refundExecution);

/** Marks a refund as with the provider, before it is. Undefined where it must wait or was ended meanwhile. */
async function begin(ctx: ServiceContext, id: string): Promise<{ refund: RefundRow; isRepeated: boolean } | undefined> {
  const found = (await findRefund(ctx.db, id))!;
  return ctx.db.transaction(async (tx) => {
    const now = ctx.now();
    await lockOrder(tx, found.orderId);
    const payment = (await lockPayment(tx, found.paymentId!))!;
    const refund = (await lockRefund(tx, id))!;
    if (payment.status === 'disputed') return undefined;
    if (refund.status === 'processing') return { refund, isRepeated: true };
    if (refund.status !== 'approved') return undefined;
    const change = {
      status: move(REFUND_TRANSITIONS, refund.status, 'processing'),
      attempt: refund.attempt + 1,
      askedAt: now,
    };
    await updateRefund(tx, id, change);
    return { refund: { ...refund, ...change }, isRepeated: false };
  });
}

async function ask(ctx: ServiceContext, refund: RefundRow, isRepeated: boolean): Promise<void> {
  const payment = (await findPayment(ctx.db, refund.paymentId!))!;
  const gateway = ctx.gateways.payments.for(payment.method)!;
  const asked = {
    refundId: refund.id,
    attempt: refund.attempt,
    providerRef: payment.providerRef!,
    amount: { minor: refund.amountMinor!, currency: refund.currency },
    idempotencyKey: `sanad-refund-${refund.id}-${refund.attempt}`,
  };
  try {
    const known = isRepeated
      ? (await gateway.findRefunds(asked.providerRef)).find(
          ({ attempt, refundId }) => refundId === refund.id && attempt === refund.attempt,
        )
      : undefined;
    await applyRefund(ctx, payment.id, known ?? (await gateway.refund(asked)));
  } catch (error) {
    if (!(error instanceof RefundRejectedError)) throw error;
    await failRefund(ctx, refund.id, error.code);
    // Often because staff returned it in the provider's dashboard: then that is booked now, and not when its event comes.
    await syncReturns(ctx, payment);
  }
  const after = (await findRefund(ctx.db, refund.id))!;
  if (after.status === 'processing') await updateRefund(ctx.db, refund.id, { runAt: nextAsk(ctx, after) });
}

/** Banks may take days: once an hour for what the provider is carrying out. */
const nextAsk = ({ now }: ServiceContext, { askedAt }: RefundRow): Date => {
  const age = now().getTime() - askedAt!.getTime();
  return new Date(now().getTime() + Math.min(3_600_000, Math.max(10_000, age)));
};

/** The provider refused: staff see why, and try again or refuse. */
async function failRefund(ctx: ServiceContext, id: string, code: string): Promise<void> {
  const found = (await findRefund(ctx.db, id))!;
  await ctx.db.transaction(async (tx) => {
    const now = ctx.now();
    await lockOrder(tx, found.orderId);
    const refund = (await lockRefund(tx, id))!;
    if (!mayMove(REFUND_TRANSITIONS, refund.status, 'failed')) return;
    const status = move(REFUND_TRANSITIONS, refund.status, 'failed');
    await updateRefund(tx, id, { status, failureCode: code, runAt: null });
    await audit(tx, {
      at: now,
      actor: 'worker',
      action: 'refundFailed',
      subject: 'refund',
      subjectId: id,
      before: { status: refund.status },
      after: { status, code },
    });
    await closeIfReturned(tx, refund.orderId, now);
  });
  ctx.log.error({ refundId: id, code }, 'a refund failed at the provider; staff must decide');
}

async function postpone(ctx: ServiceContext, id: string, error: unknown): Promise<void> {
  ctx.log.warn({ err: error, refundId: id }, 'a refund has no answer yet and will be asked for again');
  const refund = (await findRefund(ctx.db, id))!;
  if (refund.status === 'processing') await updateRefund(ctx.db, id, { runAt: nextAsk(ctx, refund) });
}
