import { describe, expect, it } from 'vitest';
import type { LineFacts } from '#src/contracts/line-facts.ts';
import { getI18n } from '#src/i18n/server.tsx';
import { lineFactsText, lineText } from '#src/server/emails/line-facts.ts';
import { orderFixture } from '#tests/fixtures/orders.ts';

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

describe('a line in an email', () => {
  const [first] = orderFixture().order.items;
  const line = async (change: Partial<NonNullable<typeof first>>, locale: 'en' | 'ar' | 'tr' = 'en') =>
    lineText({ ...first!, title: { en: 'Well' }, endowment: 0, ...change }, 'USD', locale, await getI18n(locale));

  it.each([
    [{}, 'Well · Charity (sadaqah)'],
    [{ intention: 'zakat' as const }, 'Well · Zakat'],
    [{ type: 'zakat' as const, intention: 'zakat' as const }, 'Well'],
    [{ type: 'kafarah' as const, facts: fed(10) }, 'Well (10 people to feed in Yemen)'],
    [{ isGift: true, giftReceiverName: 'Maryam' }, 'Well · Charity (sadaqah) · On behalf of Maryam'],
    [{ isGift: true }, 'Well · Charity (sadaqah) · On behalf of someone'],
    [
      { donateForOthers: { fullName: 'Şükrü', phone: '+905321234567' } },
      'Well · Charity (sadaqah) · On behalf of Şükrü',
    ],
    [{ amount: 5000, endowment: 250 }, 'Well · Charity (sadaqah) · $2.50 of this donation goes to the endowment'],
    [
      { amount: 5000, endowment: 5000 },
      'Well · Charity (sadaqah) · All of this donation stays in the endowment as capital',
    ],
  ])('%#: says as what and for whom it is given', async (change, text) => {
    expect(await line(change)).toBe(text);
  });

  it('says it in every language', async () => {
    expect(await line({ intention: 'zakat' }, 'ar')).toContain('زكاة');
    expect(await line({}, 'tr')).toContain('Sadaka');
  });
});

describe('what a line of an email is for', () => {
  it('says how many are fed and where, in every language', async () => {
    expect(await said(fed(10), 'en')).toBe('10 people to feed in Yemen');
    expect(await said(fed(1, null), 'en')).toBe('1 person to feed');
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
