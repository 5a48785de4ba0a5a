import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from '#src/contracts/lists.ts';
import type { PlacedOrder } from '#src/contracts/orders.ts';
import type { StockPurgeAnswer, StockView } from '#src/contracts/purification.ts';
import type { ZakatAnswer } from '#src/contracts/zakat.ts';
import { settings } from '#src/server/platform/db/schema/reference.ts';
import { stockRates, stocks } from '#src/server/platform/db/schema/stocks.ts';
import { importStocks } from '#src/server/stocks/import-stocks.ts';
import { LANGUAGE_COLUMNS, STOCK_COLUMNS } from '#src/server/stocks/stock-columns.ts';
import { readStockPurgePage } from '#src/server/stocks/stock-purge-page.ts';
import { purificationExamples, purificationExamplesSum } from '#tests/fixtures/ruling-examples.ts';
import { createTestApp, type TestApp } from '#tests/fixtures/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const result = async <Result>(response: Response): Promise<Result> =>
  ((await response.json()) as { result: Result }).result;
const list = async (query = '', headers?: Record<string, string>) =>
  result<Page<StockView>>(await app.get(`/stocks${query}`, headers));
const calculate = (items: object[], headers?: Record<string, string>) =>
  app.post('/stock-purge/calculate', { items }, headers);
const purge = async (...items: object[]) => result<StockPurgeAnswer>(await calculate(items));

describe('GET /stocks', () => {
  it('lists companies by symbol with their rates, newest first', async () => {
    const { data, total } = await list('?limit=20');
    expect(total).toBe(10);
    expect(data.map(({ symbol }) => symbol)).toEqual(data.map(({ symbol }) => symbol).toSorted());
    const talaTelecom = data.find(({ symbol }) => symbol === 'TTL');
    expect(talaTelecom).toMatchObject({ name: { ar: 'تالا للاتصالات' }, nameText: 'Tala Telecom', heldShare: 3200 });
    expect(talaTelecom?.rates.map(({ period, rate }) => [period, rate])).toEqual([
      ['2025', '0.0341'],
      ['2025-H1', '0.01705'],
      ['2025-Q3', '0.0087'],
      ['2024', '0.0356'],
    ]);
  });

  it('names who says each rate, and the report of it, in the language of the caller', async () => {
    const sources = await Promise.all(
      ['en', 'ar', 'tr'].map(async (language) => (await list('?search=ttl', { 'accept-language': language })).data[0]!),
    );
    expect(sources.map(({ rates }) => rates[1]!.source)).toEqual([
      'Sharia screening report 2025 H1, p. 10',
      'تقرير الفحص الشرعي للنصف الأول من عام 2025، ص 10',
      '2025 ilk yarıyıl fıkhi uygunluk raporu, s. 10',
    ]);
    expect(new Set(sources.map(({ rates }) => rates[1]!.authority)).size).toBe(3);
    const { stocks: onPage } = await readStockPurgePage(app.services, 'ar');
    expect(onPage.find(({ symbol }) => symbol === 'TTL')!.rates[1]!.source).toBe(sources[1]!.rates[1]!.source);
  });

  it('finds a symbol or a name in any language, and pages', async () => {
    expect((await list('?search=ttl')).data.map(({ symbol }) => symbol)).toEqual(['TTL']);
    expect((await list(`?search=${encodeURIComponent('نجد')}`)).data.map(({ symbol }) => symbol)).toEqual(['NJE']);
    expect((await list('?search=nothing')).total).toBe(0);
    const first = await list('?limit=4');
    const second = await list(`?limit=4&cursor=${first.nextCursor}`);
    expect(second.data[0]!.symbol > first.data.at(-1)!.symbol).toBe(true);
    expect((await list('?limit=4&offset=8')).nextCursor).toBeUndefined();
    expect((await list('', { 'accept-language': 'tr' })).data[0]!.nameText).toBe('Nahda Eğitim');
  });
});

describe('POST /stock-purge/calculate', () => {
  it('shows the working line by line and rounds once', async () => {
    const answer = await purge(
      { symbol: 'NJE', shares: 1000, period: '2025' },
      { symbol: 'ttl', shares: 450, period: '2025-Q3' },
      { symbol: 'BHR', shares: 240, period: '2025' },
    );
    expect(answer).toEqual({
      currency: 'USD',
      amount: 3832,
      minimum: 100,
      lines: [
        expect.objectContaining({ symbol: 'NJE', name: 'Najd Energy', rate: '0.0314', amount: '31.4' }),
        expect.objectContaining({ symbol: 'TTL', name: 'Tala Telecom', rate: '0.0087', amount: '3.915' }),
        expect.objectContaining({ symbol: 'BHR', name: 'Bahr Logistics', rate: '0.0125', amount: '3' }),
      ],
      message: 'This is purification, not zakat.',
    });
  });

  // docs/rulings/stock-purification.md
  it('computes the worked examples, each for itself and all as one sum', async () => {
    const { db } = app.services;
    const name = { en: 'Example' };
    await db
      .insert(stocks)
      .values(
        purificationExamples.map(({ symbol }) => ({
          symbol,
          name,
          exchange: 'x',
          currency: 'USD' as const,
          searchText: 'x',
        })),
      );
    await db
      .insert(stockRates)
      .values(
        purificationExamples.map(({ rate, symbol }) => ({
          symbol,
          rate,
          period: '2025',
          authority: name,
          source: { en: 'docs/rulings' },
          publishedOn: '2026-02-01',
        })),
      );
    const items = purificationExamples.map(({ shares, symbol }) => ({
      symbol,
      shares: Number(shares),
      period: '2025',
    }));
    for (const [index, item] of items.entries()) {
      const { amount, lines } = await purge(item);
      expect({ minor: amount, amount: lines[0]!.amount }).toEqual({
        minor: purificationExamples[index]!.minor,
        amount: purificationExamples[index]!.amount,
      });
    }
    expect((await purge(...items)).amount).toBe(purificationExamplesSum);
    await db.delete(stocks).where(eq(stocks.searchText, 'x'));
  });

  it('takes shares with six decimals', async () => {
    expect((await purge({ symbol: 'RMZ', shares: 10.000001, period: '2025' })).lines[0]!.amount).toBe('1.1080001108');
  });

  it('has nothing to dispose of where the rate is zero, and says so in the language of the caller', async () => {
    const items = [{ symbol: 'WHA', shares: 500, period: '2025' }];
    expect(await purge(...items)).toMatchObject({ amount: 0, lines: [{ amount: '0' }] });
    const messages = await Promise.all(
      ['en', 'ar', 'tr'].map(async (language) =>
        result<StockPurgeAnswer>(await calculate(items, { 'accept-language': language })).then(
          ({ message }) => message,
        ),
      ),
    );
    expect(new Set(messages).size).toBe(3);
    expect(messages[0]).toBe('There is nothing to give away.');
  });

  it('says when the sum is below the least that can be paid', async () => {
    expect((await purge({ symbol: 'NJE', shares: 10, period: '2025' })).message).toContain('below the minimum');
  });

  it.each([
    [[{ symbol: 'XYZ', shares: 1, period: '2025' }], 'items.0.symbol', 'invalidSelection'],
    [
      [
        { symbol: 'NJE', shares: 1, period: '2025' },
        { symbol: 'ORF', shares: 1, period: '2025' },
      ],
      'items.1.period',
      'invalidSelection',
    ],
    [[{ symbol: 'NJE', shares: 1, period: 'always' }], 'items.0.period', 'invalidSelection'],
    [[{ symbol: 'NJE', shares: -1, period: '2025' }], 'items.0.shares', 'tooLow'],
    [[{ symbol: 'NJE', shares: 0.1234567, period: '2025' }], 'items.0.shares', 'invalidFormat'],
    [[{ symbol: 'NJE', shares: 2e9, period: '2025' }], 'items.0.shares', 'tooHigh'],
    [[{ symbol: ' ', shares: 1, period: '2025' }], 'items.0.symbol', 'required'],
    [[{ symbol: 'NJE', shares: 1 }], 'items.0.period', 'required'],
    [[{ symbol: 'NJE', shares: 1, period: '2025', rate: 1 }], 'items.0.rate', 'unknownField'],
    [[], 'items', 'required'],
  ])('refuses %j', async (items, path, code) => {
    const answer = await calculate(items);
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ errors: [{ path, code }] });
  });

  it('says which rates are older than the site allows, or past their last day', async () => {
    const items = [
      { symbol: 'NJE', shares: 1, period: '2025' },
      { symbol: 'ORF', shares: 1, period: '2023' },
    ];
    const outdated = async () => (await purge(...items)).lines.map(({ isOutdated }) => isOutdated);
    const { stocks: onPage } = await readStockPurgePage(app.services, 'ar');
    const ofPage = (wanted: string, year: string) =>
      onPage.find(({ symbol }) => symbol === wanted)?.rates.find(({ period }) => period === year)?.isOutdated;
    expect(await outdated()).toEqual([false, true]);
    expect([ofPage('NJE', '2025'), ofPage('ORF', '2023')]).toEqual([false, true]);
    const orf = (await list('?search=orf')).data.find(({ symbol }) => symbol === 'ORF');
    expect(orf!.rates.find(({ period }) => period === '2023')!.isOutdated).toBe(true);
    const ofNajd = and(eq(stockRates.symbol, 'NJE'), eq(stockRates.period, '2025'));
    await app.services.db.update(stockRates).set({ validUntil: '2026-03-01' }).where(ofNajd);
    expect(await outdated()).toEqual([true, true]);
    await app.services.db.update(stockRates).set({ validUntil: null }).where(ofNajd);
    await app.services.db.insert(settings).values({ category: 'STOCKS', field: 'RATES_MAX_AGE_DAYS', value: 100_000 });
    app.clock.pass(10_000);
    expect(await outdated()).toEqual([false, false]);
    await app.services.db.delete(settings).where(eq(settings.category, 'STOCKS'));
  });
});

const order = (items: object[]) =>
  app.post('/user/orders', {
    items,
    paymentMethod: 'bank',
    donor: { fullName: 'Salma Al-Harbi', email: 'salma@example.org' },
  });

describe('an order of purification', () => {
  const line = { type: 'stock', stocks: [{ symbol: 'NJE', shares: 1000, period: '2025' }] };

  it('is priced by the server, keeps what it is for, and gives nothing to the endowment', async () => {
    const answer = await order([{ ...line, price: 1 }]);
    expect(answer.status).toBe(201);
    const { order: placed } = await result<PlacedOrder>(answer);
    expect(placed.total).toBe(3140);
    expect(placed.items[0]).toMatchObject({
      type: 'stock',
      amount: 3140,
      endowment: 0,
      intention: 'sadaqah',
      facts: {
        type: 'stock',
        holdings: [{ symbol: 'NJE', period: '2025', shares: 1000, rate: '0.0314', amount: 3140 }],
      },
    });
  });

  it.each([
    [{ type: 'stock' }, 'items.0.stocks', 'required'],
    [{ ...line, intention: 'zakat' }, 'items.0.intention', 'invalidSelection'],
    [
      { type: 'stock', stocks: [{ symbol: 'XYZ', shares: 1, period: '2025' }] },
      'items.0.stocks.0.symbol',
      'invalidSelection',
    ],
    [{ type: 'stock', stocks: [{ symbol: 'NJE', shares: 1, period: '2025' }] }, 'items.0.stocks', 'tooLow'],
  ])('refuses %j', async (item, path, code) => {
    const answer = await order([item]);
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ errors: [{ path, code }] });
  });
});

const stocksOf = (symbol: string) => [{ symbol, shares: 100, shareValue: 10_000, intention: 'hold' }];
const wealthOf = async (symbol: string) =>
  (await result<ZakatAnswer>(await app.post('/zakat/calculate', { stocks: stocksOf(symbol) }))).wealth;

it('zakat counts the share of a company that has its own', async () => {
  expect(await wealthOf('ttl')).toBe(320_000);
  expect(await wealthOf('NJE')).toBe(250_000);
});

const header = STOCK_COLUMNS.join(',');
const row = (rate: string) =>
  `IMP,Imported,مستوردة,,Exchange,USD,2025,${rate},Committee,"List, p. 1",2026-02-01,2027-02-01,40`;

const importedSource = async (language: string) =>
  (await list('?search=imp', { 'accept-language': language })).data[0]!.rates[0]!.source;

describe('stocks:import', () => {
  it('writes companies and rates, and the same file again changes nothing', async () => {
    const text = `${header}\n${row('0.01234567')}`;
    expect(await importStocks(app.services, text)).toMatchObject({ errors: [], stocks: 1, rates: 1, changed: 2 });
    expect(await importStocks(app.services, text)).toMatchObject({ changed: 0 });
    expect(await importStocks(app.services, `${header}\n${row('0.02')}`)).toMatchObject({ changed: 1 });
    const { data } = await list('?search=imp');
    expect(data[0]).toMatchObject({
      symbol: 'IMP',
      heldShare: 4000,
      rates: [{ rate: '0.02', authority: 'Committee', source: 'List, p. 1', validUntil: '2027-02-01' }],
    });
  });

  it('keeps a source by language, and shows it in English where a language has none', async () => {
    const text = `${header.replace('source', LANGUAGE_COLUMNS.source.join(','))}\n${row('0.02').replace('"List, p. 1"', '"List, p. 1","القائمة، ص 1",')}`;
    expect(await importStocks(app.services, text)).toMatchObject({ errors: [], changed: 1 });
    expect(await importStocks(app.services, text)).toMatchObject({ changed: 0 });
    expect([await importedSource('ar'), await importedSource('tr')]).toEqual(['القائمة، ص 1', 'List, p. 1']);
  });

  it('imports nothing where a line is wrong', async () => {
    const { errors, rates } = await importStocks(
      app.services,
      `${header}\n${row('0.03')}\n${row('x').replace('2025', '2024')}`,
    );
    expect(errors).toEqual(['line 3: rate must be a decimal like 0.0314, with eight decimals at most']);
    expect(rates).toBe(0);
    expect((await list('?search=imp')).data[0]!.rates[0]!.rate).toBe('0.02');
  });

  it('has no place for a symbol, period, share or date that cannot be', async () => {
    const { db } = app.services;
    const stock = { symbol: 'BAD', name: { en: 'x' }, exchange: 'x', currency: 'USD' as const, searchText: 'x' };
    const rate = {
      symbol: 'NJE',
      period: '2020',
      rate: '1',
      authority: { en: 'x' },
      source: { en: 'x' },
      publishedOn: '2026-01-01',
    };
    await expect(db.insert(stocks).values({ ...stock, symbol: 'bad' })).rejects.toThrow('Failed query');
    await expect(db.insert(stocks).values({ ...stock, heldShare: 10_001 })).rejects.toThrow('Failed query');
    await expect(db.insert(stocks).values({ ...stock, name: {} })).rejects.toThrow('Failed query');
    await expect(db.insert(stockRates).values({ ...rate, period: '2020-Q5' })).rejects.toThrow('Failed query');
    await expect(db.insert(stockRates).values({ ...rate, symbol: 'NONE' })).rejects.toThrow('Failed query');
    await expect(db.insert(stockRates).values({ ...rate, source: {} })).rejects.toThrow('Failed query');
    await expect(db.insert(stockRates).values({ ...rate, validUntil: '2025-01-01' })).rejects.toThrow('Failed query');
  });
});
