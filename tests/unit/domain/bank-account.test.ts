import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bankCountry, countryFirst, purposeOf } from '#src/domain/bank-account.ts';
import { INTENTIONS, ITEM_TYPES } from '#src/domain/cart.ts';

const line = fc.record({
  type: fc.constantFrom(...ITEM_TYPES),
  intention: fc.constantFrom(...INTENTIONS),
  projectId: fc.option(fc.uuid()),
});
const account = fc.record({ iban: fc.constantFrom('SA03', 'SA04', 'TR33', 'JO94', 'tr11') });

describe('the account of an order', () => {
  it('is that of zakat only where every line is zakat', () => {
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        const isZakat = lines.length > 0 && lines.every(({ intention }) => intention === 'zakat');
        expect(purposeOf(lines) === 'zakat').toBe(isZakat);
      }),
    );
  });

  it('is that of endowments for capital, and not for a quick donation to a cause', () => {
    const capital = { type: 'endowment', intention: 'sadaqah', projectId: 'p' } as const;
    expect(purposeOf([capital])).toBe('endowments');
    expect(purposeOf([{ ...capital, projectId: null }])).toBe('donations');
    expect(purposeOf([capital, { ...capital, type: 'project' }])).toBe('donations');
    expect(purposeOf([])).toBe('donations');
  });
});

describe('accounts with those of a country first', () => {
  it('are the same accounts, and keep their order on both sides', () => {
    fc.assert(
      fc.property(fc.array(account), fc.constantFrom('SA', 'TR', 'XX', null), (accounts, country) => {
        const sorted = countryFirst(accounts, country);
        const own = accounts.filter((one) => bankCountry(one) === country);
        expect(sorted).toEqual([...own, ...accounts.filter((one) => !own.includes(one))]);
      }),
    );
  });
});
