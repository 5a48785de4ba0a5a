import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from '#src/contracts/lists.ts';
import type { MetalView, ZakatAnswer } from '#src/contracts/zakat.ts';
import { KAFARAH_CODES, ZAKAT_CODES } from '#src/domain/ruling-codes.ts';
import { settings } from '#src/server/platform/db/schema/reference.ts';
import { metalPrices, rulingValues } from '#src/server/platform/db/schema/rulings.ts';
import { sacrificeCategories } from '#src/server/platform/db/schema/sacrifices.ts';
import { readZakatPage } from '#src/server/zakat/zakat-page.ts';
import { zakatExamples } from '#tests/fixtures/ruling-examples.ts';
import { createTestApp, type TestApp } from '#tests/fixtures/test-app.ts';

const HOUR_MS = 3_600_000;
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const calculate = (body: object, headers?: Record<string, string>) => app.post('/zakat/calculate', body, headers);
const zakatOf = async (body: object, headers?: Record<string, string>): Promise<ZakatAnswer> => {
  const answer = await calculate(body, headers);
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { result: ZakatAnswer }).result;
};
const metals = async (query = ''): Promise<Page<MetalView>> =>
  ((await (await app.get(`/metals${query}`)).json()) as { result: Page<MetalView> }).result;

const insertPrice = (row: object) =>
  app.services.db
    .insert(metalPrices)
    .values({ metal: 'gold', currency: 'USD', pricePerGram: 1, source: { en: 'x' }, updatedAt: new Date(), ...row });

const ofSum = async () => (await zakatOf({ cash: 1_000_000 })).prices.map(({ isOutdated }) => isOutdated);

describe('GET /metals', () => {
  it('lists the newest price of each caliber with its time and source', async () => {
    const { data, total } = await metals('?limit=20');
    expect(total).toBe(6);
    expect(data.map(({ caliber }) => caliber)).toEqual([24, 22, 21, 18, 14, undefined]);
    expect(data[0]).toMatchObject({ metal: 'gold', pricePerGram: '128.6000', currency: 'USD' });
    expect(data.at(-1)).toMatchObject({ metal: 'silver', pricePerGram: '1.6200' });
  });

  it('follows a new price and keeps the old one', async () => {
    const source = { en: 'Exchange' };
    const rows = [-1, 1].map((days) => ({
      metal: 'silver' as const,
      currency: 'EUR' as const,
      pricePerGram: days < 0 ? 9000 : 10_000,
      source,
      updatedAt: new Date(app.clock.now.getTime() + days * 86_400_000),
    }));
    await app.services.db.insert(metalPrices).values(rows);
    expect((await metals('?currency=EUR')).data).toMatchObject([{ pricePerGram: '1.0000' }]);
  });

  it('says which prices are older than the site allows, and so does the sum that goes by them', async () => {
    const ofMetals = async () => (await metals('?limit=20')).data.map(({ isOutdated }) => isOutdated);
    const page = () => readZakatPage(app.services, 'ar');
    const now = app.clock.now;
    const oldest = Math.min(...(await metals('?limit=20')).data.map(({ updatedAt }) => Date.parse(updatedAt)));
    app.clock.now = new Date(oldest + 72 * HOUR_MS);
    expect(await ofMetals()).toEqual(Array(6).fill(false));
    expect(await page()).toMatchObject({ isStale: false, staleFrom: app.clock.now.toISOString() });
    app.clock.pass(1);
    expect(await ofMetals()).toContain(true);
    expect(await ofSum()).toEqual(await ofMetals());
    expect((await page()).isStale).toBe(true);
    const { db } = app.services;
    await db.insert(settings).values({ category: 'ZAKAT', field: 'METALS_MAX_AGE_HOURS', value: 73 });
    app.clock.pass(10_000);
    expect(await ofMetals()).toEqual(Array(6).fill(false));
    expect((await page()).isStale).toBe(false);
    await db.delete(settings).where(eq(settings.category, 'ZAKAT'));
    app.clock.now = now;
  });

  it('has no place for a price without a caliber, or a caliber of silver', async () => {
    await expect(insertPrice({})).rejects.toThrow('Failed query');
    await expect(insertPrice({ caliber: 25 })).rejects.toThrow('Failed query');
    await expect(insertPrice({ metal: 'silver', caliber: 24 })).rejects.toThrow('Failed query');
  });
});

describe('the examples of docs/rulings/zakat.md', () => {
  beforeAll(() =>
    app.services.db.insert(metalPrices).values([
      {
        metal: 'gold',
        caliber: 24,
        currency: 'CHF',
        pricePerGram: 1_000_000,
        source: { en: 'x' },
        updatedAt: new Date(),
      },
      { metal: 'silver', currency: 'CHF', pricePerGram: 10_000, source: { en: 'x' }, updatedAt: new Date() },
    ]),
  );

  it.each(zakatExamples)('$name', async ({ body, wealth, zakat }) => {
    expect(await zakatOf({ ...body, currency: 'CHF' })).toMatchObject({ currency: 'CHF', wealth, zakat });
  });
});

describe('POST /zakat/calculate', () => {
  it('names a line that is worth more than can be counted, though each of its figures is within its limit', async () => {
    const line = { shares: 1_000_000_000, shareValue: 10_000_000_000_000, intention: 'trade' };
    const response = await app.post('/zakat/calculate', { cash: 100, stocks: [line] });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ errors: [{ path: 'stocks.0.shareValue', code: 'tooHigh' }] });
  });

  it('shows the working line by line', async () => {
    const answer = await zakatOf({
      cash: 1_000_000,
      gold: [{ weight: 20.5, caliber: 21 }],
      silver: [{ weight: 100 }],
      stocks: [{ symbol: '2222', shares: 10.5, shareValue: 700, intention: 'hold' }],
      debts: 50_000,
    });
    expect(answer).toMatchObject({
      currency: 'USD',
      // 10,000 + 20.5 × 112.525 + 162 + 10.5 × 7 × 25 % − 500
      wealth: 1_198_714,
      // 85 × 128.60
      nisab: 1_093_100,
      isDue: true,
      zakat: 29_968,
      lines: [
        { kind: 'cash', label: 'Cash', amount: 1_000_000 },
        {
          kind: 'gold',
          label: 'Gold, 21 karat',
          amount: 230_676,
          factors: { quantity: '20.5', unit: 'gram', price: '112.525' },
        },
        { kind: 'silver', label: 'Silver', amount: 16_200, factors: { quantity: '100', unit: 'gram', price: '1.62' } },
        {
          kind: 'stocks',
          label: 'Shares of 2222',
          amount: 1838,
          factors: {
            quantity: '10.5',
            unit: 'share',
            price: '7',
            part: { reason: 'held', dividend: 2500, divisor: 10_000 },
          },
        },
        { kind: 'debts', label: 'Debts due now', amount: -50_000 },
      ],
      basis: {
        nisab: { standard: 'gold85', factors: { quantity: '85', unit: 'gram', price: '128.6' } },
        rate: { year: 'lunar', percent: '2.5' },
      },
    });
    for (const { authority, source, validFrom } of Object.values(answer.basis))
      expect([authority, source, validFrom].every((text) => text.length > 3)).toBe(true);
    expect(answer.prices).toHaveLength(6);
  });

  it('names jewelry that is worn, and the rulings that were chosen, in the language of the caller', async () => {
    const body = {
      gold: [{ weight: 10, caliber: 21, isJewellery: true }],
      includeJewellery: true,
      nisabStandard: 'silver595',
      year: 'solar',
    };
    const { basis, lines } = await zakatOf(body, { 'accept-language': 'tr' });
    expect(lines).toMatchObject([{ label: 'Takılan takı, 21 ayar' }]);
    expect(basis).toMatchObject({
      nisab: { standard: 'silver595', factors: { quantity: '595', price: '1.62' } },
      rate: { year: 'solar', percent: '2.577' },
    });
  });

  it('says in the language of the caller that nothing is due', async () => {
    expect(await zakatOf({ cash: 100 })).toMatchObject({ isDue: false, zakat: 0, message: 'Zakat is not required!' });
    expect((await zakatOf({ cash: 100 }, { 'accept-language': 'ar' })).message).toBe('لا تجب عليك الزكاة!');
    expect((await zakatOf({ cash: 100 }, { 'accept-language': 'tr' })).message).toBe('Zekât gerekmiyor!');
  });

  it('goes by the threshold and the year that the donor chooses', async () => {
    // 595 g of silver at 1.62 are 963.90.
    expect(await zakatOf({ cash: 96_390, nisabStandard: 'silver595' })).toMatchObject({ isDue: true, zakat: 2410 });
    expect(await zakatOf({ cash: 96_389, nisabStandard: 'silver595' })).toMatchObject({ isDue: false });
    expect(await zakatOf({ cash: 2_000_000, year: 'solar' })).toMatchObject({ zakat: 51_540 });
  });

  it.each([
    [{ cash: -1 }, 'cash', 'tooLow'],
    [{ cash: 1.5 }, 'cash', 'invalidType'],
    [{ cash: 2 ** 53 }, 'cash', 'tooHigh'],
    [{ gold: [{ weight: 1.2345, caliber: 24 }] }, 'gold.0.weight', 'invalidFormat'],
    [{ gold: [{ weight: 1, caliber: 25 }] }, 'gold.0.caliber', 'tooHigh'],
    [{ gold: [{ caliber: 24 }] }, 'gold.0.weight', 'required'],
    [{ silver: [{ weight: 1e12 }] }, 'silver.0.weight', 'tooHigh'],
    [{ stocks: [{ shares: 1, shareValue: 1, intention: 'sell' }] }, 'stocks.0.intention', 'invalidSelection'],
    [{ nisabStandard: 'gold90' }, 'nisabStandard', 'invalidSelection'],
    [{ salary: 1 }, 'salary', 'unknownField'],
    [{ funds: Array.from({ length: 51 }, () => ({ units: 1, unitPrice: 1, intention: 'hold' })) }, 'funds', 'tooLong'],
  ])('refuses %j', async (body, path, code) => {
    const answer = await calculate(body);
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ errors: [{ path, code }] });
  });

  it('names the currency where no metal has a price in it', async () => {
    const answer = await calculate({ cash: 1, currency: 'SAR' });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ errors: [{ path: 'currency', code: 'invalidSelection' }] });
  });

  it('is unavailable where a metal that is needed has no price, and says so', async () => {
    const answer = await calculate({ cash: 1, currency: 'EUR' });
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ errorCode: 'unavailable' });
    expect((await calculate({ cash: 1, currency: 'EUR', nisabStandard: 'silver595' })).status).toBe(200);
  });

  it('goes by the newest ruling that is valid today', async () => {
    const authority = { en: 'A council' };
    const row = { code: 'zakatRate.lunar', authority, source: { en: 'A decision' } };
    const tomorrow = new Date(app.clock.now.getTime() + 86_400_000).toISOString().slice(0, 10);
    await app.services.db.insert(rulingValues).values([
      { ...row, value: 30_000, validFrom: '2026-06-01' },
      { ...row, value: 40_000, validFrom: tomorrow },
    ]);
    expect((await zakatOf({ cash: 2_000_000 })).zakat).toBe(60_000);
    await app.services.db.delete(rulingValues).where(inArray(rulingValues.value, [30_000, 40_000]));
    expect((await zakatOf({ cash: 2_000_000 })).zakat).toBe(50_000);
  });
});

it('every code has a row from the beginning, with authority and source in three languages, also without demo data', async () => {
  const empty = await createTestApp({ template: 'empty' });
  const rows = await empty.services.db.select().from(rulingValues);
  expect(rows.map(({ code }) => code).toSorted()).toEqual([...ZAKAT_CODES, ...KAFARAH_CODES].toSorted());
  for (const { authority, source } of [...rows, ...(await empty.services.db.select().from(sacrificeCategories))])
    for (const text of [authority, source])
      expect(text).toEqual({
        en: expect.any(String),
        ar: expect.stringMatching(/\p{Script=Arabic}/u),
        tr: expect.any(String),
      });
  await empty.close();
});
