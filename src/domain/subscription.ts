import { DAY_MS } from '#src/domain/durations.ts';
import type { Transitions } from '#src/domain/transitions.ts';

/** The intervals of recurring donations. */
export const INTERVALS = ['day', 'week', 'month', 'year'] as const;
export type Interval = (typeof INTERVALS)[number];
export const isInterval = (text: string): text is Interval => (INTERVALS as readonly string[]).includes(text);

/** The statuses of a recurring donation. `pastDue`: a charge was declined and will be retried. */
export const SUBSCRIPTION_STATUSES = ['incomplete', 'active', 'paused', 'pastDue', 'cancelled'] as const;
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

export const SUBSCRIPTION_TRANSITIONS: Transitions<SubscriptionStatus> = {
  incomplete: ['active', 'cancelled'],
  active: ['paused', 'pastDue', 'cancelled'],
  paused: ['active', 'cancelled'],
  pastDue: ['active', 'cancelled'],
  cancelled: [],
};

/** Whether it will be charged again unless the donor ends it. */
export const isRunning = (status: SubscriptionStatus): boolean =>
  status === 'active' || status === 'paused' || status === 'pastDue';

/** Days after the first decline of a period on which the charge is retried. */
export const RETRY_DAYS: Readonly<Record<Interval, readonly number[]>> = {
  day: [],
  week: [1, 2],
  month: [1, 3, 7, 13],
  year: [1, 3, 7, 14, 31],
};

/** Days from the nth decline of a period (1 is the first) to the next attempt; undefined after the last. */
export function daysToRetry(interval: Interval, refusals: number): number | undefined {
  const days = RETRY_DAYS[interval];
  const next = days[refusals - 1];
  return next === undefined ? undefined : next - (days[refusals - 2] ?? 0);
}

/** Milliseconds that an order for one period may stay open: until three days after its last attempt. */
export const chargeLifetimeMs = (interval: Interval): number => ((RETRY_DAYS[interval].at(-1) ?? 0) + 3) * DAY_MS;

/** Until when an unpaid order keeps a child from others: two hours, as an unpaid sacrifice keeps its shares. */
export const sponsorshipHeldUntil = (placedAt: Date): Date => new Date(placedAt.getTime() + DAY_MS / 12);

/** Decline codes that a retry cannot change. Authentication needs the cardholder, who is absent from a renewal. */
const HARD_REFUSALS = new Set([
  'incorrect_number',
  'lost_card',
  'pickup_card',
  'stolen_card',
  'revocation_of_authorization',
  'revocation_of_all_authorizations',
  'stop_payment_order',
  'authentication_required',
  'highest_risk_level',
  'transaction_not_allowed',
  'invalid_account',
  'card_gone',
]);
/** Whether a retry cannot succeed after a decline with this code. */
export const isHardDecline = (code: string | null | undefined): boolean =>
  code !== null && code !== undefined && HARD_REFUSALS.has(code);

/**
 * The number of the period that is due after `last`. Periods that were missed, as while the server was down, are skipped, so
 * that a donor is not charged twice on one day.
 */
export function duePeriod(first: Date, interval: Interval, last: number, now: Date): number {
  let period = last + 1;
  while (periodStart(first, interval, period + 1) <= now) period += 1;
  return period;
}

/** When the period after this one begins; never in the past. */
export const nextStart = (first: Date, interval: Interval, period: number, now: Date): Date => {
  const next = periodStart(first, interval, period + 1);
  return next > now ? next : periodStart(first, interval, duePeriod(first, interval, period, now) + 1);
};

/**
 * When the nth period begins (0 is the first donation), in UTC. Computed from the first date, so that the 31st becomes the
 * last day of a short month and the 31st again in the next.
 */
export function periodStart(first: Date, interval: Interval, period: number): Date {
  if (!Number.isSafeInteger(period) || period < 0)
    throw new RangeError(`a period must be a whole number from zero, got ${period}`);
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

const daysInMonth = (date: Date): number =>
  new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
