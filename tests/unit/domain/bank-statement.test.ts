import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { missingSum, movementKeys, type StatementMovement } from '#src/domain/bank-statement.ts';

const movements = fc.array(
  fc.record({
    bankReference: fc.option(fc.constantFrom('A', 'B', 'C'), { nil: undefined }),
    bookedOn: fc.constantFrom('2026-11-20', '2026-11-21'),
    amountMinor: fc.integer({ min: -3, max: 3 }),
    name: fc.constantFrom('', 'Huda'),
    text: fc.constantFrom('', 'Zakat'),
  }),
  { maxLength: 12 },
);

it('each movement of a statement has a name of its own, and the same one when it is read again', () => {
  fc.assert(
    fc.property(movements, (all) => {
      const keys = movementKeys(all);
      expect(new Set(keys).size).toBe(all.length);
      expect(movementKeys(all)).toEqual(keys);
    }),
  );
});

const day = (bookedOn: string): StatementMovement[] =>
  [1, 1, 2].map((amountMinor) => ({ bookedOn, amountMinor, name: 'Huda', text: 'Zakat' }));
it('the movements of a day have the same names in a longer statement that begins with other days', () => {
  const short = movementKeys(day('2026-11-21'));
  expect(movementKeys([...day('2026-11-20'), ...day('2026-11-21')]).slice(3)).toEqual(short);
});

it('the sum that is missing is the difference of balances and movements, and unknown without balances', () => {
  fc.assert(
    fc.property(movements, fc.integer(), fc.integer({ min: -5, max: 5 }), (all, openingMinor, missing) => {
      const sum = all.reduce((total, { amountMinor }) => total + amountMinor, 0);
      const statement = { account: 'A', currency: 'USD' as const, movements: all };
      expect(missingSum({ ...statement, openingMinor, closingMinor: openingMinor + sum + missing })).toBe(missing);
      expect(missingSum({ ...statement, openingMinor })).toBeUndefined();
    }),
  );
});
