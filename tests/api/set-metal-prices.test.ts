import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Page } from '#src/contracts/lists.ts';
import type { MetalView } from '#src/contracts/zakat.ts';
import { auditLog } from '#src/server/platform/db/schema/people.ts';
import { commandRunner } from '#tests/fixtures/run-command.ts';
import { createTestApp, type TestApp } from '#tests/fixtures/test-app.ts';

let app: TestApp;
let folder: string;
beforeAll(async () => {
  app = await createTestApp();
  folder = await mkdtemp(path.join(tmpdir(), 'metals-'));
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

/** An hour after the demo data was stored, which is younger than the clock of a test. */
const soon = new Date(Date.now() + 3_600_000);
const run = commandRunner(() => ({ ...app.services, now: () => soon }));
const gold = { metal: 'gold', caliber: 24, currency: 'USD', pricePerGram: '130.5' };
const silver = { metal: 'silver', currency: 'USD', pricePerGram: '1.7' };
/** Just after the last price of gold, and so many minutes. */
const newer = async (minutes = 0) => {
  const last = await priceOf('gold', 24);
  return new Date(Date.parse(last!.updatedAt) + 1 + minutes * 60_000).toISOString();
};
const day = async (more: object = {}) => ({
  updatedAt: await newer(),
  source: { en: 'Gold exchange', ar: 'بورصة الذهب', tr: 'Altın borsası' },
  prices: [gold, silver],
  ...more,
});
async function set(content: unknown, ...yes: string[]) {
  const file = path.join(folder, 'prices.json');
  await writeFile(file, JSON.stringify(content));
  return run('metals:set', file, ...yes);
}
async function priceOf(name: string, caliber?: number) {
  const response = await app.get('/metals?currency=USD', { 'accept-language': 'ar' });
  const { result } = (await response.json()) as { result: Page<MetalView> };
  return result.data.find((price) => price.metal === name && price.caliber === caliber);
}

test('prices are shown beside the last ones first, and stored with yes', async () => {
  const before = await priceOf('gold', 24);
  const prices = await day();
  const shown = await set(prices);
  expect(shown.code).toBe(0);
  expect(shown.lines.join('\n')).toContain(`gold 24: ${before?.pricePerGram}`);
  expect(shown.lines.join('\n')).toContain('130.5000 USD');
  expect(await priceOf('gold', 24)).toEqual(before);

  expect((await set(prices, 'yes')).lines.at(-1)).toContain('Stored: 2.');
  expect(await priceOf('gold', 24)).toMatchObject({
    pricePerGram: '130.5000',
    source: 'بورصة الذهب',
    isOutdated: false,
  });
  expect(await priceOf('silver')).toMatchObject({ pricePerGram: '1.7000' });
  const audited = await app.services.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.subject, 'metalPrice'), eq(auditLog.subjectId, 'gold 24 USD')));
  expect(audited).toHaveLength(1);
});

test('a change by more than a fifth is named, and a person can store it', async () => {
  const halved = await day({ prices: [{ ...gold, pricePerGram: '65.25' }] });
  expect((await set(halved)).lines[0]).toContain('more than a fifth');
  expect((await set(halved, 'yes')).code).toBe(0);
  expect(await priceOf('gold', 24)).toMatchObject({ pricePerGram: '65.2500' });
});

test.each([
  ['gold without its caliber', { prices: [{ ...gold, caliber: undefined }] }, 'prices.0.caliber'],
  ['silver with a caliber', { prices: [{ ...silver, caliber: 24 }] }, 'prices.0.caliber'],
  ['another metal', { prices: [{ ...silver, metal: 'tin' }] }, 'prices.0.metal'],
  ['a price of zero', { prices: [{ ...gold, pricePerGram: '0.00' }] }, 'prices.0.pricePerGram'],
  ['a price with a comma', { prices: [{ ...gold, pricePerGram: '130,5' }] }, 'prices.0.pricePerGram'],
  ['a currency that is not taken', { prices: [{ ...gold, currency: 'XXX' }] }, 'prices.0.currency'],
  ['the same price twice', { prices: [gold, { ...gold, pricePerGram: '131' }] }, 'prices'],
  ['no price', { prices: [] }, 'prices'],
  ['no source', { source: {} }, 'source'],
])('%s is refused with its field, and nothing is stored', async (_, more, field) => {
  const before = [await priceOf('gold', 24), await priceOf('silver')];
  const { code, lines } = await set(await day(more), 'yes');
  expect(code).toBe(1);
  expect(lines[0]).toMatch(new RegExp(`^${field}: `));
  expect([await priceOf('gold', 24), await priceOf('silver')]).toEqual(before);
});

test.each([
  ['a moment that is still to come', 60 * 24 * 365, 'updatedAt: The value is too high.'],
  ['a price that is not newer than the last one', -60, 'not newer than the last one'],
])('%s is refused, and nothing is stored', async (_, minutes, word) => {
  const before = await priceOf('gold', 24);
  const { code, lines } = await set(await day({ updatedAt: await newer(minutes) }), 'yes');
  expect(code).toBe(1);
  expect(lines[0]).toContain(word);
  expect(await priceOf('gold', 24)).toEqual(before);
});

test('without a file it says how to call it', async () => {
  expect((await run('metals:set')).code).toBe(2);
});
