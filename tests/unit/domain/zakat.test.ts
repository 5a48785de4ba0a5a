import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { exact, roundHalfUp, sum, times } from '#src/domain/exact.ts';
import {
  assetTotal,
  MissingPriceError,
  type Wealth,
  type ZakatFactors,
  type ZakatLine,
  type ZakatTerms,
  zakatOn,
} from '#src/domain/zakat.ts';

/** Prices of 100.0000 a gram of pure gold and 1.0000 of silver, in a currency with two digits. */
const terms: ZakatTerms = {
  exponent: 2,
  prices: [
    { metal: 'gold', caliber: 24, pricePerGram: 1_000_000 },
    { metal: 'gold', caliber: 21, pricePerGram: 880_000 },
    { metal: 'silver', pricePerGram: 10_000 },
  ],
  nisab: { metal: 'gold', milligrams: 85_000 },
  rate: 25_000,
  heldShare: 2500,
};
const grams = (weight: number, caliber = 24) => ({ milligrams: weight * 1000, caliber });

/** One and a half shares of 100.00 each. */
const share = (intention: 'trade' | 'hold', symbol = 'ANY') => ({
  symbol,
  millionths: 1_500_000,
  value: 10_000,
  intention,
});
const heldShareOf = (symbol: string) => (symbol === 'OWN' ? 4000 : undefined);

describe('zakat', () => {
  // Abu Dawud 1573: on two hundred dirhams five, on twenty dinars half a dinar, and nothing below.
  test.each([
    ['twenty dinars (85 g) of gold: half a dinar', { gold: [grams(85)] }, 21_250, true],
    ['what is just below twenty dinars: nothing', { gold: [grams(84.999)] }, 0, false],
    ['forty dinars: one dinar', { gold: [grams(170)] }, 42_500, true],
  ])('on %s', (_name, wealth, zakat, isDue) => {
    expect(zakatOn(wealth, terms)).toMatchObject({ zakat, isDue });
  });

  it('on two hundred dirhams (595 g) of silver is five of them', () => {
    const bySilver = { ...terms, nisab: { metal: 'silver' as const, milligrams: 595_000 } };
    const { zakat } = zakatOn({ silver: [{ milligrams: 595_000 }] }, bySilver);
    // Five of two hundred are 14.875 g.
    expect(zakat).toBe(1488);
    expect(zakatOn({ silver: [{ milligrams: 594_999 }] }, bySilver).isDue).toBe(false);
  });

  it('is due at the threshold itself and not a cent below', () => {
    expect(zakatOn({ cash: 850_000 }, terms)).toMatchObject({ nisab: 850_000, isDue: true, zakat: 21_250 });
    expect(zakatOn({ cash: 849_999 }, terms)).toMatchObject({ isDue: false, zakat: 0, wealth: 849_999 });
  });

  it('is 2.577 % for a solar year', () => {
    expect(zakatOn({ cash: 1_000_000 }, { ...terms, rate: 25_770 }).zakat).toBe(25_770);
  });

  it("values gold at its caliber's own price, else at its part of 24 karat", () => {
    const { lines } = zakatOn({ gold: [grams(10, 21), grams(10, 22)] }, terms);
    expect(lines.map(({ amount }) => amount)).toEqual([88_000, 91_667]);
    expect(lines.map(({ factors }) => factors)).toEqual([
      { quantity: '10', unit: 'gram', price: '88' },
      { quantity: '10', unit: 'gram', price: '100', part: { reason: 'purity', dividend: 22, divisor: 24 } },
    ]);
  });

  it('shows the weight of the nisab and the price that it is measured by', () => {
    expect(zakatOn({ cash: 1 }, terms)).toMatchObject({
      nisab: 850_000,
      nisabFactors: { quantity: '85', unit: 'gram', price: '100' },
    });
  });

  it('lists what is owed to the donor in a line of its own', () => {
    expect(zakatOn({ cash: 600, owed: 400 }, terms)).toMatchObject({
      wealth: 1000,
      lines: [
        { kind: 'cash', index: 0, amount: 600 },
        { kind: 'cash', index: 1, amount: 400 },
      ],
    });
  });

  it('counts worn jewellery only by choice', () => {
    const gold = [{ ...grams(100), isJewellery: true }];
    expect(zakatOn({ gold }, terms)).toMatchObject({ wealth: 0, lines: [] });
    expect(zakatOn({ gold, includesJewellery: true }, terms).wealth).toBe(1_000_000);
  });

  it('counts stocks for trade whole, held ones by their share, or by that of their symbol', () => {
    const { lines } = zakatOn(
      { stocks: [share('trade'), share('hold'), share('hold', 'OWN')], funds: [share('hold')] },
      { ...terms, heldShareOf },
    );
    const factors = { quantity: '1.5', unit: 'share', price: '100' };
    const held = (dividend: number) => ({ ...factors, part: { reason: 'held', dividend, divisor: 10_000 } });
    expect(lines).toEqual([
      { kind: 'stocks', index: 0, amount: 15_000, factors },
      { kind: 'stocks', index: 1, amount: 3750, factors: held(2500) },
      { kind: 'stocks', index: 2, amount: 6000, factors: held(4000) },
      { kind: 'funds', index: 0, amount: 3750, factors: { ...held(2500), unit: 'unit' } },
    ]);
  });

  it('takes off debts, and owes nothing on less than nothing', () => {
    expect(zakatOn({ cash: 900_000, debts: 100_000 }, terms)).toMatchObject({ wealth: 800_000, isDue: false });
    expect(zakatOn({ cash: 1000, debts: 5000 }, terms)).toMatchObject({
      wealth: 0,
      zakat: 0,
      lines: [
        { kind: 'cash', amount: 1000 },
        { kind: 'debts', amount: -5000 },
      ],
    });
  });

  it('needs only the prices of the metals that are used', () => {
    const goldOnly = { ...terms, prices: terms.prices.filter(({ metal }) => metal === 'gold') };
    expect(zakatOn({ cash: 1_000_000 }, goldOnly).isDue).toBe(true);
    expect(() => zakatOn({ silver: [{ milligrams: 1 }] }, goldOnly)).toThrow(MissingPriceError);
    expect(() => zakatOn({ cash: 1 }, { ...terms, prices: [] })).toThrow('there is no price of gold');
  });
});

const holding = fc.record({
  millionths: fc.integer({ min: 0, max: 10 ** 12 }),
  value: fc.integer({ min: 0, max: 10 ** 7 }),
  intention: fc.constantFrom('trade' as const, 'hold' as const),
});
const wealths: fc.Arbitrary<Wealth> = fc.record({
  cash: fc.integer({ min: 0, max: 10 ** 10 }),
  gold: fc.array(
    fc.record({
      milligrams: fc.integer({ min: 0, max: 10 ** 7 }),
      caliber: fc.integer({ min: 1, max: 24 }),
      isJewellery: fc.boolean(),
    }),
    { maxLength: 4 },
  ),
  silver: fc.array(fc.record({ milligrams: fc.integer({ min: 0, max: 10 ** 8 }) }), { maxLength: 3 }),
  stocks: fc.array(holding, { maxLength: 3 }),
  funds: fc.array(holding, { maxLength: 3 }),
  debts: fc.integer({ min: 0, max: 10 ** 9 }),
  includesJewellery: fc.boolean(),
});

const isMoney = ({ kind }: ZakatLine) => kind === 'cash' || kind === 'debts';
const scaled = (text: string): bigint => {
  const [whole = '', fraction = ''] = text.split('.');
  return BigInt(whole + fraction.padEnd(6, '0'));
};
/** What a reader computes by hand from the factors that are shown, in millionths of a minor unit and without the domain's fractions. */
function multiplied({ part, price, quantity }: ZakatFactors): number {
  const [dividend, divisor] = [BigInt(part?.dividend ?? 1), BigInt(part?.divisor ?? 1)];
  const product = scaled(quantity) * scaled(price) * 100n * dividend;
  const one = 10n ** 12n * divisor;
  return Number((2n * product + one) / (2n * one));
}

test('the factors that are shown multiply to the value that is shown', () => {
  fc.assert(
    fc.property(wealths, fc.nat(10_000), (wealth, heldShare) => {
      const { lines, nisab, nisabFactors } = zakatOn(wealth, { ...terms, heldShare });
      expect(multiplied(nisabFactors)).toBe(nisab);
      expect(lines.filter((line) => !isMoney(line)).map(({ factors }) => multiplied(factors!))).toEqual(
        lines.filter((line) => !isMoney(line)).map(({ amount }) => amount),
      );
      expect(lines.filter(isMoney).every(({ factors }) => factors === undefined)).toBe(true);
    }),
  );
});

test('more wealth never owes less', () => {
  fc.assert(
    fc.property(wealths, fc.integer({ min: 0, max: 10 ** 9 }), (wealth, more) => {
      const richer = { ...wealth, cash: (wealth.cash ?? 0) + more };
      expect(zakatOn(richer, terms).zakat).toBeGreaterThanOrEqual(zakatOn(wealth, terms).zakat);
    }),
  );
});

test('the order of what is owned changes nothing', () => {
  fc.assert(
    fc.property(wealths, (wealth) => {
      const turned = {
        ...wealth,
        gold: wealth.gold?.toReversed(),
        silver: wealth.silver?.toReversed(),
        stocks: wealth.stocks?.toReversed(),
        funds: wealth.funds?.toReversed(),
      };
      const { lines: _before, ...before } = zakatOn(wealth, terms);
      const { lines: _after, ...after } = zakatOn(turned, terms);
      expect(after).toEqual(before);
    }),
  );
});

test('zakat is the rate of the wealth, rounded once, wherever it is due', () => {
  fc.assert(
    fc.property(fc.integer({ min: 850_000, max: 10 ** 12 }), (cash) => {
      expect(zakatOn({ cash }, terms).zakat).toBe(Math.floor((cash * 25 + 500) / 1000));
    }),
  );
});

test('a hundred pieces of a third of a cent are not lost by rounding each', () => {
  // 0.0333 g at 0.1 a gram: each piece alone rounds to nothing.
  const tiny = { ...terms, prices: [{ metal: 'gold' as const, caliber: 24, pricePerGram: 1000 }] };
  const gold = Array.from({ length: 100 }, () => ({ milligrams: 33, caliber: 24 }));
  expect(zakatOn({ gold }, tiny).wealth).toBe(33);
});

test('fractions add exactly, round half up and reject what is no whole number', () => {
  expect(roundHalfUp(sum([exact(1, 3), exact(1, 6)]))).toBe(1);
  expect(roundHalfUp(times(exact(49), exact(1, 100)))).toBe(0);
  expect(() => exact(0.5)).toThrow(RangeError);
  expect(() => exact(1, 0)).toThrow(RangeError);
  expect(() => roundHalfUp(exact(-1))).toThrow(RangeError);
  expect(() => roundHalfUp(times(exact(Number.MAX_SAFE_INTEGER), exact(2)))).toThrow('too large');
});

describe('the total of one group of assets', () => {
  it('is its exact sum, rounded once', () => {
    // Three times a third of a cent: each line rounds to nothing, and together they are a cent.
    const third = { millionths: 333_334, value: 1, intention: 'trade' as const };
    const stocks = [third, third, third];
    expect(zakatOn({ stocks }, terms).lines.map(({ amount }) => amount)).toEqual([0, 0, 0]);
    expect(assetTotal('stocks', { stocks }, terms)).toBe(1);
  });

  it('knows nothing of the prices of another group', () => {
    const withoutSilver = { ...terms, prices: terms.prices.filter(({ metal }) => metal === 'gold') };
    const wealth = { gold: [grams(10)], silver: [{ milligrams: 1000 }] };
    expect(assetTotal('gold', wealth, withoutSilver)).toBe(100_000);
    expect(() => assetTotal('silver', wealth, withoutSilver)).toThrow(MissingPriceError);
  });

  it('leaves worn jewelry out, or counts it, and takes debts away', () => {
    const gold = [grams(10), { ...grams(5), isJewellery: true }];
    expect(assetTotal('gold', { gold }, terms)).toBe(100_000);
    expect(assetTotal('gold', { gold, includesJewellery: true }, terms)).toBe(150_000);
    expect(assetTotal('debts', { debts: 700 }, terms)).toBe(-700);
    expect(assetTotal('funds', {}, terms)).toBe(0);
  });

  it('is, for all groups together, the wealth that is counted', () => {
    const cents = fc.nat(1_000_000);
    fc.assert(
      fc.property(cents, fc.nat(500), fc.nat(5000), cents, (cash, gold, silver, debts) => {
        const wealth = { cash, gold: [grams(gold)], silver: [{ milligrams: silver * 1000 }], debts };
        const kinds = ['cash', 'gold', 'silver', 'stocks', 'funds', 'debts'] as const;
        const all = kinds.reduce((total, kind) => total + assetTotal(kind, wealth, terms), 0);
        expect(zakatOn(wealth, terms).wealth).toBe(Math.max(0, all));
      }),
    );
  });
});
