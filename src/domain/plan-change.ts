/** What a donor may do with a recurring donation by the link of its receipts. */
import { DAY_MS } from '#src/domain/durations.ts';
import { type Calendar, isSeasonal } from '#src/domain/giving-calendar.ts';
import type { Schedule } from '#src/domain/plan-schedule.ts';
import {
  type Interval,
  isRunning,
  periodStart,
  SUBSCRIPTION_TRANSITIONS,
  type SubscriptionStatus,
} from '#src/domain/subscription.ts';
import { mayMove } from '#src/domain/transitions.ts';

/** Months for which a donation may be paused; it starts again by itself. */
export const PAUSE_MONTHS = [1, 2, 3, 6] as const;
/** Dates that may be skipped in a row; for a longer time it is paused. */
export const MAX_SKIPPED = 3;

/** A recurring donation, as far as its schedule goes. `nextAt` is null while it is being charged, after its end, and in a pause that its donor began at the provider, which has no end. */
export type Plan = {
  status: SubscriptionStatus;
  interval: Interval;
  /** Minor units. */
  amountMinor: number;
  firstAt: Date;
  /** Its dates. */
  schedule: Schedule;
  /** The last period that was charged. */
  period: number;
  nextAt: Date | null;
  /** A child is sponsored for a fixed amount. */
  isSponsorship: boolean;
  /** Its dates and amounts are the provider's: it can be paused, resumed and ended. */
  isRunByProvider: boolean;
};

export type PlanChange =
  | { does: 'pause'; months: number }
  | { does: 'resume' }
  /** `date`: the date that the donor saw, so that a form sent twice skips one. */
  | { does: 'skip'; date: Date }
  | { does: 'unskip' }
  /** `to` in minor units. `mayRaise`: the donor has shown the code from the email. */
  | { does: 'changeAmount'; to: number; mayRaise: boolean };

export type ChangedPlan = { outcome: 'changed'; plan: Plan } | { outcome: 'unchanged' | 'charging' | 'notNow' };

/** Applies a change. `unchanged`: it was made before; `charging`: a charge is in progress; `notNow`: its status forbids it. */
export function changePlan(plan: Plan, change: PlanChange, now: Date): ChangedPlan {
  if (!isRunning(plan.status)) return { outcome: 'notNow' };
  const isPausedThere = plan.isRunByProvider && plan.status === 'paused';
  if (plan.nextAt === null && !(isPausedThere && change.does === 'resume')) return { outcome: 'charging' };
  const nextAt = plan.nextAt ?? now;
  const changed = (part: Partial<Plan>): ChangedPlan => ({ outcome: 'changed', plan: { ...plan, ...part } });
  switch (change.does) {
    case 'pause':
      if (plan.status === 'paused') return { outcome: 'unchanged' };
      if (!mayMove(SUBSCRIPTION_TRANSITIONS, plan.status, 'paused')) return { outcome: 'notNow' };
      return changed({ status: 'paused', nextAt: afterPause(plan, nextAt, change.months, now) });
    case 'resume':
      if (plan.status === 'active') return { outcome: 'unchanged' };
      // A declined charge becomes active by being paid, and by nothing else.
      return plan.status === 'paused'
        ? changed({ status: 'active', nextAt: plan.schedule.next(plan.period, now) })
        : { outcome: 'notNow' };
    case 'skip':
      if (plan.status !== 'active' || plan.isRunByProvider) return { outcome: 'notNow' };
      if (nextAt.getTime() !== change.date.getTime()) return { outcome: 'unchanged' };
      return skippedDates(plan, now).length < MAX_SKIPPED
        ? changed({ nextAt: plan.schedule.next(plan.period, nextAt) })
        : { outcome: 'notNow' };
    case 'unskip':
      if (plan.status !== 'active' || plan.isRunByProvider) return { outcome: 'notNow' };
      return skippedDates(plan, now).length === 0
        ? { outcome: 'unchanged' }
        : changed({ nextAt: plan.schedule.next(plan.period, now) });
    case 'changeAmount':
      if (plan.isSponsorship || plan.isRunByProvider) return { outcome: 'notNow' };
      // Decided here, under the lock: the amount may have been lowered since the form was read.
      if (!change.mayRaise && change.to > plan.amountMinor) return { outcome: 'notNow' };
      return change.to === plan.amountMinor ? { outcome: 'unchanged' } : changed({ amountMinor: change.to });
  }
}

/**
 * Whether its donor may ask for another amount that the provider has them agree to: it charges the present one on its dates, and
 * nothing stands in the way. `isHeld`: its project may not collect now.
 */
export const mayReviseAmount = ({ isRunByProvider, isSponsorship, nextAt, status }: Plan, isHeld: boolean): boolean =>
  isRunByProvider && !isSponsorship && status === 'active' && nextAt !== null && !isHeld;

/** The first date after the pause; at least the next one falls into it. */
function afterPause(plan: Plan, nextAt: Date, months: number, now: Date): Date {
  const end = periodStart(now, 'month', months);
  return plan.schedule.next(plan.period, end > nextAt ? end : nextAt);
}

/** The dates that the donor skipped: before the next charge, and not past. */
export function skippedDates({ isRunByProvider, nextAt, period, schedule, status }: Plan, now: Date): Date[] {
  const dates: Date[] = [];
  if (status !== 'active' || nextAt === null || isRunByProvider) return dates;
  for (let date = schedule.next(period, now); date < nextAt; date = schedule.next(period, date)) dates.push(date);
  return dates;
}

/** The dates after the next charge. A provider charges at its own hour, so a date of the same day (UTC) is the charge itself. */
export function laterDates({ nextAt, period, schedule }: Plan, count: number): Date[] {
  const dates: Date[] = [];
  for (let date = nextAt; date !== null && dates.length < count;) {
    const later = schedule.next(period, date);
    if (dayOf(later) !== dayOf(date)) dates.push(later);
    date = later;
  }
  return dates;
}

const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

/** Milliseconds for which a link works: until a later receipt has brought another one. */
export const linkLifetimeMs = (interval: Interval, calendar: Calendar | null = null): number =>
  (interval === 'year' || (calendar !== null && isSeasonal(calendar)) ? 400 : 62) * DAY_MS;

/** Milliseconds for which a code works, and how often it may be tried. */
export const CODE_LIFETIME_MS = DAY_MS / 96;
export const MAX_CODE_TRIES = 5;
/** Codes that are sent for one donation in an hour. */
export const MAX_CODES_AN_HOUR = 3;
