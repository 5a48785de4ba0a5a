import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { OPEN_TABLES } from '#src/contracts/open-data.ts';
import { createOpenData } from '#src/endpoints/open-data.ts';
import { rowsOf } from '#src/server/platform/db/client.ts';
import { projects } from '#src/server/platform/db/schema/projects.ts';
import { createTestApp, type TestApp } from '#tests/fixtures/test-app.ts';

let app: TestApp;
let data: ReturnType<typeof createOpenData>;
beforeAll(async () => {
  app = await createTestApp();
  data = createOpenData(async () => app.services);
});
afterAll(() => app.close());

const read = (path: string) => data.app.request(`http://localhost:3000/open-data/${path}`);
type Row = Record<string, string | number | boolean | null>;
const rowsFrom = async (table: string) => ((await (await read(`${table}.json`)).json()) as { rows: Row[] }).rows;

it('every public project that is not about a person is in the table once, with its page', async () => {
  const rows = await rowsFrom('projects');
  const [{ count }] = (await rowsOf<{ count: number }>(
    app.services.db,
    sql`select count(*)::int as count from projects where status in ('published', 'completed') and not is_about_person`,
  )) as [{ count: number }];
  expect(rows).toHaveLength(count);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(count);
  expect(Object.keys(rows[0]!)).toEqual([...OPEN_TABLES.projects]);
  expect(rows[0]!['page']).toBe(`http://localhost:3000/projects/${String(rows[0]!['slug'])}`);
});

it('the CSV holds the same lines under the same names, as RFC 4180 has it', async () => {
  const response = await read('projects.csv');
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8; header=present');
  const lines = (await response.text()).trimEnd().split('\r\n');
  expect(lines[0]).toBe(OPEN_TABLES.projects.join(','));
  expect(lines).toHaveLength((await rowsFrom('projects')).length + 1);
});

it('the sums of programs are those of their projects', async () => {
  const [rows, [sum]] = await Promise.all([
    rowsFrom('programs'),
    rowsOf<{ raised: number }>(
      app.services.db,
      sql`select sum(t.raised_minor)::float8 as raised from project_totals t
        join projects p on p.id = t.project_id and p.status in ('published', 'completed')
        join projects_to_types l on l.project_id = p.id`,
    ),
  ]);
  expect(rows.reduce((total, row) => total + Number(row['raised_minor']), 0)).toBe(sum!.raised);
});

it('a title that a spreadsheet would run is made harmless, and quotes stay one cell', async () => {
  await app.services.db.update(projects).set({ title: { en: '=HYPERLINK("https://x","a, b")' } });
  const text = await (await read('projects.csv')).text();
  expect(text).toContain(`"'=HYPERLINK(""https://x"",""a, b"")"`);
});

it('a table is read page after page, and no line is lost between them', async () => {
  await app.services.db.execute(sql`
    insert into projects (id, slug, title, status, currency, goal_minor, country, published_at, created_at, updated_at)
    select gen_random_uuid(), 'many-' || n, '{"en":"Many"}', 'published', 'USD', 1000, 'YE', '2026-01-01', now(), now()
    from generate_series(1, 1201) n`);
  const slugs = (await rowsFrom('projects')).map(({ slug }) => String(slug)).filter((slug) => slug.startsWith('many-'));
  expect(new Set(slugs).size).toBe(1201);
});

it('other sites may read it, and the license stands in its head', async () => {
  const response = await read('programs.csv');
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(response.headers.get('link')).toContain('creativecommons.org/licenses/by/4.0');
  expect(response.headers.get('set-cookie')).toBeNull();
  expect(await response.text()).toContain('tafreej');
});

it('there is no table of donors', async () => {
  expect((await read('donors.csv')).status).toBe(404);
  expect(Object.keys(OPEN_TABLES)).toEqual(['projects', 'programs']);
});
