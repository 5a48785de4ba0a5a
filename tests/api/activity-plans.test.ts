/** The query plans of events and training on a large table, because an unused index shows in no other way. */
import { sql } from 'drizzle-orm';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { activitiesQuery } from '#src/contracts/activities.ts';
import { findActivities, findActivity, findSlugs, findUpcoming } from '#src/server/activities/activities.repository.ts';
import { countSince, findActive, findLine } from '#src/server/applications/applications.repository.ts';
import { validate } from '#src/server/http/validate.ts';
import type { OpenDatabase } from '#src/server/platform/db/client.ts';
import { faultsOf } from '#tests/fixtures/plans.ts';
import { type Statement, statementsOf } from '#tests/fixtures/statements.ts';
import { databaseKind, openTestDatabase } from '#tests/fixtures/test-database.ts';

const ACTIVITIES = 20_000;
const APPLICATIONS = 40_000;
const LAST = '00000000-0000-7000-8000-000000000007';
const NOW = new Date('2026-11-20T12:00:00Z');

describe.runIf(databaseKind === 'postgres')('with many events and applications', () => {
  let opened: OpenDatabase & { url?: string };
  let client: ReturnType<typeof postgres>;
  let busy: string;
  beforeAll(async () => {
    opened = await openTestDatabase('demo');
    client = postgres(opened.url!, { max: 1, onnotice: () => {} });
    await opened.db.execute(sql`
      insert into activities (id, kind, slug, title, lead, body, topic, tags, status, time_zone, starts_at, ends_at, starts_on, closes_at, seats, seats_taken, place, minimum_days, terms, palette, cover_seed, reminds_at, search_text, created_at, updated_at)
      select gen_random_uuid(), case n % 2 when 0 then 'event' else 'training' end, 'activity-' || n, '{"en": "A"}', '{"en": "A"}', '{"en": "<p>A</p>"}', '{"en": "A"}',
        case when n % 1000 = 0 then array['winter'] else '{}'::text[] end, case n % 20 when 0 then 'draft' else 'open' end, 'Asia/Riyadh',
        at, at + interval '2 hours', (at at time zone 'Asia/Riyadh')::date, at, case n % 2 when 0 then 60 end, 0, '{"en": "A hall"}', case n % 2 when 1 then 1 end, case n % 2 when 1 then '{"en": "<p>A</p>"}'::jsonb end,
        'sand', 1, case n % 2 when 0 then at - interval '1 day' end, 'words of activity ' || n || ' ' || md5(n::text), now(), now()
      from (select n, ${NOW.toISOString()}::timestamptz + (30 - n) * interval '1 day' as at from generate_series(1, ${sql.raw(String(ACTIVITIES))}) as n) as made`);
    await opened.db.execute(sql`
      insert into applications (id, activity_id, number, full_name, email, status, seats, locale, token_hash, created_at, decided_at)
      select gen_random_uuid(), (array_agg(a.id))[1 + n % 500], 'N' || n, 'A', 'person' || n || '@example.org', case n % 4 when 0 then 'submitted' else 'withdrawn' end, 1, 'en', 'hash' || n, now(), case n % 4 when 0 then null else now() end
      from generate_series(1, ${sql.raw(String(APPLICATIONS))}) as n, (select id from activities where kind = 'event' order by starts_at limit 500) as a group by n`);
    for (const table of ['activities', 'applications']) await client.unsafe(`vacuum analyze ${table}`);
    busy = (await client`select activity_id from applications where number = 'N4'`)[0]!['activity_id'] as string;
  }, 240_000);
  afterAll(async () => {
    await client.end();
    await opened.close();
  });

  const read = (query: Record<string, string>, cursor?: { key: number; id: string }) =>
    findActivities(opened.db, 'event', validate(activitiesQuery, query), cursor);
  const rows: Record<string, () => Promise<unknown>> = {
    latest: () => read({}),
    soonest: () => read({ sort: 'soonest' }),
    'after a cursor': () => read({}, { key: 1_790_000_000_000_000, id: LAST }),
    'by tag': () => read({ tag: 'winter' }),
    'search, rare word': () => read({ search: 'c4ca4238a0b923820dcc509a6f75849b' }),
    upcoming: () => findUpcoming(opened.db, 'event', { now: NOW, limit: 9 }),
    'by slug': () => findActivity(opened.db, 'event', 'activity-4'),
    sitemap: () => findSlugs(opened.db, { limit: 100, offset: 0 }),
    'waiting list': () => findLine(opened.db, busy),
    'one address': () => findActive(opened.db, busy, 'person4@example.org'),
    'one address in a day': () => countSince(opened.db, 'person4@example.org', NOW),
  };
  type Client = Parameters<typeof faultsOf>[0];
  const faultsIn = async (statements: readonly Statement[], on: Client) => {
    const found: string[] = [];
    for (const one of statements) found.push(...(await faultsOf(on, one)));
    return found;
  };

  it('no list reads a table whole or sorts it', async () => {
    const faults: Record<string, string[]> = {};
    for (const [name, run] of Object.entries(rows)) {
      const found = await faultsIn(await statementsOf(opened.db, run), client);
      if (found.length > 0) faults[name] = found;
    }
    expect(faults).toEqual({});
  });

  it.each([
    ['activities_latest', 'latest'],
    ['activities_ending', 'upcoming'],
    ['activities_search', 'search, rare word'],
    ['applications_email', 'one address in a day'],
  ])('this test bites: without %s there is a fault in "%s"', async (index, name) => {
    const statements = await statementsOf(opened.db, rows[name]!);
    let found: string[] = [];
    await client
      .begin(async (tx) => {
        await tx.unsafe(`drop index ${index}`);
        found = await faultsIn(statements, tx);
        throw new Error('put it back');
      })
      .catch(() => {});
    expect(found).not.toEqual([]);
  });
});
