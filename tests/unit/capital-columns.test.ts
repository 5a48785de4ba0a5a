import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compactFigure } from '#src/screens/project/capital-chart.tsx';
import { capitalColumns } from '#src/screens/project/capital-columns.ts';

const SIZE = { width: 800, above: 200, below: 100 };
const year = fc.record({
  year: fc.integer({ min: 1990, max: 2100 }),
  capital: fc.nat(1_000_000_000),
  given: fc.nat(10_000_000),
  isRunning: fc.boolean(),
});

describe('the columns of an endowment', () => {
  it('lie beside each other over the whole width, and none leaves its part', () => {
    fc.assert(
      fc.property(fc.array(year, { minLength: 1, maxLength: 20 }), (years) => {
        const columns = capitalColumns(years, SIZE);
        expect(columns.at(-1)!.x + columns.at(-1)!.width).toBeCloseTo(SIZE.width);
        for (const { bar, level } of columns) {
          expect(level).toBeGreaterThanOrEqual(0);
          expect(level).toBeLessThanOrEqual(SIZE.above);
          expect(bar).toBeLessThanOrEqual(SIZE.below);
        }
      }),
    );
  });

  it('are as high as their amounts, each part on its own scale', () => {
    const [first, second] = capitalColumns(
      [
        { year: 2024, capital: 50, given: 4, isRunning: false },
        { year: 2025, capital: 100, given: 1, isRunning: true },
      ],
      SIZE,
    );
    expect(first).toMatchObject({ level: 100, bar: 100, x: 0, width: 400 });
    expect(second).toMatchObject({ level: 200, bar: 25, x: 400 });
  });

  it('are flat in a first year without income, and absent without a year', () => {
    expect(capitalColumns([{ year: 2026, capital: 0, given: 0, isRunning: true }], SIZE)).toMatchObject([
      { level: 0, bar: 0 },
    ]);
    expect(capitalColumns([], SIZE)).toEqual([]);
  });
});

it('a short figure of a narrow chart is not far from the figure of the table', () => {
  expect([520, 1300, 2100, 2800, 12_400].map((value) => compactFigure('en', value, true))).toEqual([
    '520',
    '1.3K',
    '2.1K',
    '2.8K',
    '12K',
  ]);
});
