import { sql } from 'drizzle-orm';
import type { Database } from '../../src/server/platform/db/client.ts';

const BATCH = 20_000;
const SLUG = 'busy';

/** The project that gets all lines. */
export const busyLedger = SLUG;

/** A project with that many lines: each is posted as any other donation is, so its triggers have written them. */
export async function fillLedger(db: Database, lines: number): Promise<void> {
  await db.execute(sql`insert into projects (id, slug, title, currency, goal_minor, country, status, published_at, created_at, updated_at)
    values (gen_random_uuid(), ${SLUG}, '{"en": "Busy"}', 'USD', 100000000000, 'SY', 'published', now(), now(), now())`);
  await db.execute(sql`insert into ledger_accounts (id, code, kind)
    select gen_random_uuid(), code, split_part(code, ':', 1) from (
      select 'asset:bank' as code union all select 'fund:project:' || id || ':sadaqah' from projects where slug = ${SLUG}) codes`);
  for (let from = 1; from <= lines; from += BATCH)
    // oxlint-disable-next-line no-await-in-loop -- the lines of one project are written one after the other
    await db.execute(sql`with numbers as (select n, gen_random_uuid() as id from generate_series(${from}::int, ${Math.min(lines, from + BATCH - 1)}::int) n),
      entries as (
        insert into ledger_entries (id, kind, external_key, occurred_at, posted_at)
        select id, 'donation', 'bench-' || n, now(), timestamptz '2026-01-01' + n * interval '10 seconds' from numbers returning id)
      insert into ledger_postings (id, entry_id, account_id, currency, amount_minor, project_id, intention)
      select gen_random_uuid(), entries.id, a.id, 'USD', case a.kind when 'fund' then -2500 else 2500 end,
        case a.kind when 'fund' then p.id end, case a.kind when 'fund' then 'sadaqah' end
      from entries, ledger_accounts a, projects p where p.slug = ${SLUG} and (a.code = 'asset:bank' or a.code = 'fund:project:' || p.id || ':sadaqah')`);
  await db.execute(sql.raw('vacuum analyze'));
}
