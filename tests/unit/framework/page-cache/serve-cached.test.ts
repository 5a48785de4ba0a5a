import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { requestId } from 'hono/request-id';
import { describe, expect, test } from 'vitest';
import { serveCached, renderCached } from '#src/framework/page-cache/serve-cached.ts';
import type { AnswerVariables } from '#src/framework/response-variables.ts';
import { createTestPages } from '#tests/fixtures/page-cache.ts';

function server() {
  const site = createTestPages({ tags: ['project:1', 'projects'] });
  const app = new Hono<{ Variables: AnswerVariables }>();
  app.use(requestId(), serveCached(site.pages, false), renderCached(site.pages, false));
  app.get('*', (c) => c.text('own page'));
  return { ...site, app };
}

describe('a cacheable page', () => {
  test.each([
    {},
    { cookie: 'js=1; cart=1**; theme=dark; consent=given; signed-in=1; session=x' },
    { cookie: 'language=tr' },
    { 'accept-language': 'ar' },
    { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' },
    { range: 'bytes=0-5' },
    { 'x-waku-etags': '{"root":"1"}' },
  ])('is the same bytes for a visitor with %j', async (headers) => {
    const { app } = server();
    const plain = await app.request('/');
    const theirs = await app.request('/', { headers });
    expect(theirs.status).toBe(200);
    expect(await theirs.text()).toBe(await plain.text());
    expect(theirs.headers.get('etag')).toBe(plain.headers.get('etag'));
    expect(theirs.headers.get('content-security-policy')).toBe(plain.headers.get('content-security-policy'));
    expect(theirs.headers.get('x-request-id')).not.toBe(plain.headers.get('x-request-id'));
  });

  test.each(['theme =dark', ' theme=dark', '\ttheme\t=dark', 'form =abc', 'a=1; cart=1**'])(
    'cannot be poisoned by the cookie %j',
    async (cookie) => {
      const { app } = server();
      expect(await (await app.request('/', { headers: { cookie } })).text()).toBe('own page');
      expect(await (await app.request('/')).text()).toContain('rendered 1');
    },
  );

  test('is sent in an accepted encoding, with its length', async () => {
    const { app } = server();
    const plain = await (await app.request('/')).text();
    const br = await app.request('/', { headers: { 'accept-encoding': 'gzip, br' } });
    expect(brotliDecompressSync(Buffer.from(await br.arrayBuffer())).toString()).toBe(plain);
    const gzip = await app.request('/', { headers: { 'accept-encoding': 'gzip, br;q=0' } });
    expect(gunzipSync(Buffer.from(await gzip.arrayBuffer())).toString()).toBe(plain);
    expect(gzip.headers.get('vary')).toBe('accept-encoding');
  });

  test('has its age and tags for shared caches', async () => {
    const answer = await server().app.request('/');
    expect(answer.headers.get('cache-control')).toMatch(
      /^public, max-age=0, must-revalidate, s-maxage=\d+, stale-while-revalidate=\d+/,
    );
    expect(answer.headers.get('surrogate-key')).toBe('site project-1 projects');
    expect(answer.headers.get('cache-tag')).toBe('site,project-1,projects');
  });

  test('is 304 where the visitor has it', async () => {
    const { app } = server();
    const etag = (await app.request('/')).headers.get('etag')!;
    const again = await app.request('/', { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
  });

  test('and its flight data are of one rendering', async () => {
    const { app, state } = server();
    const html = await (await app.request('/')).text();
    const { data } = JSON.parse(/type="application\/json">(.*)<\/script>/.exec(html)![1]!) as { data: string };
    const answer = await app.request(data, { headers: { cookie: 'theme=dark' } });
    expect(await answer.text()).toBe('0:"rendered 1"');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=60, s-maxage=60');
    expect(answer.headers.get('surrogate-key')).toBe('site project-1 projects');
    state.health = 'fails';
    expect((await app.request(data.replace(/version=.*/, 'version=of-another-day'))).status).toBe(404);
  });

  test('that fails is an error page, and is not stored', async () => {
    const { app, state } = server();
    state.health = 'fails';
    const answer = await app.request('/ar');
    expect(answer.status).toBe(500);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(await answer.text()).toContain(answer.headers.get('x-request-id'));
  });
});
