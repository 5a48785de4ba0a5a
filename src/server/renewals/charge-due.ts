import { v7 } from 'uuid';
import { isOpen } from '#src/domain/payment.ts';
import { amountOfPeriod, scheduleOf } from '#src/domain/plan-schedule.ts';
import { isAfterEnd } from '#src/domain/sponsored-age.ts';
import { chargeLifetimeMs, SUBSCRIPTION_TRANSITIONS } from '#src/domain/subscription.ts';
import { move } from '#src/domain/transitions.ts';
import { lockOrder, type OrderRow } from '#src/server/orders/orders.repository.ts';
import {
  countPayments,
  findCurrentPayment,
  insertPayment,
  type PaymentRow,
} from '#src/server/payments/payments.repository.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import type { Database } from '#src/server/platform/db/client.ts';
import { drain, type JobType } from '#src/server/platform/jobs/job-type.ts';
import { askForPledge } from '#src/server/renewals/ask-for-pledge.ts';
import { endWithProject } from '#src/server/renewals/cancel-subscription.ts';
import { endByAge } from '#src/server/renewals/coming-of-age.ts';
import { syncWithProvider } from '#src/server/settlement/sync-with-provider.ts';
import { writeRenewal } from '#src/server/settlement/write-renewal.ts';
import { readMonthsFor } from '#src/server/subscriptions/hijri-months.repository.ts';
import {
  type ChargeRow,
  findLastCharge,
  insertCharge,
  isProjectOver,
  lockSubscription,
  type SubscriptionRow,
  releaseSubscription,
  takeDueSubscription,
  updateSubscription,
} from '#src/server/subscriptions/subscriptions.repository.ts';

type Written = { order: OrderRow; payment: PaymentRow };

/**
 * Charges due subscriptions. Order and payment are written first, under an idempotency key of subscription, period and attempt;
 * then the provider is called. If its response is lost, the polling of payments repeats the call with the same key.
 */
export const subscriptionCharges: JobType<SubscriptionRow> = {
  name: 'subscriptionCharges',
  everyMs: 5000,
  concurrency: { embedded: 1, postgres: 3 },
  // Without a provider only pledges are due, which need none.
  take: async ({ db, gateways, now }) =>
    takeDueSubscription(db, now(), { methods: gateways.payments.list.map(({ method }) => method) }),
  run: async (ctx, subscription) => {
    try {
      if (await isProjectOver(ctx.db, subscription.id)) await endWithProject(ctx, subscription.id);
      const written = subscription.isPledge
        ? await askForPledge(ctx, subscription)
        : await writeCharge(ctx, subscription);
      if (written) await chargeWritten(ctx, written);
      await releaseSubscription(ctx.db, subscription.id);
    } catch (error) {
      // The subscription is taken again when its lease ends.
      ctx.log.warn({ err: error, subscriptionId: subscription.id }, 'a recurring donation could not be charged yet');
    }
  },
};

/** Charges all due subscriptions and returns how many were checked. */
export const chargeDueSubscriptions = (ctx: ServiceContext): Promise<number> => drain(ctx, subscriptionCharges);

/** Calls the provider. If that fails, the polling of payments continues with the stored payment. */
async function chargeWritten(ctx: ServiceContext, { order, payment }: Written): Promise<void> {
  await syncWithProvider(ctx, order, payment).catch((error: unknown) =>
    ctx.log.warn({ err: error, paymentId: payment.id }, 'a provider did not answer a recurring charge'),
  );
}

/** Writes the order and payment of a due period. Checks the subscription again under the lock, because another worker may have charged it. */
async function writeCharge(ctx: ServiceContext, { id, status }: SubscriptionRow): Promise<Written | undefined> {
  const last = status === 'pastDue' ? await findLastCharge(ctx.db, id) : undefined;
  return ctx.db.transaction(async (tx) => {
    const now = ctx.now();
    const refused = last && (await lockOrder(tx, last.orderId));
    const subscription = await lockSubscription(tx, id);
    if (
      !subscription ||
      subscription.status !== status ||
      subscription.nextAt === null ||
      subscription.nextAt > now ||
      subscription.firstAt === null
    )
      return undefined;
    if (status === 'pastDue' && refused?.status !== 'pending') return undefined;
    const before = refused && (await findCurrentPayment(tx, refused.id));
    // A payment of this period that may still be paid keeps another from being made.
    if (before && isOpen(before.status)) return undefined;
    // A declined month began before the end, and is tried again.
    if (status !== 'pastDue' && isAfterEnd(subscription.nextAt, subscription.endsOn)) {
      await endByAge(tx, subscription, now);
      return undefined;
    }
    const schedule = scheduleOf(
      { ...subscription, firstAt: subscription.firstAt },
      await readMonthsFor(tx, subscription),
    );
    const period = last?.period ?? schedule.due(subscription.period, now);
    if (period === undefined) {
      // Its month was shifted, or the season is over: nothing is collected later.
      await updateSubscription(tx, id, { nextAt: schedule.next(subscription.period, now) });
      return undefined;
    }
    const order =
      refused ??
      (await writeRenewal(
        ctx,
        tx,
        { ...subscription, amountMinor: amountOfPeriod(subscription, period) },
        { status: 'pending', lifetimeMs: chargeLifetimeMs(subscription.interval) },
      ));
    const charge = last ?? { orderId: order.id, subscriptionId: id, period, createdAt: now };
    if (!last) await insertCharge(tx, charge);
    await updateSubscription(tx, id, {
      nextAt: null,
      // A pause ends with its first charge.
      ...(status === 'paused' ? { status: move(SUBSCRIPTION_TRANSITIONS, status, 'active') } : {}),
    });
    return { order, payment: await writeAttempt(tx, order, charge, now) };
  });
}

/** Writes the payment of an attempt, whose number is in the idempotency key, so that the database rejects a second one. */
async function writeAttempt(tx: Database, order: OrderRow, charge: ChargeRow, now: Date): Promise<PaymentRow> {
  const attempt = (await countPayments(tx, order.id)) + 1;
  return insertPayment(tx, {
    id: v7(),
    orderId: order.id,
    method: order.method,
    status: 'created',
    currency: order.currency,
    amountMinor: order.totalMinor - order.receivedMinor,
    idempotencyKey: `sanad-${charge.subscriptionId}-${charge.period}-${attempt}`,
    reference: null,
    createdAt: now,
    updatedAt: now,
    nextPollAt: new Date(now.getTime() + 20_000),
  });
}
