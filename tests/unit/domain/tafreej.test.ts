import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { billNumberOf } from '#src/domain/bill-number.ts';
import { anniversary, dayInRiyadh, failedRules, TAFREEJ_TERMS, type TafreejClaim } from '#src/domain/tafreej.ts';

const TODAY = '2026-11-22';
const claim = (change: Partial<TafreejClaim> = {}): TafreejClaim => ({
  claim: 5_000_000,
  isSocialSecurityBeneficiary: true,
  enforcementOrders: 1,
  orderDate: '2025-06-01',
  ...change,
});
const failed = (change: Partial<TafreejClaim>) => failedRules(claim(change), TAFREEJ_TERMS, TODAY);

describe('the four rules of Tafreej', () => {
  it('accept a claim that meets them all', () => {
    expect(failed({})).toEqual([]);
  });

  it('accept 100,000 riyals and reject one halala more', () => {
    expect(failed({ claim: 10_000_000 })).toEqual([]);
    expect(failed({ claim: 10_000_001 })).toEqual(['claim']);
  });

  it('reject who has no social security', () => {
    expect(failed({ isSocialSecurityBeneficiary: false })).toEqual(['isSocialSecurityBeneficiary']);
  });

  it('reject none and two enforcement orders', () => {
    expect(failed({ enforcementOrders: 0 })).toEqual(['enforcementOrders']);
    expect(failed({ enforcementOrders: 2 })).toEqual(['enforcementOrders']);
  });

  it('accept an order on the day a full year has passed, and reject it the day before', () => {
    expect(failed({ orderDate: '2025-11-22' })).toEqual([]);
    expect(failed({ orderDate: '2025-11-23' })).toEqual(['orderDate']);
  });

  it('name all that fail, in their order', () => {
    expect(
      failed({ orderDate: TODAY, claim: 99_000_000, enforcementOrders: 3, isSocialSecurityBeneficiary: false }),
    ).toEqual(['claim', 'isSocialSecurityBeneficiary', 'enforcementOrders', 'orderDate']);
  });

  it('never reject a smaller claim, or an older order, where they accept a larger or newer one', () => {
    const day = fc
      .date({ min: new Date('2015-01-01'), max: new Date('2026-11-22'), noInvalidDate: true })
      .map((at) => at.toISOString().slice(0, 10));
    fc.assert(
      fc.property(fc.nat(20_000_000), fc.nat(20_000_000), day, day, (a, b, first, second) => {
        const [less, more] = [Math.min(a, b), Math.max(a, b)];
        const [older, newer] = [first, second].toSorted();
        const failsMore = failed({ claim: more, orderDate: newer! });
        expect(failsMore).toEqual(expect.arrayContaining(failed({ claim: less, orderDate: older! })));
      }),
    );
  });
});

describe('a full year', () => {
  it('ends on the same day, and after 29 February on 1 March', () => {
    expect(anniversary('2025-03-01', 1)).toBe('2026-03-01');
    expect(anniversary('2024-02-29', 1)).toBe('2025-03-01');
    expect(anniversary('2024-02-29', 4)).toBe('2028-02-29');
  });

  it('is counted in days of Riyadh', () => {
    expect(dayInRiyadh(new Date('2026-03-01T20:59:59Z'))).toBe('2026-03-01');
    expect(dayInRiyadh(new Date('2026-03-01T21:00:00Z'))).toBe('2026-03-02');
  });
});

describe('a bill number', () => {
  it('is read in every way people write it', () => {
    for (const typed of ['30418', ' 30 418 ', '30-418', '٣٠٤١٨', '۳۰۴۱۸', '3.0.4/18'])
      expect(billNumberOf(typed)).toBe('30418');
    expect(billNumberOf('tf 4471 0093')).toBe('TF44710093');
  });

  it('is nothing else', () => {
    for (const typed of ['', '12', 'hello', "30418'; drop table", '1'.repeat(21), '30418x'])
      expect(billNumberOf(typed)).toBeUndefined();
  });
});
