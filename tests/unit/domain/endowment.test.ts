import { expect, it } from 'vitest';
import { forecastOf } from '#src/domain/endowment.ts';

const year = (capital: number, given: number, isRunning = false) => ({ capital, given, isRunning });

it('a monthly donation adds its year to the capital, and gives at the average of the full years', () => {
  // 2,500 × 12 = 30,000; of 200,000 kept, 9,000 were given: 4.5 %.
  const years = [year(80_000, 4000), year(120_000, 5000), year(500_000, 1, true)];
  expect(forecastOf(2500, years)).toEqual({ added: 30_000, income: 1350, years: 2 });
});

it('goes by the last five full years', () => {
  const years = [year(100, 100), ...Array.from({ length: 5 }, () => year(1000, 50))];
  expect(forecastOf(100, years)).toEqual({ added: 1200, income: 60, years: 5 });
});

it('expects nothing before a full year has given income', () => {
  expect(forecastOf(2500, [])).toBeUndefined();
  expect(forecastOf(2500, [year(80_000, 0), year(90_000, 900, true)])).toBeUndefined();
});
