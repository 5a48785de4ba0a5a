import { v7 } from 'uuid';
import { chargeableFrom } from '#src/domain/chargeable.ts';
import { share } from '#src/domain/money.ts';
import { feeToCover } from '#src/domain/pricing.ts';
import { chargeLifetimeMs, duePeriod } from '#src/domain/recurring.ts';
import type { ServiceContext } from '../context.ts';
import type { Database } from '../db/client.ts';
import { drain, type Work } from '../jobs/work.ts';
import { fingerprint } from '../keys.ts';
import { findDonor, findItems, findOrder, insertOrder, lockOrder, type OrderRow } from '../orders/orders.repository.ts';
import { accessKeyOf } from '../orders/write-order.ts';
import { askProvider } from '../payments/ask-provider.ts';
import { countPayments, insertPayment, type PaymentRow } from '../payments/payments.repository.ts';
import { type ChargeRow, findLastCharge, insertCharge, lockPlan, type PlanRow, releasePlan, takeDuePlan, updatePlan } from './recurring.repository.ts';

type Written = { order: OrderRow; payment: PaymentRow };

/**
 * Charges the plans whose day has come. Order and payment are written first, under a key that names plan, period and
 * attempt; then the provider is asked. Whatever is lost after that, the polling of payments asks again with the same key.
 */
export const recurringCharges: Work<PlanRow> = {
  name: 'recurringCharges',
  everyMs: 5000,
  lanes: { embedded: 1, postgres: 3 },
  take: async ({ db, gateways, now }) => (gateways.payments.stripe ? takeDuePlan(db, now()) : undefined),
  run: async (ctx, plan) => {
    try {
      const written = await writeCharge(ctx, plan);
      if (written) await chargeWritten(ctx, written);
      await releasePlan(ctx.db, plan.id);
    } catch (error) {
      // The lease stays: it is tried again when that ends.
      ctx.log.warn({ err: error, recurringId: plan.id }, 'a recurring donation could not be charged yet');
    }
  },
};

/** Charges what is due now, and tells how many plans were looked at. */
export const chargeDuePlans = (ctx: ServiceContext): Promise<number> => drain(ctx, recurringCharges);

/** The payment stands, whatever the provider answers: from here on polling takes care of it. */
async function chargeWritten(ctx: ServiceContext, { order, payment }: Written): Promise<void> {
  await askProvider(ctx, order, payment).catch((error: unknown) => ctx.log.warn({ err: error, paymentId: payment.id }, 'a provider did not answer a recurring charge'));
}

/** Another worker may have been quicker: under the lock the plan is looked at again. */
async function writeCharge(ctx: ServiceContext, { id, status }: PlanRow): Promise<Written | undefined> {
  const last = status === 'pastDue' ? await findLastCharge(ctx.db, id) : undefined;
  return ctx.db.transaction(async (tx) => {
    const now = ctx.now();
    const refused = last && await lockOrder(tx, last.orderId);
    const plan = await lockPlan(tx, id);
    if (!plan || plan.status !== status || plan.nextAt === null || plan.nextAt > now || plan.firstAt === null) return undefined;
    if (status === 'pastDue' && refused?.status !== 'pending') return undefined;
    const order = refused ?? await writeRenewal(ctx, tx, plan);
    const charge = last ?? { orderId: order.id, recurringId: id, period: duePeriod(plan.firstAt, plan.interval, plan.period, now), createdAt: now };
    if (!last) await insertCharge(tx, charge);
    await updatePlan(tx, id, { nextAt: null });
    return { order, payment: await writeAttempt(tx, order, charge, now) };
  });
}

/** The next order of a plan: what was given first, at the sum that the plan has now. */
async function writeRenewal(ctx: ServiceContext, tx: Database, plan: PlanRow): Promise<OrderRow> {
  const now = ctx.now();
  const first = (await findOrder(tx, { id: plan.orderId }))!;
  const { orderId: _of, ...donor } = (await findDonor(tx, plan.orderId))!;
  const { id: _id, orderId: _order, position: _position, ...item } = (await findItems(tx, plan.orderId))[0]!.item;
  const isSame = item.amountMinor === plan.amountMinor;
  const fee = ctx.gateways.payments.stripe!.fee;
  const feeCover = first.feeCoverMinor === 0 ? 0 : isSame ? first.feeCoverMinor : chargeableFrom(plan.amountMinor + feeToCover(plan.amountMinor, fee), first.method, plan.currency) - plan.amountMinor;
  const id = v7();
  return insertOrder(tx, {
    id, status: 'pending', accountId: plan.accountId, accessKeyHash: fingerprint(accessKeyOf(ctx, id)), method: first.method, currency: plan.currency,
    giftMinor: plan.amountMinor, feeCoverMinor: feeCover, totalMinor: plan.amountMinor + feeCover, locale: first.locale, showName: first.showName,
    placedAt: now, expiresAt: new Date(now.getTime() + chargeLifetimeMs(plan.interval)),
  }, { ...donor, message: null }, [isSame ? item : {
    ...item, unitPriceMinor: plan.amountMinor, quantity: 1, amountMinor: plan.amountMinor, endowmentMinor: share(plan.amountMinor, item.endowmentMinor, item.amountMinor),
  }]);
}

/** The key says which attempt it is, so that the database itself refuses a second one. */
async function writeAttempt(tx: Database, order: OrderRow, charge: ChargeRow, now: Date): Promise<PaymentRow> {
  const attempt = await countPayments(tx, order.id) + 1;
  return insertPayment(tx, {
    id: v7(), orderId: order.id, method: order.method, status: 'created', currency: order.currency, amountMinor: order.totalMinor - order.receivedMinor,
    idempotencyKey: `sanad-${charge.recurringId}-${charge.period}-${attempt}`, reference: null, createdAt: now, updatedAt: now, nextEnquiryAt: new Date(now.getTime() + 20_000),
  });
}
