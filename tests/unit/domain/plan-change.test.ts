import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  changePlan,
  laterDates,
  MAX_SKIPPED,
  PAUSE_MONTHS,
  mayReviseAmount,
  type Plan,
  type PlanChange,
  skippedDates,
} from '#src/domain/plan-change.ts';
import { scheduleOf } from '#src/domain/plan-schedule.ts';
import { INTERVALS, periodStart, SUBSCRIPTION_STATUSES, SUBSCRIPTION_TRANSITIONS } from '#src/domain/subscription.ts';
import { mayMove } from '#src/domain/transitions.ts';

const FIRST = new Date('2026-01-31T09:30:00Z');
const plans = fc
  .record({
    interval: fc.constantFrom(...INTERVALS),
    status: fc.constantFrom('active' as const, 'paused' as const, 'pastDue' as const),
    period: fc.integer({ min: 0, max: 40 }),
    isSponsorship: fc.boolean(),
    isRunByProvider: fc.constant(false),
    hours: fc.integer({ min: 1, max: 23 }),
  })
  .map(({ hours, interval, period, ...rest }) => {
    const now = new Date(periodStart(FIRST, interval, period).getTime() + hours * 3_600_000);
    const nextAt = periodStart(FIRST, interval, period + 1);
    const schedule = scheduleOf({ firstAt: FIRST, interval, calendar: null }, new Map());
    const plan = { ...rest, interval, schedule, period, nextAt, firstAt: FIRST, amountMinor: 2500 } satisfies Plan;
    return { plan, now };
  });
const changes = (plan: Plan): fc.Arbitrary<PlanChange> =>
  fc.oneof(
    fc.constantFrom(...PAUSE_MONTHS).map((months) => ({ does: 'pause' as const, months })),
    fc.constant({ does: 'resume' as const }),
    fc.boolean().map((isSeen) => ({ does: 'skip' as const, date: isSeen && plan.nextAt ? plan.nextAt : FIRST })),
    fc.constant({ does: 'unskip' as const }),
    fc.integer({ min: 100, max: 5000 }).map((to) => ({ does: 'changeAmount' as const, to, mayRaise: true })),
  );

describe('a change of a recurring donation', () => {
  it('keeps to the table, never dates a charge in the past, and charges on dates of its schedule', () => {
    fc.assert(
      fc.property(plans, fc.infiniteStream(fc.nat()), ({ plan: start, now }, seeds) => {
        let plan: Plan = start;
        for (const seed of seeds.take(6)) {
          const [change] = fc.sample(changes(plan), { numRuns: 1, seed });
          const result = changePlan(plan, change!, now);
          if (result.outcome !== 'changed') continue;
          const { nextAt, status } = result.plan;
          expect(status === plan.status || mayMove(SUBSCRIPTION_TRANSITIONS, plan.status, status)).toBe(true);
          expect(nextAt!.getTime()).toBeGreaterThan(now.getTime());
          const dates = Array.from({ length: 1500 }, (_, period) =>
            periodStart(FIRST, plan.interval, period).getTime(),
          );
          expect(dates).toContain(nextAt!.getTime());
          expect(skippedDates(result.plan, now).length).toBeLessThanOrEqual(MAX_SKIPPED);
          plan = result.plan;
        }
      }),
      { numRuns: 60 },
    );
  });

  it('made twice is made once', () => {
    fc.assert(
      fc.property(
        plans.chain(({ plan, now }) => changes(plan).map((change) => ({ plan, now, change }))),
        ({ change, now, plan }) => {
          const once = changePlan(plan, change, now);
          if (once.outcome !== 'changed') return;
          expect(changePlan(once.plan, change, now).outcome).toBe('unchanged');
        },
      ),
      { numRuns: 150 },
    );
  });

  it.for(SUBSCRIPTION_STATUSES.filter((status) => status === 'cancelled' || status === 'incomplete'))(
    'is not possible while it is %s',
    (status) => {
      const plan: Plan = {
        status,
        interval: 'month',
        schedule: scheduleOf({ firstAt: FIRST, interval: 'month', calendar: null }, new Map()),
        amountMinor: 2500,
        firstAt: FIRST,
        period: 0,
        nextAt: null,
        isSponsorship: false,
        isRunByProvider: false,
      };
      expect(changePlan(plan, { does: 'resume' }, FIRST).outcome).toBe('notNow');
    },
  );

  const monthly: Plan = {
    status: 'active',
    interval: 'month',
    amountMinor: 2500,
    firstAt: new Date('2026-03-10T09:00:00Z'),
    schedule: scheduleOf({ firstAt: new Date('2026-03-10T09:00:00Z'), interval: 'month', calendar: null }, new Map()),
    period: 2,
    nextAt: new Date('2026-06-10T09:00:00Z'),
    isSponsorship: false,
    isRunByProvider: false,
  };
  const now = new Date('2026-05-12T12:00:00Z');
  const after = (change: PlanChange, plan = monthly) => {
    const result = changePlan(plan, change, now);
    return result.outcome === 'changed' ? result.plan.nextAt?.toISOString().slice(0, 10) : result.outcome;
  };

  it('pauses for whole months, and skips at least one date', () => {
    expect(after({ does: 'pause', months: 1 })).toBe('2026-07-10');
    expect(after({ does: 'pause', months: 2 })).toBe('2026-08-10');
    expect(after({ does: 'pause', months: 6 })).toBe('2026-12-10');
  });

  it('shows each day once, though the provider charges some hours before the time of the first donation', () => {
    const early = { ...monthly, isRunByProvider: true, nextAt: new Date('2026-06-10T07:30:00Z') };
    const days = laterDates(early, 3).map((date) => date.toISOString().slice(0, 10));
    expect(days).toEqual(['2026-07-10', '2026-08-10', '2026-09-10']);
  });

  it('skips the date that was seen, and no more than three', () => {
    expect(after({ does: 'skip', date: monthly.nextAt! })).toBe('2026-07-10');
    expect(after({ does: 'skip', date: now })).toBe('unchanged');
    const skipped = { ...monthly, nextAt: new Date('2026-09-10T09:00:00Z') };
    expect(skippedDates(skipped, now)).toHaveLength(3);
    expect(after({ does: 'skip', date: skipped.nextAt }, skipped)).toBe('notNow');
    expect(after({ does: 'unskip' }, skipped)).toBe('2026-06-10');
  });

  it('is never raised without a code, also where it was lowered since the form was read', () => {
    const [now500, more] = [
      { ...monthly, amountMinor: 500 },
      { does: 'changeAmount' as const, to: 800 },
    ];
    expect(after({ ...more, mayRaise: false }, now500)).toBe('notNow');
    expect(after({ ...more, mayRaise: true }, now500)).not.toBe('notNow');
  });

  it('takes another amount by consent at the provider alone where that runs it, and only while it goes on', () => {
    const there: Plan = { ...monthly, isRunByProvider: true };
    expect(after({ does: 'changeAmount', to: 3000, mayRaise: true }, there)).toBe('notNow');
    expect(mayReviseAmount(there, false)).toBe(true);
    expect(mayReviseAmount(monthly, false)).toBe(false);
    expect(mayReviseAmount(there, true)).toBe(false);
    for (const part of [
      { status: 'paused' },
      { status: 'pastDue' },
      { nextAt: null },
      { isSponsorship: true },
    ] as const)
      expect(mayReviseAmount({ ...there, ...part }, false)).toBe(false);
  });

  it('waits for a charge in progress, and leaves a sponsored amount as it is', () => {
    expect(after({ does: 'resume' }, { ...monthly, nextAt: null })).toBe('charging');
    expect(after({ does: 'changeAmount', to: 1000, mayRaise: true }, { ...monthly, isSponsorship: true })).toBe(
      'notNow',
    );
    expect(after({ does: 'pause', months: 1 }, { ...monthly, status: 'pastDue' })).toBe('notNow');
    expect(laterDates(monthly, 2).map((date) => date.toISOString().slice(0, 10))).toEqual(['2026-07-10', '2026-08-10']);
  });
});
