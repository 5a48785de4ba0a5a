import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { endowmentOf } from '#src/contracts/cart-view.ts';
import {
  defaultBounds,
  DEFAULT_MAXIMUM,
  endowmentPercent,
  feeOf,
  feeToCover,
  priceFundLine,
  priceProjectLine,
  restOf,
  type ProjectTerms,
} from '#src/domain/pricing.ts';
import { isOpenForGifts } from '#src/domain/project.ts';

const bounds = defaultBounds('USD');

const terms = (change: Partial<ProjectTerms> = {}): ProjectTerms => ({
  isOpen: true,
  donationMethod: 'money',
  remaining: 1_000_000,
  isSuitableForZakat: false,
  isEndowment: false,
  endowmentPercentage: 0,
  ...change,
});
const gift = { type: 'project', intention: 'sadaqah' } as const;

describe('the price of a donation to a project', () => {
  it("is the donor's where the donor chooses the amount", () => {
    expect(priceProjectLine({ ...gift, price: 2500, quantity: 2 }, terms())).toEqual({
      outcome: 'priced',
      unitPrice: 2500,
      quantity: 2,
      amount: 5000,
      endowment: 0,
    });
  });

  it("is the project's where units are given, whatever the client sends", () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1, max: 99 }), (price, quantity) => {
        const priced = priceProjectLine(
          { ...gift, price, quantity },
          terms({ donationMethod: 'units', unitPrice: 4500 }),
        );
        expect(priced).toMatchObject({ unitPrice: 4500, amount: 4500 * quantity });
      }),
    );
  });

  it.each([
    ['nothing', undefined, { field: 'price', code: 'required' }],
    ['less than one', 99, { field: 'price', code: 'tooLow', limit: 100 }],
    ['more than a million', DEFAULT_MAXIMUM + 1, { field: 'price', code: 'tooHigh', limit: DEFAULT_MAXIMUM }],
  ])('refuses %s', (_, price, refusal) => {
    expect(priceProjectLine({ ...gift, price }, terms({ remaining: Number.MAX_SAFE_INTEGER }))).toEqual({
      outcome: 'refused',
      ...refusal,
    });
  });

  it('has the remainder as its limit when more is given', () => {
    expect(priceProjectLine({ ...gift, price: 5001 }, terms({ remaining: 5000 }))).toEqual({
      outcome: 'refused',
      field: 'price',
      code: 'tooHigh',
      limit: 5000,
    });
    expect(
      priceProjectLine({ ...gift, quantity: 4 }, terms({ donationMethod: 'units', unitPrice: 2000, remaining: 7000 })),
    ).toEqual({ outcome: 'refused', field: 'quantity', code: 'tooHigh', limit: 3 });
    expect(priceProjectLine({ ...gift, price: 5000 }, terms({ remaining: 5000 })).outcome).toBe('priced');
  });

  it.each([
    [0, { code: 'tooLow', limit: 1 }],
    [-1, { code: 'tooLow', limit: 1 }],
    [1, { outcome: 'priced' }],
    [3, { outcome: 'priced' }],
    [4, { code: 'tooHigh', limit: 3 }],
    [1000, { code: 'tooHigh', limit: 3 }],
  ])('counts %i units of which three are needed', (quantity, expected) => {
    const three = terms({ donationMethod: 'units', unitPrice: 2000, remaining: 7000 });
    expect(priceProjectLine({ ...gift, quantity }, three)).toMatchObject(expected);
  });

  it('has the most of one line as its limit where more units are needed, or any number', () => {
    const many = { donationMethod: 'units', unitPrice: 2000, remaining: 90_000_000 } as const;
    for (const more of [many, { ...many, remaining: 0, isEndowment: true }]) {
      expect(priceProjectLine({ ...gift, quantity: 999 }, terms(more)).outcome).toBe('priced');
      expect(priceProjectLine({ ...gift, quantity: 1000 }, terms(more))).toMatchObject({ code: 'tooHigh', limit: 999 });
    }
  });

  it('has the remainder as its limit, not the general maximum, when an amount exceeds both', () => {
    expect(priceProjectLine({ ...gift, price: 9_999_999_900 }, terms({ remaining: 72_000 }))).toMatchObject({
      code: 'tooHigh',
      limit: 72_000,
    });
  });

  it('rejects zakat for an unsuitable project and for an endowment', () => {
    const zakat = { ...gift, price: 1000, intention: 'zakat' } as const;
    expect(priceProjectLine(zakat, terms())).toMatchObject({ field: 'intention', code: 'invalidSelection' });
    expect(priceProjectLine(zakat, terms({ isSuitableForZakat: true, isEndowment: true }))).toMatchObject({
      field: 'intention',
    });
    expect(priceProjectLine(zakat, terms({ isSuitableForZakat: true, endowmentPercentage: 10 }))).toMatchObject({
      outcome: 'priced',
      endowment: 0,
    });
  });

  it('has an endowment share for charity', () => {
    expect(priceProjectLine({ ...gift, price: 1005 }, terms({ endowmentPercentage: 10 }))).toMatchObject({
      endowment: 101,
    });
    expect(priceProjectLine({ ...gift, price: 1005 }, terms({ isEndowment: true }))).toMatchObject({ endowment: 1005 });
  });

  it('is an error for a closed project', () => {
    expect(priceProjectLine({ ...gift, price: 1000 }, terms({ isOpen: false }))).toMatchObject({
      field: 'projectId',
      code: 'invalidSelection',
    });
  });
});

describe('a project of which less is left than can be chosen', () => {
  const units = { donationMethod: 'units', unitPrice: 4500 } as const;
  const money = { donationMethod: 'money', minimum: 1000 } as const;

  it.each([
    ['one unit', units, 4500, undefined],
    ['a cent less than one unit', units, 4499, 4499],
    ['a cent', units, 1, 1],
    ['nothing', units, 0, undefined],
    ['its least donation', money, 1000, undefined],
    ['a cent less than its least donation', money, 999, 999],
    ['less than the least donation of the site', { donationMethod: 'money' }, 99, 99],
    ['as much as an endowment likes', { ...units, isEndowment: true }, 10, undefined],
  ] as const)('of %s', (_, change, remaining, rest) => {
    expect(restOf(terms({ ...change, remaining }))).toBe(rest);
  });

  it.each([
    ['the rest', { price: 4000 }, { outcome: 'priced', unitPrice: 4000, quantity: 1, amount: 4000 }],
    ['a whole unit', { quantity: 1 }, { field: 'price', code: 'tooHigh', limit: 4000 }],
    ['a cent more', { price: 4001 }, { field: 'price', code: 'tooHigh', limit: 4000 }],
    ['a cent less', { price: 3999 }, { field: 'price', code: 'tooLow', limit: 4000 }],
    ['the rest twice', { price: 4000, quantity: 2 }, { field: 'price', code: 'tooHigh', limit: 4000 }],
    ['none of it', { price: 4000, quantity: 0 }, { field: 'price', code: 'tooLow', limit: 4000 }],
  ])('takes the rest of a unit alone: %s', (_, line, expected) => {
    expect(priceProjectLine({ ...gift, ...line }, terms({ ...units, remaining: 4000 }))).toMatchObject(expected);
  });

  it.each([
    ['the rest', { price: 400 }, { outcome: 'priced', amount: 400, endowment: 40 }],
    ['the least donation', { price: 1000 }, { field: 'price', code: 'tooHigh', limit: 400 }],
    ['a cent less', { price: 399 }, { field: 'price', code: 'tooLow', limit: 400 }],
    ['no sum', {}, { field: 'price', code: 'required' }],
  ])('takes what is below its least donation alone: %s', (_, line, expected) => {
    const left = terms({ ...money, remaining: 400, endowmentPercentage: 10 });
    expect(priceProjectLine({ ...gift, ...line }, left)).toMatchObject(expected);
  });

  it('can always be finished, and never receives more than is left', () => {
    const least = fc.integer({ min: 1, max: 10_000 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20_000 }), least, fc.boolean(), (remaining, price, isUnits) => {
        const need = terms({
          remaining,
          ...(isUnits ? { donationMethod: 'units', unitPrice: price } : { minimum: price }),
        });
        const rest = restOf(need);
        const line = rest === undefined && isUnits ? { quantity: Math.floor(remaining / price) } : { price: remaining };
        const priced = priceProjectLine({ ...gift, ...line }, need);
        expect(priced.outcome).toBe(Math.floor(remaining / price) > 999 && isUnits ? 'refused' : 'priced');
        const left = priced.outcome === 'priced' ? remaining - priced.amount : 0;
        expect(left).toBeLessThan(isUnits ? price : 1);
      }),
    );
  });
});

describe('a donation to a fund', () => {
  it('rejects zakat as a quick donation, and recurring zakat', () => {
    expect(priceFundLine({ type: 'endowment', intention: 'zakat', price: 1000 }, bounds)).toMatchObject({
      field: 'intention',
    });
    expect(
      priceFundLine({ type: 'zakat', intention: 'zakat', price: 1000, isSubscription: true }, bounds),
    ).toMatchObject({ field: 'isSubscription' });
    expect(priceFundLine({ type: 'zakat', intention: 'zakat', price: 1000 }, bounds)).toMatchObject({
      amount: 1000,
      endowment: 0,
    });
  });
});

describe('the endowment share of a line in the cart', () => {
  it('is the one that is posted, for every amount, percentage and intention', () => {
    const percent = fc.integer({ min: 0, max: 100 });
    const intention = fc.constantFrom('sadaqah', 'zakat');
    fc.assert(
      fc.property(
        fc.integer({ min: 100, max: 1_000_000 }),
        percent,
        intention,
        fc.boolean(),
        (price, of, as, whole) => {
          const its = terms({ endowmentPercentage: of, isEndowment: whole, isSuitableForZakat: !whole });
          const priced = priceProjectLine({ ...gift, price, intention: whole ? 'sadaqah' : as }, its);
          if (priced.outcome === 'refused') throw new Error(priced.code);
          const line = { amount: priced.amount, endowmentPercent: endowmentPercent(whole ? 'sadaqah' : as, its) };
          expect(endowmentOf(line)).toBe(priced.endowment);
        },
      ),
    );
  });
});

describe('the fee that a donor covers', () => {
  it('leaves the full donation after the fee, and is not a unit too high', () => {
    const rate = fc.record({ basisPoints: fc.nat(500), fixed: fc.nat(50) });
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 10_000_000 }), rate, (amount, fee) => {
        const cover = feeToCover(amount, fee);
        expect(amount + cover - feeOf(amount + cover, fee)).toBeGreaterThanOrEqual(amount);
        expect(cover - 1 - feeOf(amount + cover - 1, fee)).toBeLessThanOrEqual(0);
      }),
    );
  });
});

describe('a project', () => {
  const now = new Date('2026-03-01T12:00:00Z');
  const project = { status: 'published', goal: 1000, raised: 0, isEndowment: false } as const;
  it('takes donations while it is published, has an amount remaining and a valid permit', () => {
    expect(isOpenForGifts(project, now)).toBe(true);
    expect(isOpenForGifts({ ...project, status: 'completed' }, now)).toBe(false);
    expect(isOpenForGifts({ ...project, raised: 1000 }, now)).toBe(false);
    expect(isOpenForGifts({ ...project, raised: 1000, isEndowment: true }, now)).toBe(true);
    expect(isOpenForGifts({ ...project, permitValidUntil: new Date('2026-02-28T00:00:00Z') }, now)).toBe(false);
    expect(isOpenForGifts({ ...project, isSuspended: true }, now)).toBe(false);
  });
});
