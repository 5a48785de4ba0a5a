import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  CARD_CHANGE_LIFETIME_MS,
  type EnteredCard,
  MAX_DECLINED_CARDS,
  nextAsk,
  stepOf,
} from '#src/domain/card-change.ts';
import { isRunning, SUBSCRIPTION_STATUSES } from '#src/domain/subscription.ts';

const entered = fc.record<EnteredCard>({
  status: fc.constantFrom('open', 'succeeded', 'cancelled'),
  declines: fc.nat(10),
});
const plan = fc.record({
  status: fc.constantFrom(...SUBSCRIPTION_STATUSES),
  nextAt: fc.option(fc.date({ noInvalidDate: true })),
});

test('a card is saved where it was accepted, its donation goes on, and no charge is in progress', () => {
  fc.assert(
    fc.property(entered, plan, fc.boolean(), (card, of, isExpired) => {
      const step = stepOf(card, of, { isExpired });
      const isSaved = card.status === 'succeeded' && isRunning(of.status) && of.nextAt !== null;
      const isTried = of.status === 'pastDue';
      expect(step.does === 'save' ? step : 'not').toEqual(isSaved ? { does: 'save', tryNow: isTried } : 'not');
    }),
  );
});

test('one that was accepted is never given up, however late and after however many declined', () => {
  fc.assert(
    fc.property(plan, fc.nat(50), fc.boolean(), (of, declines, isExpired) => {
      expect(stepOf({ status: 'succeeded', declines }, of, { isExpired }).does).not.toBe('giveUp');
    }),
  );
});

test('it is given up with the fifth declined card, and at the end of its hour', () => {
  const active = { status: 'active', nextAt: new Date() } as const;
  const at = (declines: number, isExpired = false) => stepOf({ status: 'open', declines }, active, { isExpired }).does;
  expect([at(MAX_DECLINED_CARDS - 1), at(MAX_DECLINED_CARDS), at(0, true)]).toEqual(['leave', 'giveUp', 'giveUp']);
});

test('the provider is asked ever later, and at the end of the hour', () => {
  const begun = new Date('2026-11-25T12:00:00Z');
  fc.assert(
    fc.property(fc.nat(3 * CARD_CHANGE_LIFETIME_MS), (age) => {
      const now = new Date(begun.getTime() + age);
      const next = nextAsk(begun, now);
      expect(next > now).toBe(true);
      const latest = age < CARD_CHANGE_LIFETIME_MS ? CARD_CHANGE_LIFETIME_MS : Number.POSITIVE_INFINITY;
      expect(next.getTime() - begun.getTime()).toBeLessThanOrEqual(latest);
    }),
  );
});
