import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { INTENTIONS, ITEM_TYPES } from '#src/domain/cart.ts';
import { arrivesWhole, feeOnDonations } from '#src/domain/fee-share.ts';

test.each([
  ['zakat', 'zakat', true],
  ['project', 'zakat', true],
  ['kafarah', 'sadaqah', true],
  ['stock', 'sadaqah', true],
  ['sacrifice', 'sadaqah', true],
  ['project', 'sadaqah', false],
  ['endowment', 'sadaqah', false],
] as const)('a line of type %s meant as %s arrives whole: %s', (type, intention, isWhole) => {
  expect(arrivesWhole({ type, intention })).toBe(isWhole);
});

describe('the fee that donations bear', () => {
  const lines = fc.array(
    fc.record({
      type: fc.constantFrom(...ITEM_TYPES),
      intention: fc.constantFrom(...INTENTIONS),
      amount: fc.integer({ min: 1, max: 100_000_000 }),
    }),
    { minLength: 1, maxLength: 40 },
  );
  it('is between nothing and the whole fee: all of it without, none with duties alone', () => {
    fc.assert(
      fc.property(lines, fc.nat(1_000_000), (all, fee) => {
        const borne = feeOnDonations(all, fee);
        expect(borne).toBeGreaterThanOrEqual(0);
        expect(borne).toBeLessThanOrEqual(fee);
        const whole = all.filter(arrivesWhole);
        const voluntary = all.filter((line) => !arrivesWhole(line));
        expect(feeOnDonations(whole, fee)).toBe(0);
        expect(feeOnDonations(voluntary, fee)).toBe(voluntary.length > 0 ? fee : 0);
      }),
    );
  });
  it('is the part of the voluntary lines', () => {
    const zakat = { type: 'zakat', intention: 'zakat', amount: 30_000 } as const;
    const well = { type: 'project', intention: 'sadaqah', amount: 10_000 } as const;
    expect(feeOnDonations([zakat, well], 1190)).toBe(298);
    expect(feeOnDonations([], 1190)).toBe(0);
  });
});
