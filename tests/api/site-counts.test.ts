import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addDays } from '#src/domain/count-period.ts';
import { rowsOf } from '#src/server/platform/db/client.ts';
import { deleteExpired } from '#src/server/platform/retention/delete-expired.ts';
import { countPage, takeCounts } from '#src/server/site-counts/counter.ts';
import { addCounts, findPageCounts } from '#src/server/site-counts/site-counts.repository.ts';
import { readSiteCounts } from '#src/server/site-counts/site-counts.service.ts';
import { writeCounts } from '#src/server/site-counts/write-counts.ts';
import { commandRunner } from '#tests/fixtures/run-command.ts';
import { createTestApp, type TestApp } from '#tests/fixtures/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  takeCounts();
  await rowsOf(app.services.db, sql`delete from page_counts returning 1`);
});

const NOON = new Date('2026-11-22T12:00:00Z');

test('several processes add up, by day, kind of page and language', async () => {
  const ctx = app.services;
  for (const locale of ['en', 'ar', 'ar'] as const) countPage({ route: '/projects/[slug]', locale }, NOON);
  await writeCounts(ctx);
  // Another process.
  await addCounts(ctx.db, [{ day: '2026-11-22', route: '/projects/[slug]', locale: 'ar', count: 5 }]);
  const found = await findPageCounts(ctx.db, '2026-11-22');
  expect(found.toSorted((a, b) => a.locale.localeCompare(b.locale))).toEqual([
    { day: '2026-11-22', route: '/projects/[slug]', locale: 'ar', count: 7 },
    { day: '2026-11-22', route: '/projects/[slug]', locale: 'en', count: 1 },
  ]);
});

test('what cannot be stored is counted the next time', async () => {
  const ctx = app.services;
  countPage({ route: '/faqs', locale: 'tr' }, NOON);
  const log = { ...ctx.log, warn: () => {} } as unknown as typeof ctx.log;
  const db = {} as typeof ctx.db;
  await writeCounts({ db, log });
  await writeCounts(ctx);
  expect(await findPageCounts(ctx.db, '2026-11-22')).toEqual([
    { day: '2026-11-22', route: '/faqs', locale: 'tr', count: 1 },
  ]);
});

test('staff see thirty days as a table, and counts past their time are deleted', async () => {
  const ctx = app.services;
  const day = ctx.now().toISOString().slice(0, 10);
  await addCounts(ctx.db, [
    { day, route: '/', locale: 'en', count: 1200 },
    { day, route: '/faqs', locale: 'ar', count: 3 },
    { day: '2020-01-01', route: '/', locale: 'en', count: 9 },
  ]);
  const { code, lines } = await commandRunner(() => ctx)('site:counts');
  expect(code).toBe(0);
  expect(lines.slice(0, 3)).toEqual([
    'page     en  ar  tr   all',
    '/      1200   0   0  1200',
    '/faqs     0   3   0     3',
  ]);
  expect(lines).toContainEqual(expect.stringMatching(new RegExp(`^${day} +1203 +\\d+ +\\d+$`)));
  expect(lines.join()).not.toContain('2020');
  expect((await deleteExpired(ctx)).pageCounts).toBe(1);
});

test('the page of staff has the sums of a period, of the one before, and by kind of page', async () => {
  const ctx = app.services;
  const today = ctx.now().toISOString().slice(0, 10);
  await addCounts(ctx.db, [
    { day: today, route: '/', locale: 'en', count: 5 },
    { day: addDays(today, -6), route: '/', locale: 'tr', count: 2 },
    { day: addDays(today, -6), route: '/faqs', locale: 'ar', count: 9 },
    // The day before the period, and one long before.
    { day: addDays(today, -7), route: '/news', locale: 'en', count: 4 },
    { day: addDays(today, -14), route: '/news', locale: 'en', count: 100 },
  ]);
  // Opened a moment ago in this process, and not stored yet.
  countPage({ route: '/', locale: 'tr' }, ctx.now());
  const counts = await readSiteCounts(ctx, 'week');
  expect(counts.columns.map(({ pages }) => pages)).toEqual([11, 0, 0, 0, 0, 0, 6]);
  expect([counts.total.pages, counts.before.pages]).toEqual([17, 4]);
  expect(counts.routes).toEqual([
    { route: '/faqs', byLocale: { en: 0, ar: 9, tr: 0 }, all: 9 },
    { route: '/', byLocale: { en: 5, ar: 0, tr: 3 }, all: 8 },
  ]);
  expect((await readSiteCounts(ctx, 'year')).total.pages).toBe(121);
});
