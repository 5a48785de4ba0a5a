import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApi } from '#src/server/api.ts';
import { statementsOf } from '#tests/fixtures/statements.ts';
import { createTestApp, type TestApp } from '#tests/fixtures/test-app.ts';

let app: TestApp;
let invalidate: (what: string) => void;
let api: ReturnType<typeof createApi>;
beforeAll(async () => {
  app = await createTestApp();
  const listeners: ((what: string) => void)[] = [];
  invalidate = (what) => {
    for (const listener of listeners) listener(what);
  };
  api = createApi({
    ...app.services,
    onInvalidate: (listener) => {
      listeners.push(listener);
    },
  });
});
afterAll(() => app.close());

const statements = async (...paths: string[]): Promise<number> =>
  (
    await statementsOf(app.services.db, async () => {
      for (const path of paths) expect((await api.request(path)).status).toBe(200);
    })
  ).length;

test.each([
  '/projects',
  '/project-types',
  '/project-categories',
  '/statistics',
  '/sliders',
  '/bank-accounts',
  '/contact-us-info',
  '/lookups/countries',
  '/lookups/nationalities',
  '/lookups/cities?country=JO',
])('%s asks the database once, then nobody until something is written', async (path) => {
  await api.request(path);
  expect(await statements(path, path)).toBe(0);
  invalidate('site');
  await api.request(path);
  expect(await statements(path)).toBe(0);
});

test('two spellings of a query share a response, and another language has its own', async () => {
  await api.request('/projects?limit=4&sort=newest');
  expect(await statements('/projects?sort=newest&limit=4', '/projects?limit=4')).toBe(0);
  const [arabic, english] = await Promise.all(
    ['ar', 'en'].map(async (language) =>
      (await api.request('/projects?limit=1', { headers: { 'accept-language': language } })).json(),
    ),
  );
  expect(arabic).not.toEqual(english);
});

test('an invalid query is not cached', async () => {
  for (let turn = 0; turn < 2; turn += 1) expect((await api.request('/projects?colour=green')).status).toBe(422);
});

test('a response has an age for shared caches, and an etag for a 304', async () => {
  const first = await api.request('/projects', { headers: { 'accept-encoding': 'br' } });
  expect(first.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=10, stale-while-revalidate=30');
  expect(first.headers.get('vary')).toBe('accept-language, accept-encoding');
  expect(first.headers.get('content-encoding')).toBe('br');
  expect(
    (
      await api.request('/projects', {
        headers: { 'accept-encoding': 'br', 'if-none-match': first.headers.get('etag')! },
      })
    ).status,
  ).toBe(304);
  expect((await api.request('/projects', { headers: { 'if-none-match': first.headers.get('etag')! } })).status).toBe(
    200,
  );
});

test('an operation without a cache group is not cached', async () => {
  const answer = await api.request('/payment-methods');
  expect(answer.headers.get('cache-control')).toBe('no-cache');
});
