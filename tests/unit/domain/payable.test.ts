import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPayable, payableTotal } from '#src/domain/payable.ts';

const line = fc.record({
  amount: fc.integer({ min: 0, max: 1_000_000_00 }),
  isClosed: fc.boolean(),
  remaining: fc.option(fc.integer({ min: 0, max: 1_000_000_00 }), { nil: undefined }),
});
const lines = fc.array(line, { maxLength: 60 });
const amounts = (of: readonly { amount: number }[]): number => of.reduce((sum, { amount }) => sum + amount, 0);

describe('the total of a cart', () => {
  it('and what is left out of it are together all amounts', () => {
    fc.assert(
      fc.property(lines, (all) => {
        const leftOut = all.filter((one) => !isPayable(one));
        expect(payableTotal(all) + amounts(leftOut)).toBe(amounts(all));
      }),
    );
  });

  it('is the same whatever lines stand in the cart that cannot be paid, and in any order', () => {
    fc.assert(
      fc.property(lines, (all) => {
        expect(payableTotal(all.filter(isPayable))).toBe(payableTotal(all));
        expect(payableTotal(all.toReversed())).toBe(payableTotal(all));
      }),
    );
  });

  it('counts nothing of a closed line, nor of one that is more than its project needs', () => {
    expect(payableTotal([{ amount: 5000, isClosed: true }])).toBe(0);
    expect(payableTotal([{ amount: 5000, isClosed: false, remaining: 4000 }])).toBe(0);
    expect(payableTotal([{ amount: 5000, isClosed: false, remaining: 0 }])).toBe(0);
    expect(payableTotal([{ amount: 5000, isClosed: false }])).toBe(5000);
  });
});
