import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { feeOfFunds } from '#src/domain/fee-of-funds.ts';
import { accounts } from '#src/domain/ledger.ts';

const part = fc.record({
  account: fc.constantFrom(
    'fund:project:a:sadaqah',
    'fund:endowment',
    'fund:general',
    accounts.zakat,
    accounts.kafarah,
  ),
  projectId: fc.constantFrom('a', 'b', undefined),
  intention: fc.constantFrom('sadaqah' as const, 'zakat' as const),
  amount: fc.integer({ min: 1, max: 1_000_000 }),
});

it('books the whole fee, and never charges what arrives whole', () =>
  fc.assert(
    fc.property(fc.array(part, { maxLength: 6 }), fc.integer({ min: 1, max: 50_000 }), (funds, fee) => {
      const postings = feeOfFunds('stripe', fee, funds);
      const expenses = postings.filter(({ account }) => account === 'expense:fees:stripe');
      expect(expenses.reduce((sum, { amount }) => sum + amount, 0)).toBe(fee);
      const charged = new Set(expenses.flatMap(({ projectId }) => projectId ?? []));
      for (const projectId of charged)
        expect(
          funds.some(
            (fund) =>
              fund.projectId === projectId &&
              fund.intention === 'sadaqah' &&
              fund.account !== accounts.zakat &&
              fund.account !== accounts.kafarah,
          ),
        ).toBe(true);
    }),
  ));

it('charges each project its part, and nothing where the donor has covered the fee or no donation is booked', () => {
  const funds = [
    { account: accounts.project('a', 'sadaqah'), projectId: 'a', intention: 'sadaqah' as const, amount: 7500 },
    { account: accounts.zakat, intention: 'zakat' as const, amount: 2500 },
  ];
  expect(feeOfFunds('stripe', 400, funds)).toEqual([
    { account: 'expense:fees:stripe', amount: 300, projectId: 'a' },
    { account: 'expense:fees:stripe', amount: 100 },
    { account: 'asset:provider:stripe', amount: -400 },
  ]);
  const uncharged = [
    { account: 'expense:fees:stripe', amount: 400 },
    { account: 'asset:provider:stripe', amount: -400 },
  ];
  expect(feeOfFunds('stripe', 400, [...funds, { account: accounts.feeCover, amount: 400 }])).toEqual(uncharged);
  expect(feeOfFunds('stripe', 400, [])).toEqual(uncharged);
});
