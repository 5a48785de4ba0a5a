import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PROJECT_STATUSES } from '#src/domain/project.ts';
import { runLedgerCheck } from '#src/server/ledger/ledger-check.repository.ts';
import { rowsOf } from '#src/server/platform/db/client.ts';
import { createTestApp, type TestApp } from '#tests/fixtures/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const count = async (query: ReturnType<typeof sql>): Promise<number> =>
  Number((await rowsOf<{ n: string }>(app.services.db, query))[0]!.n);

it('the demo charity has at least the projects, donors and donations that were decided', async () => {
  expect(await count(sql`select count(*) as n from projects`)).toBeGreaterThanOrEqual(60);
  expect(await count(sql`select count(*) as n from ledger_entries where kind = 'donation'`)).toBeGreaterThanOrEqual(
    3000,
  );
  expect(await count(sql`select count(distinct donor_hash) as n from order_donors`)).toBeGreaterThanOrEqual(400);
  expect(await count(sql`select count(*) as n from sacrifices`)).toBe(40);
});

it('has projects in every status and of every program that projects belong to', async () => {
  const statuses = await rowsOf<{ status: string }>(app.services.db, sql`select distinct status from projects`);
  // A child is sponsored by a subscription that is charged, which demo data has none of.
  const expected = PROJECT_STATUSES.filter((status) => status !== 'sponsored');
  expect(statuses.map(({ status }) => status).toSorted()).toEqual(expected.toSorted());
  const without = await rowsOf<{ slug: string }>(
    app.services.db,
    sql`select slug from project_types t where not exists (select 1 from projects_to_types l where l.type_id = t.id) order by slug`,
  );
  // Their money goes to funds, and shares of animals are no projects.
  expect(without.map(({ slug }) => slug)).toEqual(['sacrifice', 'stock-purification', 'zakat']);
});

it('has no project that is given as charity and called kafarah or fidya: these are counted by their calculator', async () => {
  expect(await count(sql`select count(*) as n from projects where title::text ~* 'kaf(f)?ara|fidya|كفار|فدية'`)).toBe(
    0,
  );
});

it('has payouts and deliveries, and the days of every public account stand in their order', async () => {
  expect(await count(sql`select count(distinct project_id) as n from ledger_lines where kind = 'delivery'`)).toBe(9);
  expect(await count(sql`select count(distinct project_id) as n from ledger_lines where kind = 'payout'`)).toBe(7);
  expect(
    await count(sql`select count(*) as n from ledger_lines a join ledger_lines b on b.project_id = a.project_id and b.seq = a.seq + 1
      where b.day < a.day and a.kind not in ('payout', 'delivery')`),
  ).toBe(0);
});

it('has an animal that was slaughtered after its orders closed, for the account of a donor and others', async () => {
  const [done] = await rowsOf<{ shares: number; is_past: boolean; is_closed: boolean; own: number }>(
    app.services.db,
    sql`select count(*)::int as shares, bool_and(a.slaughtered_at < ${app.services.now().toISOString()}::timestamptz) as is_past,
        bool_and(a.slaughtered_at at time zone s.time_zone > s.closes_local::timestamp) as is_closed,
        count(*) filter (where d.email = 'donor@demo.invalid')::int as own
      from sacrifice_animals a join sacrifices s on s.id = a.sacrifice_id
      join sacrifice_shares h on h.sacrifice_id = a.sacrifice_id and h.number = a.number and h.sold_at is not null
      join order_items i on i.id = h.order_item_id join order_donors d on d.order_id = i.order_id
      where a.slaughtered_at is not null and a.place <> '' and a.proof <> ''`,
  );
  expect(done).toEqual({ shares: 7, is_past: true, is_closed: true, own: 4 });
  // Demo addresses can receive nothing.
  expect(await count(sql`select count(*) as n from outbox where payload->>'template' = 'slaughter'`)).toBe(0);
});

it('has no project that its institution published before it was approved, and no delivery that was due before', async () => {
  expect(
    await count(sql`select count(*) as n from projects where ngo_id is not null and published_at is not null`),
  ).toBeGreaterThan(20);
  const early = await rowsOf<{ slug: string }>(
    app.services.db,
    sql`select p.slug from projects p join ngos n on n.id = p.ngo_id where p.created_at < n.approved_at or p.published_at < n.approved_at
      union all select n.slug from ngo_deliveries d join ngos n on n.id = d.ngo_id where d.due_on < n.approved_at::date
      union all select n.slug from ngos n where n.approved_at::date <= n.established_on`,
  );
  expect(early).toEqual([]);
});

it('has partners since the year in which their institution was approved', async () => {
  const partners = await rowsOf<{ slug: string; since: number; approved: number }>(
    app.services.db,
    sql`select p.slug, p.since_year as since, extract(year from n.approved_at at time zone 'UTC')::int as approved
      from partners p join ngos n on n.id = p.ngo_id`,
  );
  expect(partners).toHaveLength(6);
  expect(partners.map(({ slug, since }) => [slug, since])).toEqual(
    partners.map(({ approved, slug }) => [slug, approved]),
  );
});

it('has books without an error', async () => {
  expect(await runLedgerCheck(app.services)).toEqual([]);
});

it('numbers receipts without a gap in the order in which the money came', async () => {
  const numbers = await rowsOf<{ n: string }>(
    app.services.db,
    sql`select receipt_number as n from orders where receipt_number is not null order by receipt_number`,
  );
  expect(numbers.map(({ n }, index) => Number(n) - index)).toEqual(numbers.map(() => Number(numbers[0]!.n)));
  expect(
    await count(sql`select count(*) as n from orders a join orders b on b.receipt_number = a.receipt_number + 1
      join order_items i on i.order_id = a.id and i.type = 'project' join order_items j on j.order_id = b.id and j.type = 'project'
      where b.paid_at < a.paid_at`),
  ).toBe(0);
});

it('has facts of their own for what relief, housing and the care of mosques give', async () => {
  const without = await rowsOf<{ slug: string }>(
    app.services.db,
    sql`select p.slug from projects p join projects_to_types l on l.project_id = p.id join project_types t on t.id = l.type_id
      where t.slug in ('eghatha', 'eskan', 'mosque-care') and p.status in ('published', 'completed')
        and jsonb_array_length(p.additional_fields) < 2`,
  );
  expect(without).toEqual([]);
});

it('shows a child by the consent of the relative with whom the story says it lives', async () => {
  const children = await rowsOf<{ slug: string; story: string; by: string }>(
    app.services.db,
    sql`select slug, description ->> 'en' as story, consent_by as by from projects where consent_by is not null`,
  );
  expect(children.length).toBeGreaterThanOrEqual(10);
  const relatives = /\b(mother|grandmother|grandfather|aunt|uncle)\b/;
  // A house mother is no relative: there the guardian consents.
  const wrong = children.filter(({ by, story }) => {
    const named = relatives.exec(story.replace('house mother', 'house'))?.[1];
    return named !== undefined && named !== by;
  });
  expect(wrong.map(({ slug }) => slug)).toEqual([]);
});
