import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayOf, readExchanges } from '#src/server/exchange-rates/read-exchange-rates.ts';
import { auditLog } from '#src/server/platform/db/schema/people.ts';
import { commandRunner } from '#tests/fixtures/run-command.ts';
import { createTestApp, type TestApp } from '#tests/fixtures/test-app.ts';

let app: TestApp;
let folder: string;
beforeAll(async () => {
  app = await createTestApp();
  folder = await mkdtemp(path.join(tmpdir(), 'rates-'));
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const run = commandRunner(() => app.services);
const day = (daysAgo = 0) => dayOf(new Date(app.services.now().getTime() - daysAgo * 86_400_000));
const euros = { currency: 'EUR', rate: '1.0812' };
const yen = { currency: 'JPY', rate: '0.006442' };
const file = (more: object = {}) => ({
  day: day(2),
  countsIn: 'USD',
  source: { en: 'European Central Bank', ar: 'البنك المركزي الأوروبي', tr: 'Avrupa Merkez Bankası' },
  rates: [euros, yen],
  ...more,
});
async function set(content: unknown, ...yes: string[]) {
  const name = path.join(folder, 'rates.json');
  await writeFile(name, JSON.stringify(content));
  return run('rates:set', name, ...yes);
}
const present = async () =>
  (await readExchanges(app.services, ['EUR', 'JPY', 'KWD'], ['USD'])).map((one) => [one.from, one.rate, one.day]);

test('rates are shown beside the last ones first, and stored with yes, exactly as they were entered', async () => {
  expect((await set(file())).lines).toEqual([
    `1 EUR: no rate → 1.0812 USD of ${day(2)}`,
    `1 JPY: no rate → 0.006442 USD of ${day(2)}`,
    expect.stringContaining('Nothing is stored yet'),
  ]);
  expect(await present()).toEqual([]);
  expect((await set(file(), 'yes')).lines.at(-1)).toContain('Stored: 2.');
  expect(await present()).toEqual([
    ['EUR', '1.0812', day(2)],
    ['JPY', '0.006442', day(2)],
  ]);
  const audited = await app.services.db.select().from(auditLog).where(eq(auditLog.subject, 'exchangeRate'));
  expect(audited.map(({ action, subjectId }) => [action, subjectId]).toSorted()).toEqual([
    ['exchangeRateSet', 'EUR USD'],
    ['exchangeRateSet', 'JPY USD'],
  ]);
});

test('another rate of the same day corrects it, and a later day replaces it', async () => {
  expect((await set(file({ rates: [{ ...euros, rate: '1.0815' }] }), 'yes')).code).toBe(0);
  expect((await present())[0]).toEqual(['EUR', '1.0815', day(2)]);
  expect((await set(file({ day: day(), rates: [{ ...euros, rate: '1.0900' }] }), 'yes')).lines[0]).toBe(
    `1 EUR: 1.0815 of ${day(2)} → 1.0900 USD of ${day()}`,
  );
  expect((await present())[0]).toEqual(['EUR', '1.0900', day()]);
});

test('a change by more than a tenth is named, because it may be the other way round', async () => {
  const { code, lines } = await set(file({ day: day(), rates: [{ ...yen, rate: '155.2' }] }));
  expect(code).toBe(0);
  expect(lines[0]).toContain('more than a tenth');
});

test('a rate that is too old is none, by ten days or by the setting', async () => {
  app.clock.pass(9 * 86_400_000);
  expect((await present()).map(([code]) => code)).toEqual(['EUR']);
  app.clock.pass(86_400_000);
  expect((await present()).map(([code]) => code)).toEqual(['EUR']);
  app.clock.pass(86_400_000);
  expect(await present()).toEqual([]);
});

test.each([
  ['a day that is still to come', () => ({ day: day(-1) }), 'day'],
  ['no day of the calendar', () => ({ day: '2026-02-30' }), 'day'],
  ['a rate older than the last one', () => ({ day: day(300), rates: [euros] }), 'day'],
  ['a rate of zero', () => ({ rates: [{ ...euros, rate: '0.000' }] }), 'rates.0.rate'],
  ['a rate with a comma', () => ({ rates: [{ ...euros, rate: '1,08' }] }), 'rates.0.rate'],
  ['a rate as a number, which is not exact', () => ({ rates: [{ ...euros, rate: 1.08 }] }), 'rates.0.rate'],
  ['a rate with ten decimals', () => ({ rates: [{ ...euros, rate: '1.0812345678' }] }), 'rates.0.rate'],
  ['an unknown currency', () => ({ rates: [{ ...euros, currency: 'XXX' }] }), 'rates.0.currency'],
  ['the same currency twice', () => ({ rates: [euros, euros] }), 'rates'],
  ['the currency itself', () => ({ rates: [{ currency: 'USD', rate: '1' }] }), 'rates'],
  ['no rate', () => ({ rates: [] }), 'rates'],
  ['no source', () => ({ source: {} }), 'source'],
])('%s is refused with its field, and nothing is stored', async (_, more, field) => {
  const before = await present();
  const { code, lines } = await set(file(more()), 'yes');
  expect(code).toBe(1);
  expect(lines.join('\n')).toMatch(new RegExp(`^${field}: `, 'm'));
  expect(await present()).toEqual(before);
});

test('without a file it says how to call it', async () => {
  expect((await run('rates:set')).code).toBe(2);
});
