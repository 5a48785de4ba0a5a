import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../src/server/platform/db/client.ts';

/** A UUID in the order of its number, as a v7 is in the order of time. */
const uuid = (kind: number, n: SQL): SQL =>
  sql`(lpad(to_hex(${sql.raw(String(kind))}), 4, '0') || lpad(to_hex(${n}), 8, '0') || '7' || substr(md5((${n})::text), 1, 3) || '8' || substr(md5((${n})::text), 4, 15))::uuid`;
const [PROJECT, ORDER, ITEM, NGO] = [1, 2, 3, 4];
const BATCH = 100_000;
/** The number of institutions, each with one in a hundred of the projects. */
const NGOS = 50;
/** Selects one of twenty orders. */
const BUSY = 7;
export const busyProject: SQL = uuid(PROJECT, sql.raw(String(BUSY)));

/** A word that every third project has, and one that none has. The texts for search hold it folded: `مدرسه`. */
export const WORDS = { en: 'school', ar: 'مدرسة', tr: 'okul', nowhere: 'qz', rare: 'word4321' };

/** Inserts twelve programs, eight campaigns and fifty institutions. */
export async function fillPrograms(db: Database): Promise<void> {
  await db.execute(
    sql`insert into project_types (id, slug, title, icon, palette, position) select gen_random_uuid(), 'type-' || n, jsonb_build_object('en', 'Type ' || n), 'relief', 'sand', n
      from generate_series(1, 12) n`,
  );
  await db.execute(
    sql`insert into project_categories (id, slug, title, icon, position) select gen_random_uuid(), 'category-' || n, jsonb_build_object('en', 'Category ' || n), 'water', n
      from generate_series(1, 8) n`,
  );
  await db.execute(
    sql`insert into ngos (id, slug, name, status, country, approved_at, created_at) select ${uuid(NGO, sql`n`)}, 'ngo-' || n, jsonb_build_object('en', 'Institution ' || n), 'approved', 'JO', now(), now()
      from generate_series(1, ${sql.raw(String(NGOS))}) n`,
  );
}

/** Inserts projects numbered from `from` to `to`, and three times as many orders. */
export async function grow(db: Database, from: number, to: number): Promise<void> {
  for (let start = from; start <= to; start += BATCH) await growBatch(db, start, Math.min(to, start + BATCH - 1));
}

async function growBatch(db: Database, from: number, to: number): Promise<void> {
  const numbers = sql`generate_series(${sql.raw(String(from))}, ${sql.raw(String(to))}) n`;
  const id = uuid(PROJECT, sql`n`);
  await db.execute(sql`
    insert into projects (id, slug, title, sub_title, description, status, outcome, currency, goal_minor, is_endowment, is_suitable_for_zakat, is_urgent, country, tags, ends_at, search_text, published_at, created_at, updated_at,
      nationality, beneficiaries_gender, age_in_years, ngo_id, donation_method)
    select ${id}, 'project-' || n, jsonb_build_object('en', 'Project ' || n, 'ar', 'مشروع ' || n, 'tr', 'Proje ' || n), jsonb_build_object('en', repeat('A year of care. ', 4)), jsonb_build_object('en', repeat('What it is for, and for whom. ', 30)),
      s, case when s = 'completed' then 'funded' end, 'USD', 100000 + (n::bigint * 7919) % 9000000, n % 50 = 0, n % 5 < 2 and n % 50 <> 0, n % 100 = 3, chr(65 + (n % 40) / 26) || chr(65 + (n % 40) % 26), array['tag' || n % 500],
      case when n % 2 = 0 then now() + (n % 400) * interval '1 day' end,
      'project ' || n || ' word' || n % 9973 || case when n % 3 = 0 then ' school meals okul مدرسه' else ' winter blankets kis بطانيات' end || ' ' || md5(n::text) || ' ' || md5((n + 1)::text) || ' ' || repeat('care for families and their children ', 12),
      now() - n * interval '1 minute', now(), now(), case when n % 10 = 0 then 'YE' end, case when n % 4 = 0 then 'female' end, case when n % 4 = 0 then n % 18 end, case when n % 2 = 0 then ${uuid(NGO, sql.raw(`(n / 2 % ${String(NGOS)} + 1)`))} end, 'money'
    from (select n, case when n % 20 = 19 then 'draft' when n % 20 < 7 and n <> ${sql.raw(String(BUSY))} then 'completed' else 'published' end as s
      from ${numbers}) as numbered`);
  await db.execute(
    sql`insert into projects_to_types (project_id, type_id) select ${id}, t.id
      from ${numbers} join project_types t on t.position = 1 + n % 12 or (n % 3 = 0 and t.position = 1 + (n / 12) % 12) on conflict do nothing`,
  );
  await db.execute(
    sql`insert into projects_to_categories (project_id, category_id) select ${id}, c.id
      from ${numbers} join project_categories c on c.position = 1 + n % 8`,
  );
  await db.execute(
    sql`insert into project_totals (project_id, raised_minor, donations_count, donors_count) select p.id, least(p.goal_minor - 1, p.goal_minor * ((n * 31) % 100) / 100), 3, 3
      from ${numbers} join projects p on p.id = ${id} where n % 5 <> 0`,
  );
  await db.execute(
    sql`insert into project_slugs (slug, project_id) select 'former-' || n, ${id} from ${numbers} where n % 10 = 0`,
  );
  await growOrders(db, from, to);
}

/** Inserts three orders for each project, seven of ten paid. Triggers are disabled, because the rows are consistent already. */
async function growOrders(db: Database, from: number, to: number): Promise<void> {
  const numbers = sql`generate_series(${sql.raw(String(from * 3))}, ${sql.raw(String(to * 3 + 2))}) n`;
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`
      insert into orders (id, status, access_key_hash, method, currency, subtotal_minor, total_minor, received_minor, locale, show_name, receipt_number, placed_at, expires_at, paid_at)
      select ${uuid(ORDER, sql`n`)}, case when n % 10 < 7 then 'paid' else 'awaitingTransfer' end, md5(n::text), 'bank', 'USD', 1000, 1000, 1000, 'en', n % 2 = 0, case when n % 10 < 7 then 1000000 + n end, now(), now(), case when n % 10 < 7 then now() - n * interval '10 seconds' end
        from ${numbers}`);
    await tx.execute(
      sql`insert into order_donors (order_id, full_name, email, donor_hash) select ${uuid(ORDER, sql`n`)}, 'Donor ' || n, 'donor' || n || '@example.org', md5(n::text)
        from ${numbers}`,
    );
    await tx.execute(sql`
      insert into order_items (id, order_id, position, type, project_id, intention, title, unit_price_minor, quantity, amount_minor, paid_at)
      select ${uuid(ITEM, sql`n`)}, ${uuid(ORDER, sql`n`)}, 0, 'project', case when n % 20 = 0 then ${busyProject} else ${uuid(PROJECT, sql`(n / 3)`)} end, 'sadaqah', '{"en": "Project"}', 1000, 1, 1000, case when n % 10 < 7 then now() - n * interval '10 seconds' end
        from ${numbers}`);
  });
}
