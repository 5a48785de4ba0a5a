import { Hono } from 'hono';
import { requestId } from 'hono/request-id';
import { describe, expect, test } from 'vitest';
import { gunzipSync } from 'node:zlib';
import { answerKept, keepPages, keptKey } from '#src/framework/kept-pages.ts';
import { createPageStore } from '#src/framework/page-store.ts';
import type { AnswerVariables } from '#src/framework/nonce.ts';

const isKept = (path: string) => path === '/' || path === '/boom';

function site(...clock: Parameters<typeof createPageStore>) {
  const store = createPageStore(...clock);
  let renders = 0;
  let held: PromiseWithResolvers<void> | undefined;
  const gate = { close: () => { held = Promise.withResolvers(); }, open: () => held?.resolve() };
  const app = new Hono<{ Variables: AnswerVariables }>();
  app.use(requestId(), answerKept(store, isKept, false), keepPages(store, isKept, false));
  app.get('/', async (c) => {
    renders += 1;
    const mine = renders;
    await held?.promise;
    return c.html(`<p>rendered ${mine}</p><script>run()</script>`);
  });
  app.get('/boom', (c) => { renders += 1; return c.html('no', 500); });
  app.get('/other', (c) => c.html('other'));
  return { app, store, gate, renders: () => renders };
}

describe('a request', () => {
  test.each(['session=1', 'cart=x', 'theme=dark', '__Host-session=1', 'a=b; consent=yes', 'order-7=k'])('with the cookie %s is rendered for its person', (cookie) => {
    expect(keptKey(new Request('http://s/', { headers: { cookie } }), isKept)).toBeUndefined();
  });
  test('with a cookie that shows nothing is not personal', () => {
    expect(keptKey(new Request('http://s/', { headers: { cookie: 'language=ar; mycart=1' } }), isKept)).toBe('/');
  });
  test('with a query is rendered anew', () => {
    expect(keptKey(new Request('http://s/?a=1'), isKept)).toBeUndefined();
  });
  test('that writes is never answered from the store', () => {
    expect(keptKey(new Request('http://s/', { method: 'POST' }), isKept)).toBeUndefined();
  });
});

test('a page is rendered once and then only handed out, with an id of its own for each request', async () => {
  const { app, renders } = site();
  const first = await app.request('/');
  const second = await app.request('/');
  expect(await second.text()).toBe(await first.text());
  expect(renders()).toBe(1);
  expect(first.headers.get('x-request-id')).not.toBe(second.headers.get('x-request-id'));
  expect(second.headers.get('content-security-policy')).toContain('sha256-');
  expect(second.headers.get('x-content-type-options')).toBe('nosniff');
});

test('a hundred visitors at once cost one rendering', async () => {
  const { app, gate, renders } = site();
  gate.close();
  const answers = Array.from({ length: 100 }, () => app.request('/'));
  gate.open();
  expect(new Set(await Promise.all(answers.map(async (answer) => (await answer).text()))).size).toBe(1);
  expect(renders()).toBe(1);
});

test('who has the page already gets no bytes', async () => {
  const { app } = site();
  const etag = (await app.request('/')).headers.get('etag')!;
  const again = await app.request('/', { headers: { 'if-none-match': etag } });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe('');
});

test('the bytes are compressed as the browser can read them', async () => {
  const { app } = site();
  await app.request('/');
  const answer = await app.request('/', { headers: { 'accept-encoding': 'gzip' } });
  expect(answer.headers.get('content-encoding')).toBe('gzip');
  expect(gunzipSync(Buffer.from(await answer.arrayBuffer())).toString()).toContain('rendered 1');
});

test('an error is never kept', async () => {
  const { app, renders } = site();
  expect((await app.request('/boom')).status).toBe(500);
  expect((await app.request('/boom')).status).toBe(500);
  expect(renders()).toBe(2);
});

test('after a write the page is rendered anew', async () => {
  const { app, store } = site();
  await app.request('/');
  store.forget();
  expect(await (await app.request('/')).text()).toContain('rendered 2');
});

test('what was drawn before the turn of the day is not handed out after it, though it was finished after it', async () => {
  let now = 900;
  const { app, gate } = site(() => now, () => (now < 1_000 ? 1_000 : 2_000));
  gate.close();
  const first = app.request('/');
  now = 1_001;
  gate.open();
  expect(await (await first).text()).toContain('rendered 1');
  expect(await (await app.request('/')).text()).toContain('rendered 2');
  expect(await (await app.request('/')).text()).toContain('rendered 2');
});
