import { expect, test } from 'vitest';
import { addDays, columnsOf, COUNT_PERIODS, daysBefore } from '#src/domain/count-period.ts';

const TODAY = '2026-03-01';

test.each([
  ['week', 7],
  ['month', 30],
  ['quarter', 91],
] as const)('the columns of a %s join without a gap and end today', (period, days) => {
  const columns = columnsOf(period, TODAY);
  expect(columns[0]!.from).toBe(addDays(TODAY, 1 - days));
  expect(columns.at(-1)!.to).toBe(TODAY);
  expect(columns.slice(1).map(({ from }) => from)).toEqual(columns.slice(0, -1).map(({ to }) => addDays(to, 1)));
});

test('a year is twelve calendar months, of which the last is as long as it is by now', () => {
  const columns = columnsOf('year', '2028-02-15');
  expect(columns).toHaveLength(12);
  expect(columns[0]).toEqual({ from: '2027-03-01', to: '2027-03-31' });
  expect(columns.at(-2)).toEqual({ from: '2028-01-01', to: '2028-01-31' });
  expect(columns.at(-1)).toEqual({ from: '2028-02-01', to: '2028-02-15' });
  expect(columnsOf('year', '2028-02-29').at(-1)).toEqual({ from: '2028-02-01', to: '2028-02-29' });
});

test('what it is compared with is as long, and ends the day before', () => {
  for (const period of COUNT_PERIODS) {
    const columns = columnsOf(period, TODAY);
    const days = { from: columns[0]!.from, to: columns.at(-1)!.to };
    const before = daysBefore(days);
    expect(before.to).toBe(addDays(days.from, -1));
    expect(Date.parse(before.to) - Date.parse(before.from)).toBe(Date.parse(days.to) - Date.parse(days.from));
  }
});
