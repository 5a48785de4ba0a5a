import { planStep } from '#src/domain/provider-plan.ts';
import { isRunning, SUBSCRIPTION_TRANSITIONS } from '#src/domain/subscription.ts';
import { mayMove } from '#src/domain/transitions.ts';
import {
  PaymentGoneError,
  type PaymentSnapshot,
  type PlanSnapshot,
  type ProviderPlans,
} from '#src/server/gateways/payments/port.ts';
import { findOrder, type OrderRow } from '#src/server/orders/orders.repository.ts';
import { audit } from '#src/server/platform/audit/audit.repository.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { drain, type JobType } from '#src/server/platform/jobs/job-type.ts';
import { enqueueEmail } from '#src/server/platform/outbox/outbox.repository.ts';
import { syncReturns } from '#src/server/refunds/sync-returns.ts';
import { endWithProject } from '#src/server/renewals/cancel-subscription.ts';
import { confirmAmount } from '#src/server/renewals/confirm-amount.ts';
import { writeMirroredPayment } from '#src/server/renewals/write-mirrored-payment.ts';
import { applySnapshot } from '#src/server/settlement/apply-snapshot.ts';
import {
  findLastCharge,
  findSubscription,
  findSubscriptionByPlan,
  isProjectOver,
  isSubscriptionHeld,
  leaseSubscription,
  lockSubscription,
  releaseSubscription,
  type SubscriptionRow,
  takePlanToMirror,
  updateSubscription,
} from '#src/server/subscriptions/subscriptions.repository.ts';

const HOUR_MS = 3_600_000;
/** How long after its date a payment is looked for, and how long at most the provider is not asked. */
const AFTER_DATE_MS = 5 * 60_000;
const AT_MOST_MS = 6 * HOUR_MS;

/**
 * Mirrors the recurring donations that providers run: books every payment of theirs once, carries out there what was decided
 * here, and records here what happened there. Prompted by an event, by a change here, and by the clock.
 */
export const planMirror: JobType<SubscriptionRow> = {
  name: 'planMirror',
  everyMs: 5000,
  concurrency: { embedded: 1, postgres: 2 },
  take: async ({ db, now }) => takePlanToMirror(db, now()),
  run: async (ctx, { id }) => mirrorLeased(ctx, id),
};

/** Mirrors all that are due and returns their number. */
export const mirrorPlans = (ctx: ServiceContext): Promise<number> => drain(ctx, planMirror);

/** Mirrors the one that an event of its provider names. False while another worker does. */
export async function mirrorNamed(ctx: ServiceContext, planRef: string): Promise<boolean> {
  const found = await findSubscriptionByPlan(ctx.db, planRef);
  if (!found) return true;
  if (!(await leaseSubscription(ctx.db, found.id, ctx.now()))) return false;
  await mirrorLeased(ctx, found.id);
  return true;
}

async function mirrorLeased(ctx: ServiceContext, id: string): Promise<void> {
  try {
    await mirror(ctx, (await findSubscription(ctx.db, id))!);
  } catch (error) {
    ctx.log.warn({ err: error, subscriptionId: id }, 'a recurring donation could not be mirrored yet');
    await updateSubscription(ctx.db, id, { mirrorAt: new Date(ctx.now().getTime() + AFTER_DATE_MS) });
  } finally {
    await releaseSubscription(ctx.db, id);
  }
}

async function mirror(ctx: ServiceContext, first: SubscriptionRow): Promise<void> {
  const order = (await findOrder(ctx.db, { id: first.orderId }))!;
  const plans = ctx.gateways.payments.for(order.method)?.plans;
  // Of a provider that is not configured now: it waits.
  if (!plans || first.planRef === null) return updateSubscription(ctx.db, first.id, { mirrorAt: later(ctx, HOUR_MS) });
  if (await isProjectOver(ctx.db, first.id)) await endWithProject(ctx, first.id);
  const row = await endPause(ctx, (await findSubscription(ctx.db, first.id))!);
  let snapshot = await retrieve(plans, first.planRef);
  if (snapshot.price) await confirmAmount(ctx, row.id, snapshot.price);
  const isHeld = await isSubscriptionHeld(ctx.db, row.id, ctx.now());
  const step = planStep({ status: row.status, isHeld, there: snapshot.state, seen: row.planState });
  const failures: unknown[] = [];
  if (step.does === 'tell') {
    // Told before anything is booked, so that a payment that cannot be booked keeps no donor from ending it; and booked if it cannot be told.
    await plans[step.what](first.planRef).catch((error: unknown) => failures.push(error));
    snapshot = await retrieve(plans, first.planRef);
  }
  for (const payment of snapshot.payments)
    // oxlint-disable-next-line no-await-in-loop -- one payment after the other, in their order
    await book(ctx, row.id, order.method, payment).catch((error: unknown) => failures.push(error));
  // What went wrong is tried again in a few minutes.
  if (failures.length > 0) throw failures[0];
  if (step.does === 'adopt') await adopt(ctx, row, step.status);
  await tellDecline(ctx, row.id, snapshot);
  await updateDates(ctx, row.id, snapshot, row.status);
}

/** What a provider no longer knows has ended. */
const retrieve = (plans: ProviderPlans, planRef: string): Promise<PlanSnapshot> =>
  plans.retrieve(planRef).catch((error: unknown): PlanSnapshot => {
    if (error instanceof PaymentGoneError) return { planRef, state: 'ended', payments: [] };
    throw error;
  });

const later = (ctx: ServiceContext, milliseconds: number): Date => new Date(ctx.now().getTime() + milliseconds);

/** A pause whose time is over ends here; then it is told to the provider. */
async function endPause(ctx: ServiceContext, row: SubscriptionRow): Promise<SubscriptionRow> {
  if (row.status !== 'paused' || row.nextAt === null || row.nextAt > ctx.now()) return row;
  await change(ctx, row.id, 'active', 'recurring:resume', 'the pause is over');
  return (await findSubscription(ctx.db, row.id))!;
}

/**
 * Books a payment of a period, each once: its order is written under the provider's id of the money. The event of a refund that
 * was made before that found no payment here, so the refund is asked for.
 */
async function book(
  ctx: ServiceContext,
  subscriptionId: string,
  method: OrderRow['method'],
  payment: PaymentSnapshot,
): Promise<void> {
  const written = await writeMirroredPayment(ctx, subscriptionId, payment);
  if (written === undefined) return;
  await applySnapshot(ctx, written, payment, 'charged by the provider');
  if (payment.isReturned) await syncReturns(ctx, { id: written, method, providerRef: payment.providerRef });
}

/** Records what happened at the provider. An end is told to the donor; a pause and its end they made there themselves. */
async function adopt(
  ctx: ServiceContext,
  row: SubscriptionRow,
  status: 'active' | 'paused' | 'cancelled',
): Promise<void> {
  const isChanged = await change(ctx, row.id, status, `recurring:${status}`, 'at the provider');
  if (!isChanged || status !== 'cancelled') return;
  const last = await findLastCharge(ctx.db, row.id);
  const orderId = last?.orderId ?? row.orderId;
  await enqueueEmail(ctx.db, `planEnded:${row.id}`, { template: 'planEndedThere', orderId }, ctx.now());
  ctx.notifyWorker('outbox');
}

const change = (
  ctx: ServiceContext,
  id: string,
  status: 'active' | 'paused' | 'cancelled' | 'pastDue',
  action: string,
  why: string,
): Promise<boolean> =>
  ctx.db.transaction(async (tx) => {
    const row = (await lockSubscription(tx, id))!;
    if (!mayMove(SUBSCRIPTION_TRANSITIONS, row.status, status)) return false;
    // A pause that began at the provider has no end here, or it would be ended against its donor's wish.
    const hasNoDate = status === 'cancelled' || status === 'paused';
    await updateSubscription(tx, id, { status, ...(hasNoDate ? { nextAt: null } : {}) });
    await audit(tx, {
      at: ctx.now(),
      actor: 'worker',
      action,
      subject: 'recurringDonation',
      subjectId: id,
      before: { status: row.status },
      after: { status, why },
    });
    return true;
  });

/** Tells the donor of a decline, once for each. The provider tries again by itself. */
async function tellDecline(ctx: ServiceContext, id: string, { declinedAt, nextAt }: PlanSnapshot): Promise<void> {
  const row = (await findSubscription(ctx.db, id))!;
  if (!declinedAt || !isRunning(row.status) || (row.declinedAt && row.declinedAt >= declinedAt)) return;
  await change(ctx, id, 'pastDue', 'recurringRefused', 'declined at the provider');
  await updateSubscription(ctx.db, id, { declinedAt });
  await enqueueEmail(
    ctx.db,
    `planRefused:${id}:${declinedAt.getTime()}`,
    { template: 'planRefused', orderId: row.orderId, ...(nextAt ? { nextAt: nextAt.toISOString() } : {}) },
    ctx.now(),
  );
  ctx.notifyWorker('outbox');
}

/** Takes over the provider's dates. A period that was paid after a decline runs again. `acted`: the status that was acted upon. */
async function updateDates(
  ctx: ServiceContext,
  id: string,
  snapshot: PlanSnapshot,
  acted: SubscriptionRow['status'],
): Promise<void> {
  const isPaidAgain = snapshot.state === 'active' && snapshot.declinedAt === undefined;
  const { status } = (await findSubscription(ctx.db, id))!;
  if (isPaidAgain && status === 'pastDue') await change(ctx, id, 'active', 'recurring:active', 'paid at last');
  await ctx.db.transaction(async (tx) => {
    const row = (await lockSubscription(tx, id))!;
    const hasEnded = row.status === 'cancelled' && snapshot.state === 'ended';
    // A payment may be listed only after the end, so the provider is asked once more before it is never asked again.
    const isOver = hasEnded && row.planState === 'ended';
    const isDated = snapshot.nextAt !== undefined && (row.status === 'active' || row.status === 'pastDue');
    // Something was decided here meanwhile, or has just been recorded: it is told at once.
    const isNews = row.status !== acted;
    const soon =
      snapshot.nextAt && !hasEnded ? snapshot.nextAt.getTime() + AFTER_DATE_MS - ctx.now().getTime() : AT_MOST_MS;
    await updateSubscription(tx, id, {
      planState: snapshot.state,
      ...(isDated ? { nextAt: snapshot.nextAt! } : {}),
      mirrorAt: isOver
        ? null
        : later(ctx, isNews && !hasEnded ? 0 : Math.min(AT_MOST_MS, Math.max(AFTER_DATE_MS, soon))),
    });
  });
}
