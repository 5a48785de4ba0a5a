import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Home, readHome } from '#src/server/home/home.service.ts';
import { rowsOf } from '#src/server/platform/db/client.ts';
import { ngos } from '#src/server/platform/db/schema/ngos.ts';
import { projects } from '#src/server/platform/db/schema/projects.ts';
import { listProjects } from '#src/server/projects/projects.service.ts';
import { readZakatPage } from '#src/server/zakat/zakat-page.ts';
import { createTestApp, type TestApp } from '#tests/fixtures/test-app.ts';

let app: TestApp;
let home: Home;
beforeAll(async () => {
  app = await createTestApp();
  home = await readHome(app.services, 'en');
});
afterAll(() => app.close());

test('projects close to their goal are open, three fifths funded and no endowments, the least remaining first', async () => {
  const { data } = await listProjects(app.services, { status: 'published', sort: 'leastRemaining', limit: '100' });
  const expected = data
    .filter(({ goal, isEndowment, isOpen, raised }) => isOpen && !isEndowment && raised * 100 >= goal * 60)
    .slice(0, 4);
  expect(expected.length).toBeGreaterThan(1);
  expect(home.closing).toEqual(expected);
});

test('urgent projects are open, and are shown in one row only', async () => {
  const { data } = await listProjects(app.services, { status: 'published', limit: '100' });
  const closing = new Set(home.closing.map(({ id }) => id));
  expect(home.urgent).toEqual(
    data.filter(({ id, isOpen, isUrgent }) => isUrgent && isOpen && !closing.has(id)).slice(0, 3),
  );
});

test("home shows one debtor's case, the figures and slides, and the number of projects", () => {
  expect(home.tafreej).toMatchObject({ isOpen: true, types: [{ slug: 'tafreej' }] });
  expect([home.statistics.length, home.sliders.length]).toEqual([4, 3]);
});

test('a project whose permit has expired is not shown on home', async () => {
  const [first] = home.closing;
  await app.services.db
    .update(projects)
    .set({ permitValidUntil: new Date(app.clock.now.getTime() - 1) })
    .where(eq(projects.id, first!.id));
  const later = await readHome(app.services, 'en');
  expect([...later.closing, ...later.urgent].map(({ id }) => id)).not.toContain(first!.id);
});

test('the price of gold that the nisab goes by is told to be old from the hour that the calculator says so', async () => {
  const calculator = await readZakatPage(app.services, 'en');
  const gold = calculator.metals.filter(({ metal }) => metal === 'gold').map(({ updatedAt }) => Date.parse(updatedAt));
  expect(home.zakat!.pricedAt).toBe(new Date(Math.min(...gold)).toISOString());
  expect(Date.parse(home.zakat!.staleFrom) - Date.parse(home.zakat!.pricedAt)).toBe(72 * 3_600_000);
});

test('the example of zakat is what the calculator answers', async () => {
  const { cash, gold, nisab, zakat } = home.zakat!;
  const answer = await app.post('/zakat/calculate', {
    cash,
    gold: [{ weight: gold.grams, caliber: gold.caliber }],
    nisabStandard: 'gold85',
  });
  const { result } = (await answer.json()) as { result: { zakat: number; nisab: number } };
  expect([result.zakat, result.nisab]).toEqual([zakat, nisab.amount]);
});

test('the newest lines of the ledger are the newest postings to funds, and name nobody', async () => {
  const newest = await rowsOf<{ amount: number }>(
    app.services.db,
    sql`select (-p.amount_minor)::float8 as amount from ledger_postings p join ledger_entries e on e.id = p.entry_id
      join ledger_accounts a on a.id = p.account_id and a.kind = 'fund' and a.code <> 'fund:fee-cover'
      where e.kind in ('donation', 'refund') order by e.posted_at desc limit 4`,
  );
  expect(home.lines.map(({ amount }) => amount).toSorted()).toEqual(newest.map(({ amount }) => amount).toSorted());
  for (const line of home.lines)
    expect(Object.keys(line).toSorted()).toEqual([
      'amount',
      'at',
      'category',
      'currency',
      'fund',
      'id',
      'kind',
      'project',
    ]);
});

test('institutions that are not approved are not shown', async () => {
  await app.services.db.update(ngos).set({ status: 'suspended' }).where(eq(ngos.id, home.ngos[0]!.id));
  const later = await readHome(app.services, 'ar');
  expect(later.ngos.map(({ id }) => id)).not.toContain(home.ngos[0]!.id);
  expect(later.ngos.length).toBeGreaterThan(0);
});
