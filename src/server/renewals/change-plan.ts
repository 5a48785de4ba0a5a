import { chargeableFrom, minimumCharge } from '#money/currencies.ts';
import { maxWeight } from '#src/domain/giving-calendar.ts';
import type { HijriMonths } from '#src/domain/hijri-months.ts';
import { changePlan, type Plan, type PlanChange } from '#src/domain/plan-change.ts';
import { scheduleOf } from '#src/domain/plan-schedule.ts';
import { defaultBounds } from '#src/domain/pricing.ts';
import { AppError } from '#src/server/http/errors.ts';
import { findOrder } from '#src/server/orders/orders.repository.ts';
import { audit } from '#src/server/platform/audit/audit.repository.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import type { Database } from '#src/server/platform/db/client.ts';
import { enqueueEmail } from '#src/server/platform/outbox/outbox.repository.ts';
import { readMonthsFor } from '#src/server/subscriptions/hijri-months.repository.ts';
import type { PlanTemplate } from '#src/server/subscriptions/plan.emails.ts';
import {
  lockSubscription,
  type SubscriptionRow,
  updateSubscription,
} from '#src/server/subscriptions/subscriptions.repository.ts';

export type PlanOutcome = 'changed' | 'unchanged' | 'charging' | 'notNow';

const TEMPLATES: Record<PlanChange['does'], PlanTemplate> = {
  pause: 'planPaused',
  resume: 'planResumed',
  skip: 'planSkipped',
  unskip: 'planResumed',
  changeAmount: 'planAmount',
};

/** The schedule of a recurring donation; undefined for one that was never paid. */
export const planOf = (row: SubscriptionRow, months: HijriMonths): Plan | undefined =>
  row.firstAt === null
    ? undefined
    : {
        schedule: scheduleOf({ ...row, firstAt: row.firstAt }, months),
        status: row.status,
        interval: row.interval,
        amountMinor: row.amountMinor,
        firstAt: row.firstAt,
        period: row.period,
        nextAt: row.nextAt,
        isSponsorship: row.sponsoredProjectId !== null,
        isRunByProvider: row.planRef !== null,
      };

/** Changes a recurring donation as its donor asked, and tells them by email. The scheduler waits for the same lock. */
export async function changeSubscription(ctx: ServiceContext, id: string, change: PlanChange): Promise<PlanOutcome> {
  const outcome = await ctx.db.transaction((tx) => changeLocked(ctx, tx, id, change));
  ctx.notifyWorker('outbox');
  ctx.notifyWorker('planMirror');
  return outcome;
}

/** A schedule as the audit log has it. */
const state = (of: Plan) => ({ status: of.status, amount: of.amountMinor, nextAt: of.nextAt?.toISOString() ?? null });

/** As `changeSubscription`, in a transaction of the caller's. */
export async function changeLocked(
  ctx: ServiceContext,
  tx: Database,
  id: string,
  change: PlanChange,
): Promise<PlanOutcome> {
  const now = ctx.now();
  const row = await lockSubscription(tx, id);
  const plan = row && planOf(row, await readMonthsFor(tx, row));
  if (!plan) return 'notNow';
  const result = changePlan(plan, change, now);
  if (result.outcome !== 'changed') return result.outcome;
  const { amountMinor, nextAt, status } = result.plan;
  await updateSubscription(tx, id, { amountMinor, nextAt, status });
  await audit(tx, {
    at: now,
    actor: 'donor',
    action: `recurring:${change.does}`,
    subject: 'recurringDonation',
    subjectId: id,
    before: state(plan),
    after: state(result.plan),
  });
  await enqueueEmail(
    tx,
    `plan:${id}:${change.does}:${now.getTime()}`,
    {
      template: TEMPLATES[change.does],
      subscriptionId: id,
      ...(nextAt ? { date: nextAt.toISOString() } : {}),
      amount: amountMinor,
    },
    now,
  );
  return 'changed';
}

/** What a recurring donation may be changed to, in minor units. */
export async function amountBounds(
  { db }: Pick<ServiceContext, 'db'>,
  { calendar, currency, orderId }: Pick<SubscriptionRow, 'calendar' | 'currency' | 'orderId'>,
): Promise<{ minimum: number; maximum: number; mayCharge: (minor: number) => boolean }> {
  const { method } = (await findOrder(db, { id: orderId }))!;
  const { maximum, minimum } = defaultBounds(currency);
  return {
    minimum: Math.max(minimum, minimumCharge(method, currency)),
    // Some nights are given more.
    maximum: Math.floor(maximum / maxWeight(calendar)),
    // With three decimals a card cannot be charged any amount.
    mayCharge: (minor) => chargeableFrom(minor, method, currency) === minor,
  };
}

const reject = (code: 'tooLow' | 'tooHigh' | 'invalidFormat', limit?: number): never => {
  throw new AppError('validation', { fields: [{ path: 'amount', code, ...(limit === undefined ? {} : { limit }) }] });
};

/** @throws AppError for an amount that cannot be charged */
export function checkAmount(
  minor: number,
  { maximum, mayCharge, minimum }: Awaited<ReturnType<typeof amountBounds>>,
): void {
  if (minor < minimum) reject('tooLow', minimum);
  if (minor > maximum) reject('tooHigh', maximum);
  if (!mayCharge(minor)) reject('invalidFormat');
}
