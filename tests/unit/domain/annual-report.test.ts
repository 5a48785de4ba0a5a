import { array, assert, integer, nat, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hundredths } from '#src/domain/annual-report.ts';
import { monthColumns } from '#src/screens/annual-report/month-columns.ts';

describe('hundredths of a sum', () => {
  it.each([
    [
      [6840, 376, 300],
      [91, 5, 4],
    ],
    [
      [1, 1, 1],
      [34, 33, 33],
    ],
    [
      [0, 0],
      [0, 0],
    ],
    [[5], [100]],
    [
      [0, 7],
      [0, 100],
    ],
    [
      [999_999, 1],
      [100, 0],
    ],
  ])('of %o are %o', (amounts, expected) => {
    expect(hundredths(amounts)).toEqual(expected);
  });

  it('add up to a hundred, and none is a whole one away from its own', () => {
    assert(
      property(array(nat(9_000_000_000_000), { minLength: 1, maxLength: 12 }), (amounts) => {
        const whole = amounts.reduce((sum, amount) => sum + BigInt(amount), 0n);
        const shares = hundredths(amounts);
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(whole === 0n ? 0 : 100);
        for (const [index, share] of shares.entries()) {
          const away = BigInt(share) * whole - BigInt(amounts[index]!) * 100n;
          expect(away < whole || whole === 0n).toBe(true);
          expect(away > -whole || whole === 0n).toBe(true);
        }
      }),
      { numRuns: 150 },
    );
  });
});

describe('the columns of a year', () => {
  it('lie beside each other over the whole width, and the highest fills the height', () => {
    const month = integer({ min: 0, max: 2_000_000_000 });
    assert(
      property(
        array(month, { minLength: 12, maxLength: 12 }),
        array(month, { minLength: 12, maxLength: 12 }),
        (a, b) => {
          const months = a.map((zakat, index) => ({ month: index + 1, zakat, other: b[index]! }));
          const columns = monthColumns(months, { width: 600, height: 200 });
          expect(columns.at(-1)!.x + columns.at(-1)!.width).toBeCloseTo(600);
          const highest = Math.max(...columns.map(({ otherHeight, zakatHeight }) => otherHeight + zakatHeight));
          expect(highest).toBeCloseTo(months.some(({ other, zakat }) => other + zakat > 0) ? 200 : 0);
        },
      ),
      { numRuns: 80 },
    );
  });
});
