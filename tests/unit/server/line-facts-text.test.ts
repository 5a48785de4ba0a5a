import { describe, expect, it } from 'vitest';
import type { LineFacts } from '#src/contracts/line-facts.ts';
import { getI18n } from '#src/i18n/server.tsx';
import { lineFactsText } from '#src/server/emails/line-facts.ts';

const fed = (persons: number, country: string | null = 'YE'): LineFacts => ({
  type: 'kafarah',
  kind: 'oath',
  count: 1,
  country,
  persons,
  pricePerPerson: 400,
});
const shares: LineFacts = {
  type: 'stock',
  holdings: [
    { symbol: '2222', name: { en: 'Aramco' }, period: '2025', shares: 120, rate: '0.0123', amount: 148 },
    { symbol: '1120', name: { en: 'Al Rajhi' }, period: '2025-Q3', shares: 1, rate: '0.05', amount: 5 },
  ],
};
const said = async (facts: LineFacts | null, locale: 'en' | 'ar' | 'tr') =>
  lineFactsText(facts, locale, await getI18n(locale));

describe('what a line of an email is for', () => {
  it('says how many are fed and where, in every language', async () => {
    expect(await said(fed(10), 'en')).toBe('10 people fed in Yemen');
    expect(await said(fed(1, null), 'en')).toBe('1 person fed');
    expect(await said(fed(10), 'ar')).toContain('اليمن');
    expect(await said(fed(10), 'tr')).toContain('Yemen');
  });

  it('names each holding with its period and count', async () => {
    expect(await said(shares, 'en')).toBe('2222, 2025, full year, 120 shares · 1120, 2025, third quarter, 1 share');
    expect(await said(shares, 'ar')).toContain('2222');
  });

  it('says nothing of other lines', async () => {
    expect(await said(null, 'en')).toBeUndefined();
  });
});
