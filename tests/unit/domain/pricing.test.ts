import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_MAXIMUM, feeOf, feeToCover, priceFundLine, priceProjectLine, type ProjectTerms } from '#src/domain/pricing.ts';
import { isOpenForGifts } from '#src/domain/project.ts';

const terms = (change: Partial<ProjectTerms> = {}): ProjectTerms =>
  ({ isOpen: true, donationMethod: 'money', remaining: 1_000_000, isSuitableForZakat: false, isEndowment: false, endowmentPercentage: 0, ...change });
const gift = { type: 'project', intention: 'sadaqah' } as const;

describe('the price of a gift to a project', () => {
  it('is the donor\'s where the donor chooses the amount', () => {
    expect(priceProjectLine({ ...gift, price: 2500, quantity: 2 }, terms())).toEqual({ outcome: 'priced', unitPrice: 2500, quantity: 2, amount: 5000, endowment: 0 });
  });

  it('is ours where units are given, whatever the client says', () => {
    fc.assert(fc.property(fc.integer(), fc.integer({ min: 1, max: 99 }), (price, quantity) => {
      const priced = priceProjectLine({ ...gift, price, quantity }, terms({ donationMethod: 'units', unitPrice: 4500 }));
      expect(priced).toMatchObject({ unitPrice: 4500, amount: 4500 * quantity });
    }));
  });

  it.each([
    ['nothing', undefined, { field: 'price', code: 'required' }],
    ['less than one', 99, { field: 'price', code: 'tooLow', limit: 100 }],
    ['more than a million', DEFAULT_MAXIMUM + 1, { field: 'price', code: 'tooHigh', limit: DEFAULT_MAXIMUM }],
  ])('refuses %s', (_, price, refusal) => {
    expect(priceProjectLine({ ...gift, price }, terms({ remaining: Number.MAX_SAFE_INTEGER }))).toEqual({ outcome: 'refused', ...refusal });
  });

  it('offers what remains when more is given', () => {
    expect(priceProjectLine({ ...gift, price: 5001 }, terms({ remaining: 5000 }))).toEqual({ outcome: 'refused', field: 'price', code: 'tooHigh', limit: 5000 });
    expect(priceProjectLine({ ...gift, quantity: 4 }, terms({ donationMethod: 'units', unitPrice: 2000, remaining: 7000 })))
      .toEqual({ outcome: 'refused', field: 'quantity', code: 'tooHigh', limit: 3 });
    expect(priceProjectLine({ ...gift, price: 5000 }, terms({ remaining: 5000 })).outcome).toBe('priced');
  });

  it('takes no zakat for a project that is not suitable, nor for an endowment', () => {
    const zakat = { ...gift, price: 1000, intention: 'zakat' } as const;
    expect(priceProjectLine(zakat, terms())).toMatchObject({ field: 'intention', code: 'invalidSelection' });
    expect(priceProjectLine(zakat, terms({ isSuitableForZakat: true, isEndowment: true }))).toMatchObject({ field: 'intention' });
    expect(priceProjectLine(zakat, terms({ isSuitableForZakat: true, endowmentPercentage: 10 }))).toMatchObject({ outcome: 'priced', endowment: 0 });
  });

  it('sets the endowment\'s part of charity aside', () => {
    expect(priceProjectLine({ ...gift, price: 1005 }, terms({ endowmentPercentage: 10 }))).toMatchObject({ endowment: 101 });
    expect(priceProjectLine({ ...gift, price: 1005 }, terms({ isEndowment: true }))).toMatchObject({ endowment: 1005 });
  });

  it('takes nothing for a closed one', () => {
    expect(priceProjectLine({ ...gift, price: 1000 }, terms({ isOpen: false }))).toMatchObject({ field: 'projectId', code: 'invalidSelection' });
  });
});

describe('a gift to a fund', () => {
  it('has no zakat among quick donations and no recurring zakat', () => {
    expect(priceFundLine({ type: 'endowment', intention: 'zakat', price: 1000 })).toMatchObject({ field: 'intention' });
    expect(priceFundLine({ type: 'zakat', intention: 'zakat', price: 1000, isSubscription: true })).toMatchObject({ field: 'isSubscription' });
    expect(priceFundLine({ type: 'zakat', intention: 'zakat', price: 1000 })).toMatchObject({ amount: 1000, endowment: 0 });
  });
});

describe('the fee that a donor covers', () => {
  it('lets the whole gift arrive, and costs not a unit more than it must', () => {
    const rate = fc.record({ basisPoints: fc.nat(500), fixed: fc.nat(50) });
    fc.assert(fc.property(fc.integer({ min: 100, max: 10_000_000 }), rate, (amount, fee) => {
      const cover = feeToCover(amount, fee);
      expect(amount + cover - feeOf(amount + cover, fee)).toBeGreaterThanOrEqual(amount);
      expect(cover - 1 - feeOf(amount + cover - 1, fee)).toBeLessThanOrEqual(0);
    }));
  });
});

describe('a project', () => {
  const now = new Date('2026-03-01T12:00:00Z');
  const project = { status: 'published', goal: 1000, raised: 0, isEndowment: false } as const;
  it('takes gifts while it is published, wants something and its permit runs', () => {
    expect(isOpenForGifts(project, now)).toBe(true);
    expect(isOpenForGifts({ ...project, status: 'completed' }, now)).toBe(false);
    expect(isOpenForGifts({ ...project, raised: 1000 }, now)).toBe(false);
    expect(isOpenForGifts({ ...project, raised: 1000, isEndowment: true }, now)).toBe(true);
    expect(isOpenForGifts({ ...project, permitValidUntil: new Date('2026-02-28T00:00:00Z') }, now)).toBe(false);
  });
});
