import { afterAll, beforeAll, expect, test } from 'vitest';
import type { MetalView } from '#src/contracts/zakat.ts';
import { createMetalsFeed } from '#src/server/gateways/metals-feed.ts';
import { loadMetalPrices, metalsFeedJob } from '#src/server/metals/metals-feed.ts';
import { listMetals } from '#src/server/metals/metals.service.ts';
import { drain } from '#src/server/platform/jobs/job-type.ts';
import { serveText } from '#tests/fixtures/serve-text.ts';
import { testContext } from '#tests/fixtures/test-context.ts';
import { openTestDatabase } from '#tests/fixtures/test-database.ts';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let feed: Awaited<ReturnType<typeof serveText>>;
beforeAll(async () => {
  database = await openTestDatabase('demo');
  feed = await serveText();
});
afterAll(async () => {
  await feed.close();
  await database.close();
});

const NOW = new Date('2026-11-21T09:00:00Z');
const context = () =>
  testContext({
    db: database.db,
    now: () => NOW,
    gateways: { ...testContext({ db: database.db }).gateways, metals: createMetalsFeed(feed.url) },
  });
const gold = (pricePerGram: string, more: Partial<MetalView> = {}): MetalView => ({
  metal: 'gold',
  caliber: 24,
  pricePerGram,
  currency: 'USD',
  updatedAt: '2026-11-21T08:59:00Z',
  source: 'Exchange',
  // Another site's answer; this one judges by its own clock.
  isOutdated: true,
  ...more,
});
const offers = (...prices: MetalView[]) => feed.answer(JSON.stringify({ prices }));
const priceOf = async (caliber: number) =>
  (await listMetals(context(), 'USD', 'en')).find((price) => price.caliber === caliber);

test('a newer price replaces the one before, once', async () => {
  offers(gold('130.1000'), { ...gold('1.6500', { metal: 'silver' }), caliber: undefined as never });
  expect(await loadMetalPrices(context())).toBe(2);
  expect(await priceOf(24)).toMatchObject({ pricePerGram: '130.1000', source: 'Exchange', isOutdated: false });
  expect(await loadMetalPrices(context())).toBe(0);
});

test('a price that looks like a mistake is left out, and the others are taken', async () => {
  offers(gold('13.0100', { updatedAt: '2026-11-21T09:00:00Z' }), gold('118.9000', { caliber: 22 }));
  expect(await loadMetalPrices(context())).toBe(1);
  expect(await priceOf(24)).toMatchObject({ pricePerGram: '130.1000' });
  expect(await priceOf(22)).toMatchObject({ pricePerGram: '118.9000' });
});

test.each([
  ['text that is no JSON', 'gold is expensive', 200, 'JSON'],
  ['another shape', '{"prices":[{"metal":"tin"}]}', 200, 'tin'],
  ['an error', '{}', 503, '503'],
  ['more than 64 KB', `"${'x'.repeat(70_000)}"`, 200, '65536'],
] as const)('%s changes nothing', async (_, text, status, expected) => {
  feed.answer(text, status);
  await expect(loadMetalPrices(context())).rejects.toThrow(expected);
  expect(await priceOf(24)).toMatchObject({ pricePerGram: '130.1000' });
});

test('the worker loads it once an hour, and a failing feed stops nothing', async () => {
  feed.answer('no', 500);
  const ctx = context();
  expect(await drain(ctx, metalsFeedJob)).toBe(1);
  expect(await drain(ctx, metalsFeedJob)).toBe(0);
  expect(await drain(testContext({ db: database.db }), metalsFeedJob)).toBe(0);
});
