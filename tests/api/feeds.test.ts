import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFeeds } from '#src/endpoints/feeds.ts';
import { inScript } from '#src/pages/json-ld.tsx';
import { saveArticle } from '#src/server/articles/save-article.ts';
import { articles } from '#src/server/platform/db/schema/articles.ts';
import { statementsOf } from '#tests/fixtures/statements.ts';
import { createTestApp, type TestApp } from '#tests/fixtures/test-app.ts';

let app: TestApp;
const told: ((tag: string) => void)[] = [];
const tell = (tag: string) => {
  for (const listener of told) listener(tag);
};
let feeds: ReturnType<typeof createFeeds>;
beforeAll(async () => {
  app = await createTestApp({ onInvalidate: (listener) => told.push(listener) });
  feeds = createFeeds(async () => app.services);
});
afterAll(() => app.close());

const read = (path: string, headers = {}) => feeds.app.request(`http://localhost:3000${path}`, { headers });
const textOf = async (path: string) => (await read(path)).text();

test.each([
  ['/feeds/news.en.rss.xml', 'application/rss+xml', 18],
  ['/feeds/news.ar.atom.xml', 'application/atom+xml', 18],
  ['/feeds/blogs.tr.rss.xml', 'application/rss+xml', 11],
])('%s holds what is written in its language', async (path, type, count) => {
  const response = await read(path);
  expect(response.headers.get('content-type')).toBe(`${type}; charset=utf-8`);
  const text = await response.text();
  expect(text.match(/<item>|<entry>/g)).toHaveLength(count);
});

test.each([
  ['en', 'Sanad'],
  ['ar', 'سند'],
  ['tr', 'Sanad'],
])('a feed in %s names who has the rights as that language does', async (locale, name) => {
  expect(await textOf(`/feeds/news.${locale}.rss.xml`)).toContain(`<copyright>${name}</copyright>`);
  expect(await textOf(`/feeds/news.${locale}.atom.xml`)).toContain(`<rights>${name}</rights>`);
});

test('every address in a feed is whole, and a text cannot end its element', async () => {
  const { id } = await saveArticle(app.services, {
    kind: 'blog',
    title: { en: 'A ]]> & <b> title' },
    lead: { en: 'Lead ]]> <script>x</script>' },
    body: { en: '<h2>One</h2><p><a href="/projects">in</a> <a href="#s-one">here</a> ]]></p>' },
    category: 'reports',
    author: 'hala-mansour',
    originalLanguage: 'en',
    coverSeed: 1,
    status: 'published',
  });
  for (const format of ['rss', 'atom']) {
    tell('articles');
    const text = await textOf(`/feeds/blogs.en.${format}.xml`);
    expect(text).toContain('href="http://localhost:3000/projects"');
    expect(text).toContain('/blogs/a-b-title#s-one"');
    expect(text).not.toMatch(/href="[/#]/);
    // What is outside CDATA and tags holds no markup of the text.
    expect(text.replaceAll(/<!\[CDATA\[[\s\S]*?\]\]>/g, '')).not.toMatch(/<script|<b>/);
  }
  await app.services.db.delete(articles).where(eq(articles.id, id));
  tell(`gone:article:${id}`);
});

test('a feed is made once, answers an etag with 304, and is made again after a change', async () => {
  const path = '/feeds/news.tr.rss.xml';
  const tag = (await read(path)).headers.get('etag')!;
  expect(await statementsOf(app.services.db, () => textOf(path))).toEqual([]);
  expect((await read(path, { 'if-none-match': tag })).status).toBe(304);
  tell('articles');
  expect(await statementsOf(app.services.db, () => textOf(path))).toHaveLength(1);
});

test('a reader that asks by a list of tags, by a weak one or by the date learns that nothing changed', async () => {
  const path = '/feeds/news.tr.atom.xml';
  const { headers } = await read(path);
  const tag = headers.get('etag')!;
  const date = headers.get('last-modified')!;
  expect((await read(path, { 'if-none-match': `"another", W/${tag}` })).status).toBe(304);
  expect((await read(path, { 'if-none-match': '*' })).status).toBe(304);
  const unchanged = await read(path, { 'if-modified-since': date });
  expect([unchanged.status, unchanged.headers.get('last-modified')]).toEqual([304, date]);
  expect((await read(path, { 'if-none-match': '"another"', 'if-modified-since': date })).status).toBe(200);
  expect((await read(path, { 'if-modified-since': 'Thu, 01 Jan 1970 00:00:00 GMT' })).status).toBe(200);
  expect((await read(path, { 'if-modified-since': 'yesterday' })).status).toBe(200);
});

test('a draft is in no feed', async () => {
  expect(await textOf('/feeds/blogs.en.rss.xml')).not.toContain('What a year of waiting costs');
});

test('other addresses are left to other endpoints, or are 404', async () => {
  expect(feeds.matches('/feeds/events.en.rss.xml')).toBe(false);
  expect((await read('/feeds/news.de.rss.xml')).status).toBe(404);
});

test('structured data cannot end its element', () => {
  const text = inScript({ name: '</script><script>alert(1)</script>' });
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toEqual({ name: '</script><script>alert(1)</script>' });
});
