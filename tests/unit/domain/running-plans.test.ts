import { expect, test } from 'vitest';
import { runningPlans } from '#src/domain/running-plans.ts';
import type { SubscriptionStatus } from '#src/domain/subscription.ts';

const plan = (status: SubscriptionStatus, nextAt: string | null) => ({ status, nextAt });

test('shows what asks for an act first, then what is due next, two at most', () => {
  const declined = plan('pastDue', '2026-12-20T00:00:00Z');
  const soon = plan('active', '2026-12-01T00:00:00Z');
  const later = plan('active', '2027-01-01T00:00:00Z');
  expect(runningPlans([plan('paused', '2026-11-30T00:00:00Z'), later, declined, soon])).toEqual({
    shown: [declined, soon],
    count: 4,
  });
});

test('leaves out what was never paid and what has ended', () => {
  expect(runningPlans([plan('cancelled', null), plan('incomplete', null)])).toEqual({ shown: [], count: 0 });
  expect(runningPlans([plan('paused', null)]).count).toBe(1);
});
