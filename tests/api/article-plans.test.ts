/** The query plans of blog posts and news on a large table, because an unused index shows in no other way. */
import { sql } from 'drizzle-orm';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { articlesQuery } from '#src/contracts/articles.ts';
import { findArticle, findArticles, findForFeed, findRelated } from '#src/server/articles/articles.repository.ts';
import { validate } from '#src/server/http/validate.ts';
import type { OpenDatabase } from '#src/server/platform/db/client.ts';
import { faultsOf } from '#tests/fixtures/plans.ts';
import { type Statement, statementsOf } from '#tests/fixtures/statements.ts';
import { databaseKind, openTestDatabase } from '#tests/fixtures/test-database.ts';

const ARTICLES = 20_000;
const LAST = '00000000-0000-7000-8000-000000000007';

describe.runIf(databaseKind === 'postgres')('with many articles', () => {
  let opened: OpenDatabase & { url?: string };
  let client: ReturnType<typeof postgres>;
  beforeAll(async () => {
    opened = await openTestDatabase('demo');
    client = postgres(opened.url!, { max: 1, onnotice: () => {} });
    await opened.db.execute(sql`
      insert into articles (id, kind, slug, title, lead, body, minutes, author_id, category_id, tags, original_language, cover_seed, status, search_text, published_at, created_at, updated_at)
      select gen_random_uuid(), case n % 2 when 0 then 'news' else 'blog' end, 'article-' || n, '{"en": "A"}', '{"en": "A"}', '{"en": "<p>A</p>"}', '{"en": 1}',
        (select id from article_authors order by slug offset n % 6 limit 1), (select id from article_categories order by slug offset n % 8 limit 1),
        case when n % 1000 = 0 then array['winter'] else '{}'::text[] end, 'en', 1, case n % 20 when 0 then 'draft' else 'published' end,
        'words of article ' || n || ' ' || md5(n::text), now() - n * interval '1 hour', now(), now()
      from generate_series(1, ${sql.raw(String(ARTICLES))}) as n`);
    // The trigram index holds the new rows in a list of their own until the table is vacuumed.
    await client.unsafe('vacuum analyze articles');
  }, 120_000);
  afterAll(async () => {
    await client.end();
    await opened.close();
  });

  const read = (query: Record<string, string>, cursor?: { key: number; id: string }) =>
    findArticles(opened.db, 'news', validate(articlesQuery, query), cursor);
  const rows: Record<string, () => Promise<unknown>> = {
    newest: () => read({}),
    oldest: () => read({ sort: 'oldest' }),
    'after a cursor': () => read({}, { key: 1_790_000_000_000_000, id: LAST }),
    'by category': () => read({ category: 'relief' }),
    'by tag': () => read({ tag: 'winter' }),
    'by days': () => read({ from: '2026-01-01', to: '2026-01-31' }),
    'search, rare word': () => read({ search: 'c4ca4238a0b923820dcc509a6f75849b' }),
    related: () => findRelated(opened.db, { kind: 'news', id: LAST, categoryId: LAST, limit: 3 }),
    'by slug': () => findArticle(opened.db, 'news', 'article-4'),
    feed: () => findForFeed(opened.db, 'news', 'en', 20),
  };
  type Client = Parameters<typeof faultsOf>[0];
  const faultsIn = async (statements: readonly Statement[], on: Client) => {
    const found: string[] = [];
    for (const one of statements) found.push(...(await faultsOf(on, one)));
    // The demo charity's few projects are read whole with good reason.
    return found.filter((fault) => !fault.endsWith(' projects'));
  };

  it('no list reads the table whole or sorts it', async () => {
    const faults: Record<string, string[]> = {};
    for (const [name, run] of Object.entries(rows)) {
      const found = await faultsIn(await statementsOf(opened.db, run), client);
      if (found.length > 0) faults[name] = found;
    }
    expect(faults).toEqual({});
  });

  it.each([
    ['articles_newest', 'newest'],
    ['articles_search', 'search, rare word'],
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
