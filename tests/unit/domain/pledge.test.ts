import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '#src/domain/durations.ts';
import { ORDER_STATUSES } from '#src/domain/order.ts';
import { scheduleOf } from '#src/domain/plan-schedule.ts';
import {
  isPledgeAbandoned,
  MAX_UNPAID_PERIODS,
  mayPledge,
  openPeriod,
  PLEDGE_INTERVALS,
  pledgeLifetimeMs,
  pledgeReminderMs,
} from '#src/domain/pledge.ts';
import { nextStart, periodStart } from '#src/domain/subscription.ts';

const intervals = fc.constantFrom(...PLEDGE_INTERVALS);
const moments = fc.date({
  min: new Date('2024-01-01T00:00:00Z'),
  max: new Date('2030-12-31T23:00:00Z'),
  noInvalidDate: true,
});

it('nobody pledges a transfer each day', () => {
  expect([mayPledge('day'), mayPledge('week'), mayPledge('month'), mayPledge('year')]).toEqual([
    false,
    true,
    true,
    true,
  ]);
});

it('a period is reminded of before its time is over, and over before the next but one', () => {
  for (const interval of PLEDGE_INTERVALS) {
    expect(pledgeReminderMs(interval) ?? 0).toBeLessThan(pledgeLifetimeMs(interval));
    expect(pledgeLifetimeMs(interval)).toBeLessThanOrEqual(interval === 'week' ? 7 * DAY_MS : 28 * DAY_MS);
  }
});

describe('a period that is opened', () => {
  const asked = fc.array(
    fc.oneof(
      fc.record({ does: fc.constant('due' as const), days: fc.integer({ min: 0, max: 40 }) }),
      fc.record({ does: fc.constant('early' as const), days: fc.constant(0) }),
      fc.record({ does: fc.constant('skip' as const), days: fc.constant(0) }),
    ),
    { maxLength: 30 },
  );

  it('comes once, whatever is early, late, skipped or missed', () => {
    fc.assert(
      fc.property(intervals, moments, asked, (interval, firstAt, steps) => {
        const schedule = scheduleOf({ firstAt, interval, calendar: null }, new Map());
        let plan = { schedule, period: 0, nextAt: periodStart(firstAt, interval, 1) };
        let now = firstAt;
        const opened: number[] = [];
        for (const { days, does } of steps) {
          if (does === 'skip') {
            plan = { ...plan, nextAt: nextStart(firstAt, interval, plan.period, plan.nextAt) };
            continue;
          }
          now = does === 'early' ? now : new Date(Math.max(now.getTime(), plan.nextAt.getTime()) + days * DAY_MS);
          const { nextAt, period } = openPeriod(plan, now);
          // Each date is that of its period, and lies ahead.
          expect(nextAt.getTime()).toBeGreaterThan(now.getTime());
          expect(nextAt.getTime()).toBeGreaterThan(plan.nextAt.getTime());
          expect(nextAt).toEqual(periodStart(firstAt, interval, period + 1));
          opened.push(period);
          plan = { ...plan, period, nextAt };
        }
        expect(opened).toEqual([...new Set(opened)].toSorted((a, b) => a - b));
      }),
    );
  });
});

describe('a pledge', () => {
  it('has ended by itself after three periods without a transfer, and not while one of them waits or was paid', () => {
    expect(isPledgeAbandoned(['expired', 'cancelled', 'expired'])).toBe(true);
    expect(isPledgeAbandoned(['expired', 'expired'])).toBe(false);
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...ORDER_STATUSES), { maxLength: 6 }), (latest) => {
        const isAlive = latest
          .slice(0, MAX_UNPAID_PERIODS)
          .some((status) => status === 'paid' || status === 'awaitingTransfer' || status === 'refunded');
        fc.pre(isAlive);
        expect(isPledgeAbandoned(latest)).toBe(false);
      }),
    );
  });
});
