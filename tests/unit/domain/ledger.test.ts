import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { share } from '#money/money.ts';
import { INTENTIONS, ITEM_TYPES } from '#src/domain/cart.ts';
import {
  accounts,
  allocate,
  balanced,
  feeEntry,
  type DonationLine,
  heldEntry,
  kindOf,
  type Posting,
  receiptEntry,
  reversal,
} from '#src/domain/ledger.ts';

const amount = fc.integer({ min: 1, max: 1_000_000 });
const line: fc.Arbitrary<DonationLine> = fc
  .record({
    type: fc.constantFrom(...ITEM_TYPES),
    projectId: fc.constantFrom('p1', 'p2'),
    categoryId: fc.constantFrom('c1', undefined),
    intention: fc.constantFrom(...INTENTIONS),
    amount,
    percentage: fc.integer({ min: 0, max: 100 }),
    room: fc.option(fc.nat(1_000_000), { nil: undefined }),
    isEndowmentProject: fc.boolean(),
  })
  .map(({ percentage, type, projectId, ...rest }) => ({
    ...rest,
    type,
    projectId: type === 'project' ? projectId : undefined,
    endowment: type === 'project' && rest.intention === 'sadaqah' ? share(rest.amount, percentage, 100) : 0,
  }));
const sum = (postings: readonly Posting[]): number => postings.reduce((total, posting) => total + posting.amount, 0);
const totalOf = (lines: readonly DonationLine[]): number => lines.reduce((total, gift) => total + gift.amount, 0);

describe('the entry of an order', () => {
  it('always balances, and all donations reach the funds', () => {
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 8 }), fc.nat(5000), (lines, feeCover) => {
        const entry = receiptEntry(
          { into: accounts.provider('stripe'), amount: totalOf(lines) + feeCover },
          lines,
          feeCover,
        );
        expect(sum(entry)).toBe(0);
        expect(-sum(entry.filter(({ account }) => kindOf(account) === 'fund'))).toBe(totalOf(lines) + feeCover);
      }),
    );
  });

  it("never lets zakat reach an endowment or any fund but zakat's and a suitable project's", () => {
    fc.assert(
      fc.property(
        fc.array(
          line.map((gift) => ({ ...gift, intention: 'zakat' as const, endowment: 0, isEndowmentProject: false })),
          { minLength: 1 },
        ),
        (lines) => {
          const entry = receiptEntry({ into: accounts.bank, amount: totalOf(lines) }, lines, 0);
          for (const { account } of entry) expect(account).toMatch(/^(asset:bank|fund:zakat|fund:project:p\d:zakat)$/);
        },
      ),
    );
  });

  it('books no more to a project than it needs, and the rest to its category', () => {
    const gift: DonationLine = {
      type: 'project',
      projectId: 'p1',
      categoryId: 'c1',
      intention: 'sadaqah',
      amount: 1000,
      endowment: 0,
      room: 300,
    };
    expect(receiptEntry({ into: accounts.bank, amount: 1000 }, [gift], 0)).toEqual([
      { account: accounts.bank, amount: 1000 },
      { account: 'fund:project:p1:sadaqah', amount: -300, projectId: 'p1', categoryId: 'c1', intention: 'sadaqah' },
      { account: 'fund:category:c1:sadaqah', amount: -700, categoryId: 'c1', intention: 'sadaqah' },
    ]);
  });

  it("keeps a quick donation in its category's fund, and only a donation to an endowment as capital", () => {
    const quick: DonationLine = { type: 'endowment', categoryId: 'c1', intention: 'sadaqah', amount: 10, endowment: 0 };
    const capital: DonationLine = {
      type: 'endowment',
      projectId: 'e1',
      intention: 'sadaqah',
      amount: 10,
      endowment: 10,
      isEndowmentProject: true,
    };
    expect(
      receiptEntry({ into: accounts.bank, amount: 20 }, [quick, capital], 0).map(({ account }) => account),
    ).toEqual([accounts.bank, accounts.category('c1'), accounts.endowment('e1')]);
  });
});

describe('entries', () => {
  it('are rejected when unbalanced, zero or fractional', () => {
    expect(() => balanced([{ account: accounts.bank, amount: 1 }])).toThrow(RangeError);
    expect(() => balanced([{ account: accounts.bank, amount: 0 }])).toThrow(RangeError);
    expect(() =>
      balanced([
        { account: accounts.bank, amount: 0.5 },
        { account: accounts.zakat, amount: -0.5 },
      ]),
    ).toThrow(RangeError);
    expect(() => kindOf('pocket:mine')).toThrow(RangeError);
    expect(sum(feeEntry('stripe', 59))).toBe(0);
    expect(sum(heldEntry(accounts.bank, 500))).toBe(0);
  });

  it('reversed, in full or in part, still balance and never exceed the original', () => {
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1, maxLength: 5 }),
        fc.integer({ min: 1, max: 100 }),
        (lines, percent) => {
          const entry = receiptEntry({ into: accounts.bank, amount: totalOf(lines) }, lines, 0);
          const back = reversal(entry, percent, 100);
          expect(sum(back)).toBe(0);
          for (const [index, posting] of reversal(entry).entries()) expect(posting.amount).toBe(-entry[index]!.amount);
          for (const posting of back) expect(Math.abs(posting.amount)).toBeLessThanOrEqual(totalOf(lines));
        },
      ),
    );
  });

  it('allocate a total without losing or adding a unit', () => {
    fc.assert(
      fc.property(
        fc.nat(10_000_000),
        fc.array(fc.integer({ min: 1, max: 1000 }), { minLength: 1, maxLength: 10 }),
        (total, weights) => {
          const parts = allocate(total, weights);
          expect(parts.reduce((all, part) => all + part, 0)).toBe(total);
        },
      ),
    );
    expect(() => allocate(10, [])).toThrow(RangeError);
  });
});
