import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accounts, type DonationLine, receiptEntry } from '#src/domain/ledger.ts';
import { refundStanding } from '#src/domain/refund-standing.ts';
import {
  divideRefund,
  divideTaken,
  type GivenParts,
  isOpenRefund,
  leftToReturn,
  REFUND_STATUSES,
  REFUND_TRANSITIONS,
  type RefundDivision,
} from '#src/domain/refund.ts';
import { type FundPart, returnPostings } from '#src/domain/return-postings.ts';
import { endsOf, mayMove } from '#src/domain/transitions.ts';

const line = fc
  .record({ amount: fc.integer({ min: 1, max: 50_000 }), share: fc.nat(100), isCarriedOut: fc.boolean() })
  .map(({ amount, isCarriedOut, share }) => ({ amount, isCarriedOut, refunded: Math.floor((amount * share) / 100) }));
const given = fc
  .record({
    lines: fc.array(line, { minLength: 1, maxLength: 5 }),
    feeCover: fc.nat(2000),
    surplus: fc.oneof(fc.constant(0), fc.nat(5000)),
  })
  .map((parts): GivenParts => ({ ...parts, lines: parts.lines.map((one, index) => ({ ...one, id: `l${index}` })) }));
const sumOf = ({ feeCover, lines, surplus }: RefundDivision): number =>
  lines.reduce((sum, { amount }) => sum + amount, 0) + feeCover + surplus;
const isWithin = (parts: GivenParts, division: RefundDivision): boolean =>
  division.feeCover <= parts.feeCover &&
  division.surplus <= parts.surplus &&
  division.lines.every(({ amount, id }) => {
    const of = parts.lines.find((one) => one.id === id)!;
    return amount > 0 && amount <= of.amount - of.refunded;
  });
const after = (parts: GivenParts, division: RefundDivision): GivenParts => ({
  feeCover: parts.feeCover - division.feeCover,
  surplus: parts.surplus - division.surplus,
  lines: parts.lines.map((one) => ({
    ...one,
    refunded: one.refunded + (division.lines.find(({ id }) => id === one.id)?.amount ?? 0),
  })),
});

const isReturned = ({ amount, refunded }: { amount: number; refunded: number }): boolean => amount === refunded;

describe('a refund', () => {
  it('is decided once, and tried again until it succeeds or is refused', () => {
    expect(endsOf(REFUND_TRANSITIONS)).toEqual(['succeeded', 'refused']);
    expect(REFUND_STATUSES.filter(isOpenRefund)).toEqual(['requested', 'approved', 'processing', 'failed']);
    expect(mayMove(REFUND_TRANSITIONS, 'requested', 'processing')).toBe(false);
    expect(mayMove(REFUND_TRANSITIONS, 'processing', 'refused')).toBe(false);
  });

  it('of an amount is divided without losing a unit, and takes no more of a part than is left', () => {
    expect(() =>
      fc.assert(
        fc.property(given, fc.integer({ min: 1, max: 300_000 }), (parts, amount) => {
          const divided = divideRefund(parts, { of: 'amount', amount });
          if (divided.outcome === 'tooMuch') return amount > divided.limit;
          if (divided.outcome !== 'divided') return true;
          const isOpen = ({ id }: { id: string }): boolean => !parts.lines.find((one) => one.id === id)!.isCarriedOut;
          const { division } = divided;
          return sumOf(division) === amount && isWithin(parts, division) && division.lines.every(isOpen);
        }),
      ),
    ).not.toThrow();
  });

  it('of the whole leaves only what is carried out, and its part of the covered fee', () => {
    expect(() =>
      fc.assert(
        fc.property(given, (parts) => {
          const divided = divideRefund(parts, { of: 'whole' });
          if (divided.outcome !== 'divided')
            return divided.outcome === (leftToReturn(parts) === 0 ? 'nothingLeft' : 'carriedOut');
          const rest = after(parts, divided.division);
          const isAll = parts.lines.every((one) => !one.isCarriedOut || isReturned(one));
          return (
            sumOf(divided.division) === divided.amount &&
            rest.lines.every((one) => one.isCarriedOut || isReturned(one)) &&
            (!isAll || leftToReturn(rest) === 0)
          );
        }),
      ),
    ).not.toThrow();
  });

  it('of each line, one after the other, returns everything, the covered fee included', () => {
    fc.assert(
      fc.property(given, (parts) => {
        let rest: GivenParts = { ...parts, lines: parts.lines.map((one) => ({ ...one, isCarriedOut: false })) };
        let returned = 0;
        for (const { id } of parts.lines) {
          const divided = divideRefund(rest, { of: 'line', id });
          if (divided.outcome !== 'divided') continue;
          returned += divided.amount;
          rest = after(rest, divided.division);
        }
        const open = parts.lines.some(({ amount, refunded }) => amount > refunded);
        expect(leftToReturn(rest)).toBe(parts.surplus + (open ? 0 : parts.feeCover));
        expect(returned).toBe(leftToReturn(parts) - leftToReturn(rest));
      }),
    );
  });

  it('of one line takes nothing of the others', () => {
    const parts: GivenParts = {
      lines: [
        { id: 'a', amount: 3000, refunded: 0, isCarriedOut: false },
        { id: 'b', amount: 1000, refunded: 0, isCarriedOut: true },
      ],
      feeCover: 150,
      surplus: 0,
    };
    expect(divideRefund(parts, { of: 'line', id: 'a' })).toEqual({
      outcome: 'divided',
      amount: 3112,
      division: { lines: [{ id: 'a', amount: 3000 }], feeCover: 112, surplus: 0 },
    });
    expect(divideRefund(parts, { of: 'line', id: 'b' })).toEqual({ outcome: 'carriedOut' });
    expect(divideRefund(parts, { of: 'line', id: 'c' })).toEqual({ outcome: 'unknownLine' });
    expect(divideRefund(parts, { of: 'amount', amount: 3113 })).toEqual({ outcome: 'tooMuch', limit: 3112 });
    expect(() => divideRefund(parts, { of: 'amount', amount: 0 })).toThrow(RangeError);
  });

  it('that a bank has taken is divided whatever it was given for, and the excess is a loss', () => {
    fc.assert(
      fc.property(given, fc.integer({ min: 1, max: 400_000 }), (parts, amount) => {
        const { beyond, division } = divideTaken(parts, amount);
        expect(sumOf(division) + beyond).toBe(amount);
        expect(beyond).toBe(Math.max(0, amount - leftToReturn(parts)));
        expect(isWithin(parts, division)).toBe(true);
      }),
    );
  });
});

const gift = fc.oneof(
  fc
    .record({
      projectId: fc.constantFrom('p1', 'p2'),
      intention: fc.constantFrom('sadaqah' as const, 'zakat' as const),
      amount: fc.integer({ min: 1, max: 50_000 }),
      percent: fc.constantFrom(0, 5, 100),
      room: fc.option(fc.nat(60_000), { nil: undefined }),
    })
    .map(({ percent, ...one }): DonationLine => ({
      ...one,
      type: 'project',
      categoryId: 'c1',
      endowment: one.intention === 'zakat' ? 0 : Math.floor((one.amount * percent) / 100),
    })),
  fc
    .record({
      type: fc.constantFrom('endowment' as const, 'stock' as const, 'kafarah' as const, 'sacrifice' as const),
      categoryId: fc.constantFrom('c1', 'c2'),
      amount: fc.integer({ min: 1, max: 50_000 }),
    })
    .map((one): DonationLine => ({ ...one, intention: 'sadaqah', endowment: 0 })),
  fc
    .record({ amount: fc.integer({ min: 1, max: 50_000 }) })
    .map((one): DonationLine => ({ ...one, type: 'zakat', intention: 'zakat', endowment: 0 })),
);
const fundsOf = (lines: readonly DonationLine[], feeCover: number): FundPart[] => {
  const amount = lines.reduce((sum, one) => sum + one.amount, 0) + feeCover;
  return receiptEntry({ into: accounts.bank, amount }, lines, feeCover)
    .filter(({ account }) => account.startsWith('fund:'))
    .map((posting) => ({ ...posting, amount: -posting.amount }));
};
const totalOf = (parts: readonly { amount: number }[]): number => parts.reduce((sum, { amount }) => sum + amount, 0);

const byAccount = (postings: readonly { account: string; amount: number }[]): object =>
  Object.fromEntries(postings.map(({ account, amount }) => [account, amount]));

describe('the postings of a refund', () => {
  it('come out of the funds that have the money, and leave none below zero, until all is returned', () => {
    fc.assert(
      fc.property(
        fc.array(gift, { minLength: 1, maxLength: 5 }),
        fc.nat(900),
        fc.array(fc.integer({ min: 1, max: 99 }), { maxLength: 6 }),
        (lines, feeCover, percents) => {
          let funds = fundsOf(lines, feeCover);
          let parts: GivenParts = {
            lines: lines.map(({ amount }, index) => ({ id: String(index), amount, refunded: 0, isCarriedOut: false })),
            feeCover,
            surplus: 0,
          };
          const giveBack = (amount: number): void => {
            const divided = divideRefund(parts, { of: 'amount', amount });
            if (divided.outcome !== 'divided') throw new Error(divided.outcome);
            const returned = divided.division.lines.map(({ amount: of, id }) => ({
              ...lines[Number(id)]!,
              amount: of,
            }));
            const postings = returnPostings(funds, returned, divided.division.feeCover);
            expect(totalOf(postings)).toBe(amount);
            funds = funds.map((part) => ({
              ...part,
              amount: part.amount - totalOf(postings.filter((posting) => isSame(posting, part))),
            }));
            expect(funds.every(({ amount: rest }) => rest >= 0)).toBe(true);
            parts = after(parts, divided.division);
          };
          for (const percent of percents) {
            const amount = Math.floor((leftToReturn(parts) * percent) / 100);
            if (amount > 0) giveBack(amount);
          }
          giveBack(leftToReturn(parts));
          expect(totalOf(funds)).toBe(0);
        },
      ),
    );
  });

  it('return zakat out of zakat, and only zakat', () => {
    fc.assert(
      fc.property(fc.array(gift, { minLength: 1, maxLength: 5 }), (lines) => {
        const zakat = lines.filter(({ intention }) => intention === 'zakat');
        const postings = returnPostings(fundsOf(lines, 0), zakat, 0);
        for (const { intention } of postings) expect(intention).toBe('zakat');
        expect(totalOf(postings)).toBe(totalOf(zakat));
      }),
    );
  });

  it('split a line as it was booked: its project, its endowment share, and what its project could not take', () => {
    const one: DonationLine = {
      type: 'project',
      projectId: 'p1',
      categoryId: 'c1',
      intention: 'sadaqah',
      amount: 1000,
      endowment: 100,
      room: 400,
    };
    const other: DonationLine = {
      type: 'endowment',
      categoryId: 'c1',
      intention: 'sadaqah',
      amount: 500,
      endowment: 0,
    };
    const funds = fundsOf([one, other], 0);
    expect(byAccount(returnPostings(funds, [one], 0))).toEqual({
      'fund:project:p1:sadaqah': 300,
      'fund:endowment': 100,
      'fund:category:c1:sadaqah': 600,
    });
    expect(byAccount(returnPostings(funds, [other], 0))).toEqual({ 'fund:category:c1:sadaqah': 500 });
    expect(() => returnPostings(funds, [{ ...one, amount: 1501 }], 0)).toThrow(RangeError);
  });
});

const isSame = (a: Omit<FundPart, 'amount'>, b: Omit<FundPart, 'amount'>): boolean =>
  a.account === b.account &&
  a.projectId === b.projectId &&
  a.categoryId === b.categoryId &&
  a.intention === b.intention;

describe('a donor who wants the money back', () => {
  const paid = {
    isPaid: true,
    isDisputed: false,
    isReturned: false,
    isSentBack: false,
    mayReturn: true,
    status: undefined,
  };
  it.each([
    [{}, 'mayAsk'],
    [{ status: 'succeeded' as const }, 'mayAsk'],
    [{ isPaid: false }, 'notPaid'],
    [{ isReturned: true, status: 'succeeded' as const }, 'returned'],
    [{ isReturned: true, isSentBack: true, status: 'succeeded' as const }, 'sentBack'],
    [{ isDisputed: true, status: 'approved' as const }, 'disputed'],
    [{ status: 'requested' as const }, 'asked'],
    [{ status: 'approved' as const }, 'underway'],
    [{ status: 'failed' as const }, 'underway'],
    [{ status: 'refused' as const }, 'refused'],
    [{ mayReturn: false }, 'carriedOut'],
  ] as const)('with %j reads %s', (change, standing) => {
    expect(refundStanding({ ...paid, ...change })).toBe(standing);
  });
});
