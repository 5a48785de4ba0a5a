import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ORDER_STATUSES, ORDER_TRANSITIONS } from '#src/domain/order.ts';
import { classifyAmount, PAYMENT_STATUSES, type PaymentStatus, reconcile } from '#src/domain/payment.ts';
import { INTERVALS, periodStart, SUBSCRIPTION_TRANSITIONS } from '#src/domain/subscription.ts';
import { endsOf, mayMove, move } from '#src/domain/transitions.ts';

describe('a payment', () => {
  it('is settled exactly once when the provider reports success, whatever it reports before and after', () => {
    const heard = fc.array(
      fc.constantFrom<PaymentStatus>('created', 'requiresAction', 'processing', 'failed', 'cancelled', 'succeeded'),
      { maxLength: 30 },
    );
    fc.assert(
      fc.property(heard, heard, (before, after) => {
        let status: PaymentStatus = 'created';
        let settled = 0;
        for (const reported of [...before, 'succeeded' as const, ...after]) {
          const step = reconcile(status, reported);
          if (step.does === 'settle') [status, settled] = ['succeeded', settled + 1];
          if (step.does === 'move') status = step.to;
        }
        expect([status, settled]).toEqual(['succeeded', 1]);
      }),
    );
  });

  it('that is disputed or refunded stays so, although the provider still reports it as succeeded', () => {
    for (const stored of ['disputed', 'refunded', 'lost'] as const)
      expect(reconcile(stored, 'succeeded')).toEqual({ does: 'nothing' });
  });

  it('never goes backward', () => {
    expect(reconcile('processing', 'requiresAction')).toEqual({ does: 'nothing' });
    expect(reconcile('lost', 'succeeded')).toEqual({ does: 'nothing' });
    for (const status of PAYMENT_STATUSES) expect(reconcile(status, 'created')).toEqual({ does: 'nothing' });
  });
});

const dollars = (minor: number) => ({ minor, currency: 'USD' as const });

describe('received money', () => {
  it.each([
    [2000, 'exact'],
    [2001, 'over'],
    [1999, 'under'],
    [1, 'under'],
    [0, 'unknown'],
    [-1, 'unknown'],
  ] as const)('as %i of 2000 is %s', (minor, judged) => {
    expect(classifyAmount(dollars(2000), dollars(minor))).toBe(judged);
  });

  it('in another currency is unknown, whatever the amount', () => {
    expect(classifyAmount(dollars(2000), { minor: 2000, currency: 'EUR' })).toBe('unknown');
  });
});

describe('an order', () => {
  it.each(['pending', 'awaitingTransfer', 'failed', 'cancelled', 'expired'] as const)(
    'becomes paid from %s when money is received',
    (from) => {
      expect(move(ORDER_TRANSITIONS, from, 'paid')).toBe('paid');
    },
  );

  it('never returns from paid to unpaid, but can be refunded', () => {
    expect(ORDER_TRANSITIONS.paid).toEqual(['partiallyRefunded', 'refunded']);
    // A bank that changes its decision gives back what it took.
    expect(ORDER_TRANSITIONS.refunded).toEqual(['partiallyRefunded', 'paid']);
    expect(endsOf(ORDER_TRANSITIONS)).toEqual([]);
    expect(() => move(ORDER_TRANSITIONS, 'paid', 'pending')).toThrow(RangeError);
  });

  it('waits for a transfer only if it was placed by bank', () => {
    for (const from of ORDER_STATUSES) expect(mayMove(ORDER_TRANSITIONS, from, 'awaitingTransfer')).toBe(false);
  });
});

describe('a recurring donation', () => {
  it('can be cancelled in every status but the last', () => {
    for (const [from, next] of Object.entries(SUBSCRIPTION_TRANSITIONS))
      expect(next.includes('cancelled')).toBe(from !== 'cancelled');
  });

  it('falls on the last day of a short month and returns to its day', () => {
    const first = new Date('2026-01-31T10:00:00Z');
    expect([1, 2, 3].map((n) => periodStart(first, 'month', n).toISOString().slice(0, 10))).toEqual([
      '2026-02-28',
      '2026-03-31',
      '2026-04-30',
    ]);
    expect(periodStart(new Date('2028-02-29T00:00:00Z'), 'year', 1).toISOString()).toBe('2029-02-28T00:00:00.000Z');
  });

  it('has periods in order', () => {
    const first = fc.date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(first, fc.constantFrom(...INTERVALS), fc.nat(200), (date, interval, n) => {
        expect(periodStart(date, interval, n + 1).getTime()).toBeGreaterThan(periodStart(date, interval, n).getTime());
      }),
    );
  });
});
