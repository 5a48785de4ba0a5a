import { DAY_MS } from '#src/domain/durations.ts';
import { isReceived } from '#src/domain/payment.ts';
import type { PaymentGateway } from '#src/server/gateways/payments/port.ts';
import { findPaymentByRef, type PaymentRow } from '#src/server/payments/payments.repository.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import type { JobType } from '#src/server/platform/jobs/job-type.ts';
import { oncePer } from '#src/server/platform/jobs/once-per.ts';
import { findUndecidedDisputes } from '#src/server/refunds/disputes.repository.ts';
import { applyReturns, syncReturns } from '#src/server/refunds/sync-returns.ts';
import { settle } from '#src/server/settlement/settle.ts';

const EVERY_MS = 3_600_000;
/** How far back refunds and disputes are listed: events that are lost for longer are found by staff. */
const WATCHED_MS = 7 * DAY_MS;
const isDue = oncePer(EVERY_MS);

/** Finds refunds and disputes whose webhook event never came, once an hour, and asks how open disputes stand. */
export const returnsWatch: JobType<'look'> = {
  name: 'returnsWatch',
  everyMs: EVERY_MS,
  concurrency: { embedded: 1, postgres: 1 },
  take: async (ctx) => (ctx.gateways.payments.list.length > 0 && isDue(ctx) ? 'look' : undefined),
  run: async (ctx) => {
    for (const gateway of ctx.gateways.payments.list)
      await unlessSilent(ctx, gateway.method, () => watch(ctx, gateway));
    for (const { dispute, method, paymentRef } of await findUndecidedDisputes(ctx.db))
      await unlessSilent(ctx, method, () =>
        syncReturns(ctx, { id: dispute.paymentId, method, providerRef: paymentRef }),
      );
  },
};

/** What is not booked yet cannot be returned: the events of both may be lost. */
async function applyFound(
  ctx: ServiceContext,
  payment: PaymentRow,
  returns: Parameters<typeof applyReturns>[2],
  askedAt: Date,
): Promise<void> {
  if (!isReceived(payment.status)) await settle(ctx, payment.id, 'a refund or dispute of it was listed');
  await applyReturns(ctx, payment.id, returns, askedAt);
}

/** A provider or payment that fails does not keep the others from being asked. */
async function unlessSilent(ctx: ServiceContext, method: string, ask: () => Promise<void>): Promise<void> {
  try {
    await ask();
  } catch (error) {
    ctx.log.warn({ err: error, method }, 'refunds and disputes could not be listed, and will be in an hour');
  }
}

async function watch(ctx: ServiceContext, gateway: PaymentGateway): Promise<void> {
  const askedAt = ctx.now();
  const since = new Date(askedAt.getTime() - WATCHED_MS);
  const byPayment = Map.groupBy(await gateway.listReturns(since), ({ paymentRef }) => paymentRef);
  for (const [paymentRef, returns] of byPayment) {
    const payment = await findPaymentByRef(ctx.db, gateway.method, paymentRef);
    if (payment) await unlessSilent(ctx, gateway.method, () => applyFound(ctx, payment, returns, askedAt));
  }
}
