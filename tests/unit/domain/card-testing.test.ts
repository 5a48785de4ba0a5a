import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type CardCounts,
  CHECKS_FROM,
  isNetworkStopped,
  judgeCardPayment,
  MAX_CREDIT,
  STOPS_AT,
} from '#src/domain/card-testing.ts';

const none: CardCounts = {
  order: 0,
  card: 0,
  hour: 0,
  hourPaid: 0,
  day: 0,
  dayPaid: 0,
  open: 0,
  amount: 0,
  amountPaid: 0,
  site: 0,
  sitePaid: 0,
};
const upTo = (max: number) => fc.integer({ min: 0, max });
const counts: fc.Arbitrary<CardCounts> = fc.record({
  order: upTo(8),
  card: upTo(10),
  hour: upTo(20),
  hourPaid: upTo(60),
  day: upTo(40),
  dayPaid: upTo(60),
  open: upTo(40),
  amount: upTo(40),
  amountPaid: upTo(40),
  site: upTo(80),
  sitePaid: upTo(80),
});

describe('card payments', () => {
  it('of a donor with one or two declines are neither stopped nor checked, however many orders of theirs are paid', () => {
    fc.assert(
      fc.property(upTo(2), upTo(60), upTo(60), (declines, paid, sitePaid) => {
        const own = { ...none, order: declines, card: declines, hour: declines, day: declines };
        const verdict = judgeCardPayment({ ...own, hourPaid: paid, dayPaid: paid, sitePaid }, 'auto', false);
        expect(verdict).toBe('open');
      }),
    );
  });

  it.each<[string, Partial<CardCounts>]>([
    ['one order', { order: STOPS_AT.order }],
    ['one card', { card: STOPS_AT.card }],
    ['one network in an hour', { hour: STOPS_AT.hour }],
    ['one network in a day', { day: STOPS_AT.day }],
  ])('stop at the limit of declines of %s, and not one before', (_of, at) => {
    const [name, limit] = Object.entries(at)[0]!;
    expect(judgeCardPayment({ ...none, [name]: limit }, 'auto', true)).toBe('stopped');
    expect(judgeCardPayment({ ...none, [name]: limit - 1 }, 'auto', true)).toBe('open');
  });

  it.each<[string, Partial<CardCounts>]>([
    ['the network', { hour: CHECKS_FROM.hour }],
    ['many unpaid orders of the network', { open: CHECKS_FROM.open }],
    ['one amount', { amount: CHECKS_FROM.amount }],
    ['the site', { site: CHECKS_FROM.site }],
  ])('need a check from the limit of %s, and none before or after it was passed', (_of, at) => {
    const [name, limit] = Object.entries(at)[0]!;
    expect(judgeCardPayment({ ...none, [name]: limit }, 'auto', false)).toBe('check');
    expect(judgeCardPayment({ ...none, [name]: limit }, 'auto', true)).toBe('open');
    expect(judgeCardPayment({ ...none, [name]: limit - 1 }, 'auto', false)).toBe('open');
  });

  it('need no check for an amount or a site on which more is paid than declined', () => {
    const busy = { ...none, amount: 20, amountPaid: 20, site: 40, sitePaid: 40 };
    expect(judgeCardPayment(busy, 'auto', false)).toBe('open');
    expect(judgeCardPayment({ ...busy, amountPaid: 19 }, 'auto', false)).toBe('check');
    expect(judgeCardPayment({ ...busy, sitePaid: 39 }, 'auto', false)).toBe('check');
  });

  it('need a check whenever staff require it', () => {
    fc.assert(
      fc.property(counts, (of) => {
        expect(judgeCardPayment(of, 'on', false)).not.toBe('open');
      }),
    );
  });

  it('are never opened by passing the check where they are stopped', () => {
    fc.assert(
      fc.property(counts, (of) => {
        const before = judgeCardPayment(of, 'auto', false);
        expect(judgeCardPayment(of, 'auto', true)).toBe(before === 'stopped' ? 'stopped' : 'open');
      }),
    );
  });

  it('are stopped sooner by more declines, never later', () => {
    const strictness = { open: 0, check: 1, stopped: 2 };
    fc.assert(
      fc.property(counts, fc.constantFrom('order', 'card', 'hour', 'day', 'site', 'amount'), (of, name) => {
        const more = { ...of, [name]: of[name] + 1 };
        expect(strictness[judgeCardPayment(more, 'auto', false)]).toBeGreaterThanOrEqual(
          strictness[judgeCardPayment(of, 'auto', false)],
        );
      }),
    );
  });

  it('of a network get a bounded number of declines more for what it pays', () => {
    fc.assert(
      fc.property(upTo(1000), (paid) => {
        const of = { ...none, hour: STOPS_AT.hour + MAX_CREDIT, hourPaid: paid, dayPaid: paid };
        expect(isNetworkStopped(of)).toBe(true);
      }),
    );
  });
});
