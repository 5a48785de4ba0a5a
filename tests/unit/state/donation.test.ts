import * as fc from 'fast-check';
import { createStore } from 'jotai';
import { expect, test } from 'vitest';
import { formatDecimal } from '#money/format-money.ts';
import { priceProjectLine, type ProjectTerms } from '#src/domain/pricing.ts';
import { createDonationAtoms, type DonationFields, type DonationFigures } from '#src/state/donation.ts';

const terms: ProjectTerms = {
  isOpen: true,
  donationMethod: 'money',
  remaining: 50_000,
  isSuitableForZakat: true,
  isEndowment: false,
  endowmentPercentage: 10,
  minimum: 100,
};
const untouched: DonationFields = { amount: '', preset: 1000, quantity: '', intention: 'sadaqah' };

const inUnits: Partial<ProjectTerms> = { donationMethod: 'units', unitPrice: 4500, remaining: 90_000 };

function figuresOf(fields: Partial<DonationFields>, changed: Partial<ProjectTerms> = {}): DonationFigures | undefined {
  const store = createStore();
  const { fieldsAtom, figuresAtom } = createDonationAtoms({
    terms: { ...terms, ...changed },
    currency: 'USD',
    decimalSign: '.',
    hasCause: true,
  });
  expect(store.get(figuresAtom)).toBeUndefined();
  store.set(fieldsAtom, { ...untouched, ...fields });
  return store.get(figuresAtom);
}

test('the endowment share and what remains follow the chosen amount', () => {
  expect(figuresOf({})).toEqual({ amount: 1000, endowment: 100, remaining: 49_000 });
});

test('a typed amount counts before the chosen one, in the digits of any of the three languages', () => {
  expect(figuresOf({ amount: '٢٥٫٥٠' })).toEqual({ amount: 2550, endowment: 255, remaining: 47_450 });
});

test('nothing is taken from zakat', () => {
  expect(figuresOf({ intention: 'zakat' })).toMatchObject({ endowment: 0 });
});

test.each([
  ['text', { amount: 'fifty' }, { problem: 'unreadable' }],
  ['too little', { amount: '0.99' }, { problem: 'tooLow', of: 'amount', limit: 100 }],
  [
    'more than what remains',
    { amount: '500.01' },
    { problem: 'overNeed', of: 'amount', limit: 50_000, instead: { wanted: 50_001, fund: 'category' } },
  ],
] as const)('%s is named with its limit', (_, fields, expected) => {
  expect(figuresOf(fields)).toEqual(expected);
});

test.each([
  ['zakat goes to the zakat fund', { intention: 'zakat' }, 'zakat'],
  ['zakat that is a gift has no fund', { intention: 'zakat', isGift: true }, undefined],
  ['zakat that recurs has no fund', { intention: 'zakat', isRegular: true }, undefined],
  ['charity that recurs goes to the cause', { isRegular: true }, 'category'],
] as const)('of an amount over the need, %s', (_, fields, fund) => {
  expect(figuresOf({ amount: '600', ...fields })).toEqual({
    problem: 'overNeed',
    of: 'amount',
    limit: 50_000,
    ...(fund && { instead: { wanted: 60_000, fund } }),
  });
});

test('a number of many digits is too high, not unreadable', () => {
  const digits = '99999999999999999';
  expect(figuresOf({ amount: digits })).toMatchObject({ problem: 'overNeed', limit: 50_000 });
  expect(figuresOf({ quantity: digits }, inUnits)).toMatchObject({ problem: 'overNeed', limit: 20 });
});

test('an emptied field says nothing', () => {
  expect(figuresOf({ amount: ' ', preset: undefined })).toBeUndefined();
});

test('units are counted, and too many name how many are needed', () => {
  expect(figuresOf({ quantity: '٣' }, inUnits)).toEqual({ amount: 13_500, endowment: 1350, remaining: 76_500 });
  expect(figuresOf({ quantity: '21' }, inUnits)).toEqual({
    problem: 'overNeed',
    of: 'quantity',
    limit: 20,
    instead: { wanted: 94_500, fund: 'category' },
  });
  expect(figuresOf({ quantity: '-1' }, inUnits)).toEqual({ problem: 'tooLow', of: 'quantity', limit: 1 });
  expect(figuresOf({ quantity: '1.5' }, inUnits)).toEqual({ problem: 'unreadable' });
});

test('a limit that is not what the project needs is not said to be', () => {
  const many = { ...inUnits, remaining: 4500 * 6332 };
  expect(figuresOf({ quantity: '1000' }, many)).toEqual({ problem: 'tooHigh', of: 'quantity', limit: 999 });
  const endowment = { isEndowment: true, remaining: 100_000_000 };
  expect(figuresOf({ amount: '1000000.01' }, endowment)).toEqual({
    problem: 'tooHigh',
    of: 'amount',
    limit: 100_000_000,
  });
  expect(figuresOf({ amount: '200.01' }, { maximum: 20_000 })).toEqual({
    problem: 'tooHigh',
    of: 'amount',
    limit: 20_000,
  });
});

test('the browser computes what the server prices, for every amount', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60_000 }), fc.integer({ min: 0, max: 100 }), (minor, endowmentPercentage) => {
      const figures = figuresOf({ amount: formatDecimal({ minor, currency: 'USD' }) }, { endowmentPercentage });
      const priced = priceProjectLine(
        { type: 'project', price: minor, quantity: 1, intention: 'sadaqah' },
        { ...terms, endowmentPercentage },
      );
      expect(figures).toMatchObject(
        priced.outcome === 'priced'
          ? { amount: priced.amount, endowment: priced.endowment }
          : { problem: priced.code === 'tooHigh' ? 'overNeed' : priced.code, limit: priced.limit },
      );
    }),
  );
});
