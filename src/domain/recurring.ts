import type { Transitions } from './transitions.ts';

export const INTERVALS = ['day', 'week', 'month', 'year'] as const;
export type Interval = (typeof INTERVALS)[number];
export const isInterval = (text: string): text is Interval => (INTERVALS as readonly string[]).includes(text);

export const RECURRING_STATUSES = ['incomplete', 'active', 'paused', 'pastDue', 'cancelled'] as const;
export type RecurringStatus = (typeof RECURRING_STATUSES)[number];

export const RECURRING_TRANSITIONS: Transitions<RecurringStatus> = {
  incomplete: ['active', 'cancelled'],
  active: ['paused', 'pastDue', 'cancelled'],
  paused: ['active', 'cancelled'],
  pastDue: ['active', 'cancelled'],
  cancelled: [],
};

/** Days after a refused charge on which it is tried again. */
export const RETRY_DAYS: Readonly<Record<Interval, readonly number[]>> = { day: [], week: [1, 2], month: [1, 3, 7, 13], year: [1, 3, 7, 14, 31] };

/** Days from the nth refusal of a period (1 is the first) to the next attempt, or nothing when it was the last. */
export function daysToRetry(interval: Interval, refusals: number): number | undefined {
  const days = RETRY_DAYS[interval];
  const next = days[refusals - 1];
  return next === undefined ? undefined : next - (days[refusals - 2] ?? 0);
}

/** How long an order for one period may be open: its last attempt and three days. */
export const chargeLifetimeMs = (interval: Interval): number => ((RETRY_DAYS[interval].at(-1) ?? 0) + 3) * 24 * 60 * 60 * 1000;

/** Refusals that no later attempt will change. A card that wants its owner's word cannot be charged in their absence. */
const HARD_REFUSALS = new Set([
  'incorrect_number', 'lost_card', 'pickup_card', 'stolen_card', 'revocation_of_authorization', 'revocation_of_all_authorizations', 'stop_payment_order',
  'authentication_required', 'highest_risk_level', 'transaction_not_allowed', 'invalid_account', 'card_gone',
]);
export const isHardRefusal = (code: string | null | undefined): boolean => code !== null && code !== undefined && HARD_REFUSALS.has(code);

/**
 * The period that is due, counted after the last one that was given. Periods that passed unasked (a server that stood
 * still) are let go: nobody is charged twice on one day.
 */
export function duePeriod(first: Date, interval: Interval, last: number, now: Date): number {
  let period = last + 1;
  while (periodStart(first, interval, period + 1) <= now) period += 1;
  return period;
}

/** When the gift after this one is due: never in the past. */
export const nextStart = (first: Date, interval: Interval, period: number, now: Date): Date => {
  const next = periodStart(first, interval, period + 1);
  return next > now ? next : periodStart(first, interval, duePeriod(first, interval, period, now) + 1);
};

/**
 * When the nth period of a recurring gift begins (0 is the first gift). Counted from the first date, so that the 31st
 * falls on the last day of a short month and comes back to the 31st in the next. UTC.
 */
export function periodStart(first: Date, interval: Interval, period: number): Date {
  if (!Number.isSafeInteger(period) || period < 0) throw new RangeError(`periods are counted from zero, got ${period}`);
  const next = new Date(first);
  if (interval === 'day') next.setUTCDate(first.getUTCDate() + period);
  if (interval === 'week') next.setUTCDate(first.getUTCDate() + 7 * period);
  if (interval === 'month' || interval === 'year') {
    const months = interval === 'month' ? period : 12 * period;
    next.setUTCDate(1);
    next.setUTCMonth(first.getUTCMonth() + months);
    next.setUTCDate(Math.min(first.getUTCDate(), daysInMonth(next)));
  }
  return next;
}

const daysInMonth = (date: Date): number => new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
