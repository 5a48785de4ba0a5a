import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PLAN_STATES, type PlanState, planStep } from '#src/domain/provider-plan.ts';
import { SUBSCRIPTION_STATUSES, SUBSCRIPTION_TRANSITIONS, type SubscriptionStatus } from '#src/domain/subscription.ts';
import { move } from '#src/domain/transitions.ts';

const both = fc.record({
  status: fc.constantFrom(...SUBSCRIPTION_STATUSES),
  isHeld: fc.boolean(),
  there: fc.constantFrom(...PLAN_STATES),
  seen: fc.option(fc.constantFrom(...PLAN_STATES)),
});
const AFTER: Record<'pause' | 'resume' | 'cancel', PlanState> = { pause: 'paused', resume: 'active', cancel: 'ended' };

describe('a recurring donation that its provider runs', () => {
  it('comes to rest on both sides in three steps, whatever happened on either', () => {
    fc.assert(
      fc.property(both, (begin) => {
        let now = begin;
        for (let step = 0; step < 3; step += 1) {
          const next = planStep(now);
          if (next.does === 'nothing') return;
          if (next.does === 'tell') {
            const there = AFTER[next.what];
            now = { ...now, there, seen: there };
          } else {
            // Throws where the table of transitions forbids it.
            move(SUBSCRIPTION_TRANSITIONS, now.status, next.status);
            now = { ...now, status: next.status, seen: now.there };
          }
        }
        expect(planStep(now)).toEqual({ does: 'nothing' });
      }),
    );
  });

  it('that has ended on either side is never charged again', () => {
    fc.assert(
      fc.property(both, (begin) => {
        const step = planStep({ ...begin, status: 'cancelled' });
        expect(step).toEqual(
          begin.there === 'active' || begin.there === 'paused' ? { does: 'tell', what: 'cancel' } : { does: 'nothing' },
        );
      }),
    );
  });

  it.each<[string, SubscriptionStatus, PlanState, PlanState | null, boolean, unknown]>([
    ['paused here is paused there', 'paused', 'active', 'active', false, { does: 'tell', what: 'pause' }],
    ['paused there is paused here', 'active', 'paused', 'active', false, { does: 'adopt', status: 'paused' }],
    ['resumed here is resumed there', 'active', 'paused', 'paused', false, { does: 'tell', what: 'resume' }],
    ['resumed there is resumed here', 'paused', 'active', 'paused', false, { does: 'adopt', status: 'active' }],
    ['given up there ends here', 'pastDue', 'paused', 'active', false, { does: 'adopt', status: 'cancelled' }],
    ['ended there ends here', 'active', 'ended', 'active', false, { does: 'adopt', status: 'cancelled' }],
    ['held waits there', 'active', 'active', 'active', true, { does: 'tell', what: 'pause' }],
    ['held goes on waiting', 'active', 'paused', 'paused', true, { does: 'nothing' }],
    ['not agreed to yet is left alone', 'active', 'pending', null, false, { does: 'nothing' }],
  ])('%s', (_, status, there, seen, isHeld, step) => {
    expect(planStep({ status, there, seen, isHeld })).toEqual(step);
  });
});
