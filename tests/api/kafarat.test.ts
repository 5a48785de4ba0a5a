import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { KafaratAnswer } from '#src/contracts/kafarat.ts';
import type { PlacedOrder } from '#src/contracts/orders.ts';
import { readKafaratPage } from '#src/server/kafarat/kafarat-page.ts';
import { kafaratPrices } from '#src/server/platform/db/schema/kafarat.ts';
import { settings } from '#src/server/platform/db/schema/reference.ts';
import { kafaratExamples } from '#tests/fixtures/ruling-examples.ts';
import { createTestApp, type TestApp } from '#tests/fixtures/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const result = async <Result>(response: Response): Promise<Result> =>
  ((await response.json()) as { result: Result }).result;
const calculate = (body: object, headers?: Record<string, string>) => app.post('/kafarat/calculate', body, headers);
const kafarahOf = async (body: object) => result<KafaratAnswer>(await calculate(body));

const isOld = async () => (await kafarahOf({ kind: 'oath', count: 1, country: 'YE' })).isOutdated;

describe('POST /kafarat/calculate', () => {
  // docs/rulings/kafarat.md
  it('computes the worked examples', async () => {
    const { db } = app.services;
    const prices = new Map(kafaratExamples.map(({ country, price }) => [country, price]));
    await db
      .insert(kafaratPrices)
      .values(
        [...prices].map(([country, priceMinor]) => ({
          country,
          priceMinor,
          currency: 'USD' as const,
          validFrom: '2026-01-01',
          meal: { en: 'A meal' },
          authority: { en: 'Example' },
          source: { en: 'docs/rulings' },
          position: 9,
        })),
      );
    for (const { amount, count, country, kind, persons, price } of kafaratExamples)
      expect(await kafarahOf({ kind, count, country })).toMatchObject({ persons, amount, pricePerPerson: price });
    await db.delete(kafaratPrices).where(eq(kafaratPrices.position, 9));
  });

  it.each([
    [{ kind: 'oath', count: 1, country: 'YE' }, 10, 400, 4000],
    [{ kind: 'oath', count: 2, country: 'YE' }, 20, 400, 8000],
    [{ kind: 'fast', count: 1, country: 'SD' }, 60, 350, 21_000],
    [{ kind: 'zihar', count: 1, country: 'BD' }, 60, 280, 16_800],
    [{ kind: 'eating', count: 1, country: 'JO' }, 60, 650, 39_000],
    [{ kind: 'fidya', count: 30, country: 'JO' }, 30, 650, 19_500],
  ])('%j feeds %i', async (body, persons, pricePerPerson, amount) => {
    expect(await kafarahOf(body)).toMatchObject({ currency: 'USD', persons, pricePerPerson, amount });
  });

  it('takes the first country where none is chosen, and names the ruling in the language of the caller', async () => {
    expect(await kafarahOf({ kind: 'oath', count: 1 })).toMatchObject({
      country: 'YE',
      ruling: { authority: 'The Quran and the consensus of scholars', source: 'Quran 5:89' },
    });
    const answer = await result<KafaratAnswer>(
      await calculate({ kind: 'fidya', count: 1 }, { 'accept-language': 'ar' }),
    );
    expect(answer.ruling.authority).toContain('ابن عباس');
  });

  it.each([
    [{ kind: 'oath', count: 0 }, 'count', 'tooLow'],
    [{ kind: 'oath', count: 1000 }, 'count', 'tooHigh'],
    [{ kind: 'oath', count: 1.5 }, 'count', 'invalidType'],
    [{ kind: 'killing', count: 1 }, 'kind', 'invalidSelection'],
    [{ kind: 'oath' }, 'count', 'required'],
    [{ kind: 'oath', count: 1, country: 'yemen' }, 'country', 'invalidFormat'],
    [{ kind: 'oath', count: 1, country: 'SE' }, 'country', 'invalidSelection'],
    // Food cannot be given there now.
    [{ kind: 'oath', count: 1, country: 'LB' }, 'country', 'invalidSelection'],
    [{ kind: 'oath', count: 1, persons: 5 }, 'persons', 'unknownField'],
  ])('refuses %j', async (body, path, code) => {
    const answer = await calculate(body);
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ errors: [{ path, code }] });
  });

  it('goes by the newest price that is valid today', async () => {
    const { db } = app.services;
    const [row] = await db.select().from(kafaratPrices).where(eq(kafaratPrices.country, 'YE'));
    const tomorrow = new Date(app.clock.now.getTime() + 86_400_000).toISOString().slice(0, 10);
    await db.insert(kafaratPrices).values([
      { ...row!, priceMinor: 450, validFrom: '2026-02-01' },
      { ...row!, priceMinor: 900, validFrom: tomorrow },
    ]);
    expect((await kafarahOf({ kind: 'oath', count: 1, country: 'YE' })).amount).toBe(4500);
    await db.delete(kafaratPrices).where(eq(kafaratPrices.validFrom, '2026-02-01'));
    await db.delete(kafaratPrices).where(eq(kafaratPrices.validFrom, tomorrow));
  });

  it('says which prices are older than the site allows', async () => {
    const { db } = app.services;
    const ofPage = async () =>
      (await readKafaratPage(app.services, 'tr')).countries.find(({ code }) => code === 'YE')?.isOutdated;
    const inYemen = eq(kafaratPrices.country, 'YE');
    const [row] = await db.select().from(kafaratPrices).where(inYemen);
    expect([await isOld(), await ofPage()]).toEqual([false, false]);
    await db.update(kafaratPrices).set({ validFrom: '2025-11-20' }).where(inYemen);
    expect([await isOld(), await ofPage()]).toEqual([false, false]);
    await db.update(kafaratPrices).set({ validFrom: '2025-11-19' }).where(inYemen);
    expect([await isOld(), await ofPage()]).toEqual([true, true]);
    await db.insert(settings).values({ category: 'KAFARAT', field: 'PRICES_MAX_AGE_DAYS', value: 366 });
    app.clock.pass(10_000);
    expect([await isOld(), await ofPage()]).toEqual([false, false]);
    await db.delete(settings).where(eq(settings.category, 'KAFARAT'));
    await db.update(kafaratPrices).set({ validFrom: row!.validFrom }).where(inYemen);
  });

  it('is unavailable where no country has a price', async () => {
    const empty = await createTestApp({ template: 'empty' });
    expect((await empty.post('/kafarat/calculate', { kind: 'oath', count: 1 })).status).toBe(503);
    const row = {
      country: 'YE',
      currency: 'USD' as const,
      validFrom: '2026-01-01',
      priceMinor: 400,
      meal: { en: 'Rice' },
      authority: { en: 'Committee' },
      source: { en: 'List' },
    };
    const insert = (part: object) => empty.services.db.insert(kafaratPrices).values({ ...row, ...part });
    await expect(insert({ priceMinor: 0 })).rejects.toThrow('Failed query');
    await expect(insert({ country: 'ye' })).rejects.toThrow('Failed query');
    await expect(insert({ source: {} })).rejects.toThrow('Failed query');
    await expect(insert({ meal: {} })).rejects.toThrow('Failed query');
    await empty.close();
  });
});

const order = (items: object[]) =>
  app.post('/user/orders', {
    items,
    paymentMethod: 'bank',
    donor: { fullName: 'Salma Al-Harbi', email: 'salma@example.org' },
  });

describe('an order of kafarah', () => {
  it('is priced by the server and keeps how many are fed, and where', async () => {
    const answer = await order([
      { type: 'kafarah', price: 1, quantity: 99, kafarat: { kind: 'oath', count: 2, country: 'YE' } },
      { type: 'kafarah', kafarat: { kind: 'fidya', count: 30 } },
    ]);
    expect(answer.status).toBe(201);
    const { order: placed } = await result<PlacedOrder>(answer);
    expect(placed.total).toBe(8000 + 12_000);
    expect(placed.items).toMatchObject([
      {
        amount: 8000,
        quantity: 2,
        endowment: 0,
        facts: { kind: 'oath', persons: 20, country: 'YE', pricePerPerson: 400 },
      },
      { amount: 12_000, facts: { kind: 'fidya', persons: 30, country: 'YE' } },
    ]);
  });

  it.each([
    [{ type: 'kafarah' }, 'items.0.kafarat', 'required'],
    [
      { type: 'kafarah', kafarat: { kind: 'oath', count: 1, country: 'SE' } },
      'items.0.kafarat.country',
      'invalidSelection',
    ],
    [
      { type: 'kafarah', kafarat: { kind: 'oath', count: 1 }, intention: 'zakat' },
      'items.0.intention',
      'invalidSelection',
    ],
  ])('refuses %j', async (item, path, code) => {
    const answer = await order([item]);
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ errors: [{ path, code }] });
  });
});
