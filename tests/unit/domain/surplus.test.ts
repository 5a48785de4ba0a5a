import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type LineRequest, priceProjectLine, type ProjectTerms } from '#src/domain/pricing.ts';
import { fundInstead, readSurplus, SURPLUS_CHOICES, surplusOf, surplusValue } from '#src/domain/surplus.ts';

const terms = (change: Partial<ProjectTerms> = {}): ProjectTerms => ({
  isOpen: true,
  donationMethod: 'money',
  remaining: 20_000,
  isSuitableForZakat: true,
  isEndowment: false,
  endowmentPercentage: 0,
  minimum: 100,
  maximum: 100_000_000,
  ...change,
});
const closed = (change: Partial<ProjectTerms> = {}) => terms({ isOpen: false, remaining: 0, ...change });
const line = (change: Partial<LineRequest> = {}): LineRequest => ({ type: 'project', intention: 'sadaqah', ...change });
const funds = { hasCategory: true, minimum: 100, maximum: 100_000_000 };

describe('a donation over what its project needs', () => {
  it('is offered as the remainder, or whole to the cause of the project', () => {
    expect(surplusOf(line({ price: 50_000 }), terms(), funds)).toEqual({
      wanted: 50_000,
      remainder: { unitPrice: 20_000, quantity: 1, amount: 20_000 },
      fund: 'category',
    });
  });

  it('stays zakat where it is zakat', () => {
    expect(surplusOf(line({ price: 50_000, intention: 'zakat' }), terms(), funds)?.fund).toBe('zakat');
  });

  it('is offered in whole units where units are given, and in one sum where less than a unit is left', () => {
    const units = terms({ donationMethod: 'units', unitPrice: 3000 });
    expect(surplusOf(line({ quantity: 10 }), units, funds)).toEqual({
      wanted: 30_000,
      remainder: { unitPrice: 3000, quantity: 6, amount: 18_000 },
      fund: 'category',
    });
    expect(surplusOf(line({ quantity: 10 }), { ...units, remaining: 2000 }, funds)?.remainder).toEqual({
      unitPrice: 2000,
      quantity: 1,
      amount: 2000,
    });
  });

  it.each<[string, Partial<LineRequest>, Partial<ProjectTerms>, Partial<typeof funds>]>([
    ['a project without a cause', {}, {}, { hasCategory: false }],
    ['a sum above the most of a fund', { price: 100_000_001 }, {}, {}],
    ['recurring zakat', { intention: 'zakat', isSubscription: true }, {}, {}],
  ])('has no fund for %s', (_name, asked, project, fund) => {
    expect(surplusOf(line({ price: 50_000, ...asked }), terms(project), { ...funds, ...fund })).toMatchObject({
      fund: undefined,
    });
  });

  it.each<[string, Partial<LineRequest>, Partial<ProjectTerms>]>([
    ['exactly what is needed', { price: 20_000 }, {}],
    ['an endowment', {}, { isEndowment: true }],
    ['a sponsored child', {}, { monthly: 5000 }],
    ['a closed project', {}, { isOpen: false }],
    ['a project that earlier lines have completed', {}, { remaining: 0 }],
    ['zakat that the project does not take', { intention: 'zakat' }, { isSuitableForZakat: false }],
    ['no amount', { price: undefined }, {}],
  ])('is no surplus: %s', (_name, asked, project) => {
    expect(surplusOf(line({ price: 50_000, ...asked }), terms(project), funds)).toBeUndefined();
  });
});

describe('a donation whose project takes nothing more', () => {
  it('can go whole to the cause of the project, and zakat to the zakat fund', () => {
    expect(fundInstead(line({ price: 50_000 }), closed(), funds)).toEqual({ wanted: 50_000, fund: 'category' });
    expect(fundInstead(line({ price: 50_000, intention: 'zakat' }), closed(), funds)?.fund).toBe('zakat');
  });

  it('is the price of its units, or the rest that was offered in one sum', () => {
    const units = closed({ donationMethod: 'units', unitPrice: 3000 });
    expect(fundInstead(line({ quantity: 4 }), units, funds)?.wanted).toBe(12_000);
    expect(fundInstead(line({ price: 2000 }), units, funds)?.wanted).toBe(2000);
  });

  it.each<[string, Partial<LineRequest>, Partial<ProjectTerms>, Partial<typeof funds>]>([
    ['an open project', {}, { isOpen: true }, {}],
    ['an endowment', {}, { isEndowment: true }, {}],
    ['a sponsored child', {}, { monthly: 5000 }, {}],
    ['a project without a cause', {}, {}, { hasCategory: false }],
    ['recurring zakat', { intention: 'zakat', isSubscription: true }, {}, {}],
    ['less than the least of a fund', { price: 99 }, {}, {}],
    ['no amount', { price: undefined }, {}, {}],
  ])('has no fund for %s', (_name, asked, project, fund) => {
    expect(fundInstead(line({ price: 50_000, ...asked }), closed(project), { ...funds, ...fund })).toBeUndefined();
  });
});

const anyTerms = fc.record({
  donationMethod: fc.constantFrom('money' as const, 'units' as const),
  unitPrice: fc.integer({ min: 1, max: 50_000 }),
  remaining: fc.integer({ min: 1, max: 10_000_000 }),
  minimum: fc.integer({ min: 1, max: 1000 }),
});
const anyLine = fc.record({
  price: fc.integer({ min: 1, max: 20_000_000 }),
  quantity: fc.integer({ min: 1, max: 999 }),
});

describe('of any donation and project', () => {
  it('the remainder is taken as it stands, and is never more than what remains', () => {
    fc.assert(
      fc.property(anyTerms, anyLine, (project, { price, quantity }) => {
        const asked = project.donationMethod === 'units' ? line({ quantity }) : line({ price });
        const surplus = surplusOf(asked, terms(project), funds);
        if (!surplus) return;
        const { amount, quantity: count, unitPrice } = surplus.remainder;
        expect(amount).toBeLessThanOrEqual(project.remaining);
        expect(surplus.wanted).toBeGreaterThan(amount);
        expect(priceProjectLine(line({ price: unitPrice, quantity: count }), terms(project))).toMatchObject({
          outcome: 'priced',
          amount,
        });
      }),
    );
  });

  it('what has a surplus is not priced', () => {
    const refuses = fc.check(
      fc.property(anyTerms, anyLine, (project, { price, quantity }) => {
        const asked = project.donationMethod === 'units' ? line({ quantity }) : line({ price });
        const hasSurplus = surplusOf(asked, terms(project), funds) !== undefined;
        return !hasSurplus || priceProjectLine(asked, terms(project)).outcome === 'refused';
      }),
    );
    expect(refuses).toMatchObject({ failed: false });
  });
});

describe('the button of a choice', () => {
  it('is read as it was written', () => {
    for (const choice of SURPLUS_CHOICES)
      expect(readSurplus(surplusValue(choice, 20_000))).toEqual({ choice, sum: 20_000 });
  });

  it.each([undefined, '', 'all-20000', 'remainder2', 'zakat', 'zakat-', 'zakat-1e3', 'zakat-9999999999999999'])(
    'is none: %s',
    (value) => {
      expect(readSurplus(value)).toBeUndefined();
    },
  );
});
