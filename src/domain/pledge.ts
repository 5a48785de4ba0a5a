/** A pledge: a recurring donation that its donor transfers each time, under one reference. Nothing is taken from anybody. */
import { DAY_MS } from '#src/domain/durations.ts';
import type { OrderStatus } from '#src/domain/order.ts';
import type { Schedule } from '#src/domain/plan-schedule.ts';
import type { Interval } from '#src/domain/subscription.ts';

/** Nobody transfers money every day. */
export const PLEDGE_INTERVALS = ['week', 'month', 'year'] as const satisfies readonly Interval[];
export const mayPledge = (interval: Interval): boolean => (PLEDGE_INTERVALS as readonly Interval[]).includes(interval);

/** How long a period waits for its transfer, and when its donor is reminded, in milliseconds from its date. A week has its next date soon enough. */
export const pledgeLifetimeMs = (interval: Interval): number => (interval === 'week' ? 7 : 14) * DAY_MS;
export const pledgeReminderMs = (interval: Interval): number | undefined =>
  interval === 'week' ? undefined : 7 * DAY_MS;

/** After so many periods in a row without a transfer the pledge ends: its donor has stopped without saying so. */
export const MAX_UNPAID_PERIODS = 3;
/** Whether a pledge has ended by itself. `latest`: the statuses of its last periods, the newest first. */
export const isPledgeAbandoned = (latest: readonly OrderStatus[]): boolean =>
  latest.length >= MAX_UNPAID_PERIODS &&
  latest.slice(0, MAX_UNPAID_PERIODS).every((status) => status === 'expired' || status === 'cancelled');

type Standing = { schedule: Schedule; period: number; nextAt: Date };

/**
 * The period that a pledge is asked for now, and the date of the next one. Before its date, where the money comes early, it is the
 * coming period; after it periods that passed unasked are left out.
 */
export function openPeriod({ nextAt, period, schedule }: Standing, now: Date): { period: number; nextAt: Date } {
  const at = now > nextAt ? now : nextAt;
  const opened = schedule.opened(period, at);
  return { period: opened, nextAt: schedule.next(opened, at) };
}
