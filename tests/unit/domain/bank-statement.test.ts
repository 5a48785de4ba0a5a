import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { missingSum, movementKeys, type StatementMovement } from '#src/domain/bank-statement.ts';

const movements = fc.array(
  fc.record({
    bankReference: fc.option(fc.constantFrom('NONREF', '0001', 'TRF-10001', 'TRF-10002'), { nil: undefined }),
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

it('statements that overlap name each movement of the account once, and no two alike', () => {
  // What the bank has, day by day; a statement holds all movements of its days.
  const account = fc.array(
    fc.array(
      movements.map((all) => all.slice(0, 3)),
      { maxLength: 1 },
    ),
    { minLength: 1, maxLength: 6 },
  );
  const span = fc
    .tuple(fc.nat({ max: 5 }), fc.nat({ max: 5 }))
    .map(([a, b]) => [Math.min(a, b), Math.max(a, b)] as const);
  fc.assert(
    fc.property(account, span, span, (days, one, other) => {
      const dated = days.map((held, index) =>
        held.flat().map((movement) => ({ ...movement, bookedOn: `2026-11-0${index + 1}` })),
      );
      const within = ([from, to]: readonly [number, number]) => dated.slice(from, to + 1).flat();
      const names = new Set([...movementKeys(within(one)), ...movementKeys(within(other))]);
      const there = dated.filter(
        (_, index) => (index >= one[0] && index <= one[1]) || (index >= other[0] && index <= other[1]),
      );
      expect(names.size).toBe(there.flat().length);
    }),
  );
});

const keyOf = (bankReference: string, bookedOn: string, amountMinor: number) =>
  movementKeys([{ bankReference, bookedOn, amountMinor, name: 'Huda', text: '' }])[0];
it.each(['NONREF', '0001', 'TRF-10001'])(
  'two movements with the reference %s on two days, or of two amounts, are two',
  (reference) => {
    expect(keyOf(reference, '2026-11-20', 10_000)).not.toBe(keyOf(reference, '2026-11-21', 10_000));
    expect(keyOf(reference, '2026-11-20', 10_000)).not.toBe(keyOf(reference, '2026-11-20', 500_000));
  },
);

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
