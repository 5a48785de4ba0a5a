import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import type { ArticleCard, ArticleDetail } from '#src/contracts/articles.ts';
import type { Page } from '#src/contracts/lists.ts';
import { contentsOf, isLong, languagesOf, plainText } from '#src/domain/article.ts';
import { getPreview } from '#src/server/articles/preview.ts';
import { type ArticleInput, saveArticle } from '#src/server/articles/save-article.ts';
import { articleCategories, articles } from '#src/server/platform/db/schema/articles.ts';
import { projects } from '#src/server/platform/db/schema/projects.ts';
import { givingToken } from '#src/server/subscriptions/giving-link.ts';
import { commandRunner } from '#tests/fixtures/run-command.ts';
import { repeated, statementsOf } from '#tests/fixtures/statements.ts';
import { createTestApp, type TestApp } from '#tests/fixtures/test-app.ts';
import { findRejectedWords } from '../../scripts/rejected-words.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const resultOf = async <Result>(path: string, headers = {}): Promise<Result> =>
  ((await (await app.get(path, headers)).json()) as { result: Result }).result;
const list = (path: string) => resultOf<Page<ArticleCard>>(path);
const titles = ({ data }: Page<ArticleCard>) => data.map(({ titleText }) => titleText);

const input = (change: Partial<ArticleInput> = {}): ArticleInput => ({
  kind: 'blog',
  title: { en: 'A test' },
  lead: { en: 'Its lead.' },
  body: { en: '<p>Its text.</p>' },
  category: 'reports',
  author: 'hala-mansour',
  originalLanguage: 'en',
  coverSeed: 1,
  status: 'published',
  ...change,
});
const save = (change?: Partial<ArticleInput>, id?: string) => saveArticle(app.services, input(change), id);
/** Runs a test in a transaction of which nothing is left. */
const undone = (act: (inside: TestApp['services']) => Promise<void>) =>
  app.services.db
    .transaction(async (tx) => {
      await act({ ...app.services, db: tx });
      throw new Error('undo');
    })
    .catch((error: Error) => {
      if (error.message !== 'undo') throw error;
    });

/** What is wrong with an article that is not stored. */
const refused = async (change: Partial<ArticleInput>) =>
  save(change).then(
    () => [],
    (error: { fields: { path: string; code: string }[] }) => error.fields.map(({ code, path }) => `${path} ${code}`),
  );
/** Changes a news item that is not the lead, past every service. */
const broken = async (change: object) => {
  const [one] = await app.services.db
    .select()
    .from(articles)
    .where(sql`not is_lead and kind = 'news'`)
    .limit(1);
  return app.services.db.update(articles).set(change).where(eq(articles.id, one!.id));
};

describe('GET /news and GET /blogs', () => {
  it('list the published ones of their kind, the newest first', async () => {
    const [news, blogs] = await Promise.all([list('/news?limit=100'), list('/blogs?limit=100')]);
    expect([news.total, blogs.total]).toEqual([18, 12]);
    for (const { data } of [news, blogs])
      expect(data.map(({ publishedAt }) => publishedAt)).toEqual(
        data
          .map(({ publishedAt }) => publishedAt)
          .toSorted()
          .toReversed(),
      );
    expect(new Set(news.data.map(({ kind }) => kind))).toEqual(new Set(['news']));
    expect(news.data.filter(({ isLead }) => isLead)).toHaveLength(1);
  });

  it('never leak a draft: not in a list, a search, by its slug or its id', async () => {
    const [draft] = await app.services.db.select().from(articles).where(eq(articles.status, 'draft'));
    expect(draft).toBeDefined();
    const all = await list('/blogs?limit=100');
    expect(all.data.map(({ id }) => id)).not.toContain(draft!.id);
    expect((await list('/blogs?search=waiting')).total).toBe(0);
    for (const name of [draft!.slug, draft!.id]) expect((await app.get(`/blogs/${name}`)).status).toBe(404);
  });

  it.each([
    ['well', 'search=WELL'],
    ['Arabic with its article', `search=${encodeURIComponent('المأرب البئر')}`],
    ['Arabic with other spelling of its letters', `search=${encodeURIComponent('مارب البئر')}`],
    ['Turkish without its dots', 'search=SONDAJ'],
  ])('find by words of any language: %s', async (_name, query) => {
    const found = await list(`/news?${query}&limit=100`);
    expect(titles(found)[0]).toMatch(/Marib/);
    expect(found.total).toBe(found.data.length);
  });

  it('find words of the text too, and nothing where one word is missing', async () => {
    expect(titles(await list('/blogs?search=rungs'))).toEqual(['Oak, lead sheets and a ladder from 1631']);
    expect((await list('/blogs?search=rungs+camel')).total).toBe(0);
  });

  it('filter by category, tag and days', async () => {
    const relief = await list('/news?category=relief&limit=100');
    expect(relief.total).toBe(5);
    expect((await list(`/news?category=${relief.data[0]!.category.id}`)).total).toBe(5);
    const wells = await list('/news?tag=well');
    expect(wells.data.every(({ tags }) => tags.includes('well'))).toBe(true);
    expect(wells.total).toBe(1);
    const [first] = relief.data;
    const day = first!.publishedAt.slice(0, 10);
    expect(titles(await list(`/news?from=${day}&to=${day}`))).toEqual([first!.titleText]);
    expect((await list('/news?category=nothing')).total).toBe(0);
  });

  it('go on by a cursor to the end, each once, in either order', async () => {
    for (const sort of ['newest', 'oldest']) {
      const seen: string[] = [];
      let cursor = '';
      for (let page = 0; page < 10; page += 1) {
        const { data, nextCursor } = await list(`/news?limit=5&sort=${sort}${cursor && `&cursor=${cursor}`}`);
        seen.push(...data.map(({ id }) => id));
        if (!nextCursor) break;
        cursor = nextCursor;
      }
      const whole = await list(`/news?limit=100&sort=${sort}`);
      expect(seen).toEqual(whole.data.map(({ id }) => id));
    }
  });

  it('refuse a misspelt filter, a wrong day, and a cursor of another order', async () => {
    const { nextCursor } = await list('/news?limit=5');
    for (const query of ['tags=well', 'from=2026-13-01', 'limit=0', 'cursor=abc', `sort=oldest&cursor=${nextCursor}`])
      expect((await app.get(`/news?${query}`)).status).toBe(422);
  });

  it('answer an etag with 304', async () => {
    for (const path of ['/news', '/blogs/why-we-show-no-faces']) {
      const tag = (await app.get(path)).headers.get('etag');
      expect(tag).toBeTruthy();
      expect((await app.get(path, { 'if-none-match': tag! })).status).toBe(304);
    }
  });

  it('are read by a fixed number of statements', async () => {
    for (const path of ['/news?limit=2', '/news?limit=50']) {
      const statements = await statementsOf(app.services.db, () => app.get(path));
      expect(statements).toHaveLength(2);
      expect(repeated(statements)).toEqual([]);
    }
  });
});

describe('GET /news/{slug}', () => {
  it('answers the text in every language, its project, and three to read next', async () => {
    const [lead] = (await list('/news?limit=100')).data.filter(({ isLead }) => isLead);
    const article = await resultOf<ArticleDetail>(`/news/${lead!.slug}`, { 'accept-language': 'tr' });
    expect(article.titleText).toMatch(/^Marib’de/);
    expect(languagesOf(article.body)).toEqual(['en', 'ar', 'tr']);
    expect(isLong(contentsOf(article.body.ar!))).toBe(true);
    expect(article.originalLanguage).toBe('ar');
    expect(article.project?.title.en).toBe('A solar well for 340 families in Marib');
    expect(article.related).toHaveLength(3);
    expect(article.related.every(({ category }) => category.slug === 'relief')).toBe(true);
    expect(article.related.map(({ id }) => id)).not.toContain(article.id);
  });

  it('is found by its id, and under the address of its kind alone', async () => {
    const [one] = (await list('/blogs?limit=1')).data;
    expect((await resultOf<ArticleDetail>(`/blogs/${one!.id}`)).slug).toBe(one!.slug);
    expect((await app.get(`/news/${one!.slug}`)).status).toBe(404);
  });

  it('does not name a project that is not public', () =>
    undone(async (inside) => {
      const [hidden] = await inside.db.select().from(projects).where(eq(projects.status, 'draft'));
      const { slug } = await saveArticle(inside, input({ relatedProjectId: hidden!.id }));
      const { getArticle } = await import('#src/server/articles/articles.service.ts');
      expect((await getArticle(inside, 'blog', slug)).project).toBeNull();
    }));
});

test('GET /categories lists them in their order', async () => {
  const { data, total } = await resultOf<Page<{ slug: string; titleText: string }>>('/categories', {
    'accept-language': 'ar',
  });
  expect(total).toBe(8);
  expect(data[0]).toMatchObject({ slug: 'relief', titleText: 'الإغاثة' });
});

describe('saving an article', () => {
  it('sanitizes once, and stores nothing else', async () => {
    const { id, slug } = await save({
      title: { en: 'Sanitized once' },
      body: { en: '<h2>One</h2><p onclick="x()">a<script>alert(1)</script></p><a href="javascript:x">b</a>' },
    });
    const [stored] = await app.services.db.select().from(articles).where(eq(articles.id, id));
    expect(stored!.body).toEqual({ en: '<h2 id="s-one">One</h2><p>a</p><a>b</a>' });
    expect((await resultOf<ArticleDetail>(`/blogs/${slug}`)).body).toEqual(stored!.body);
    await app.services.db.delete(articles).where(eq(articles.id, id));
  });

  it('gives a taken slug a number, and a former one leads to the article for ever', async () => {
    const first = await save({ title: { en: 'Same title' } });
    const second = await save({ title: { en: 'Same title' } });
    expect([first.slug, second.slug]).toEqual(['same-title', 'same-title-2']);
    const moved = await save({ title: { en: 'Another title' } }, first.id);
    expect(moved.slug).toBe('another-title');
    expect((await resultOf<ArticleDetail>('/blogs/same-title')).slug).toBe('another-title');
    // A redirect is not taken away by a later article of the same name.
    const third = await save({ title: { en: 'Same title' } });
    expect(third.slug).toBe('same-title-3');
    for (const { id } of [first, second, third]) await app.services.db.delete(articles).where(eq(articles.id, id));
  });

  it('wants lead and text in every language of the title, and an original that is one of them', async () => {
    expect(await refused({ title: { en: 'A', ar: 'ب' } })).toEqual(['lead.ar required', 'body.ar required']);
    expect(await refused({ body: { en: '<script>x</script>' } })).toEqual(['body.en required']);
    expect(await refused({ lead: { en: 'A', tr: 'B' } })).toEqual(['title.tr required']);
    expect(await refused({ title: {} })).toEqual(['title atLeastOneLanguage']);
    expect(await refused({ originalLanguage: 'ar' })).toEqual(['originalLanguage invalidSelection']);
    expect(await refused({ correctedAt: new Date() })).toEqual(['correction required']);
    expect(await refused({ tags: ['nothing'] })).toEqual(['tags.0 invalidSelection']);
    expect(await refused({ category: 'nothing' })).toEqual(['category invalidSelection']);
    expect(await refused({ author: 'nobody' })).toEqual(['author invalidSelection']);
  });

  it('the database itself refuses two leads of a kind, and a published article without a date', async () => {
    await expect(broken({ isLead: true })).rejects.toThrow('Failed query');
    await expect(broken({ publishedAt: null })).rejects.toThrow('Failed query');
    await expect(broken({ title: {} })).rejects.toThrow('Failed query');
    await expect(broken({ correctedAt: new Date() })).rejects.toThrow('Failed query');
  });
});

describe('the demo charity', () => {
  it('has thirty articles, three of them long, some without a language, one corrected', async () => {
    const rows = await app.services.db.select().from(articles).where(eq(articles.status, 'published'));
    expect(rows).toHaveLength(30);
    expect(rows.filter(({ body, originalLanguage }) => isLong(contentsOf(body[originalLanguage]!)))).toHaveLength(3);
    expect(rows.filter(({ title }) => languagesOf(title).length < 3).length).toBeGreaterThanOrEqual(3);
    expect(rows.filter(({ correction }) => correction !== null)).toHaveLength(1);
    const used = new Set(rows.map(({ categoryId }) => categoryId));
    expect(await app.services.db.select().from(articleCategories)).toHaveLength(used.size);
  });

  it('says no word that texts must not use', async () => {
    const rows = await app.services.db.select().from(articles);
    const found = rows.flatMap(({ body, lead, title }) =>
      [title, lead, body].flatMap((text) =>
        languagesOf(text).flatMap((language) => findRejectedWords(plainText(text[language]!), language)),
      ),
    );
    expect(found).toEqual([]);
  });
});

const tokenOf = (lines: readonly string[]): string => lines[0]!.split('/preview/')[1]!;

describe('the preview of a draft', () => {
  const run = commandRunner(() => app.services);

  it('is read by its link in each language, and by nothing else', async () => {
    const { slug } = await save({ title: { en: 'Not yet' }, status: 'draft' });
    const { code, lines } = await run('articles:preview', 'blog', slug);
    expect(code).toBe(0);
    expect(lines.slice(0, 3).map((line) => new URL(line).pathname.split('/preview/')[0])).toEqual(['', '/ar', '/tr']);
    const { article, endsAt } = await getPreview(app.services, tokenOf(lines), 'en');
    expect([article.titleText, article.bodyText]).toEqual(['Not yet', '<p>Its text.</p>']);
    expect(endsAt.getTime()).toBeGreaterThan(app.clock.now.getTime());
    expect((await app.get(`/blogs/${slug}`)).status).toBe(404);
  });

  it('ends after seven days, and takes no other token', async () => {
    const { id, slug } = await save({ title: { en: 'Still not' }, status: 'draft' });
    const { lines } = await run('articles:preview', 'blog', slug);
    const later = { ...app.services, now: () => new Date(app.clock.now.getTime() + 7 * 86_400_000) };
    const token = tokenOf(lines);
    for (const [ctx, tried] of [
      [later, token],
      [app.services, `${token}x`],
      [app.services, token.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))],
      [app.services, givingToken(app.services, { id, interval: 'month' })],
      [app.services, id],
    ] as const)
      await expect(getPreview(ctx, tried, 'en')).rejects.toMatchObject({ code: 'notFound' });
  });

  it('is printed for no unknown article', async () => {
    expect((await run('articles:preview', 'news', 'no-such')).code).toBe(1);
    expect((await run('articles:preview', 'events', 'no-such')).code).toBe(2);
  });
});
