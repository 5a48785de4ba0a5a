import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

type FetchEvent = {
  request: object;
  preloadResponse: Promise<undefined>;
  respondWith: (answer: Promise<Response>) => void;
};

const code = readFileSync('src/framework/offline/service-worker.js', 'utf8');
const SETTINGS = {
  version: 'v',
  project: '^/projects/[^/]+$',
  cart: ['/cart'],
  offline: { en: '/offline', ar: '/ar/offline', tr: '/tr/offline' },
  words: { en: 'no connection', ar: '', tr: '' },
};

/** The worker, with copies of some pages and a network of the test. */
function startWorker(copies: Record<string, string>, network: () => Promise<Response>) {
  const listeners: Record<string, (event: FetchEvent) => void> = {};
  const self = {
    SETTINGS,
    addEventListener: (name: string, listener: (event: FetchEvent) => void) => {
      listeners[name] = listener;
    },
    location: { origin: 'https://sanad.test' },
    navigator: {},
  };
  const cache = {
    match: async (path: string) =>
      copies[path] === undefined
        ? undefined
        : new Response(copies[path], { headers: { 'x-kept-at': '2026-05-04T09:00:00Z' } }),
  };
  vi.stubGlobal('self', self);
  vi.stubGlobal('caches', { open: async () => cache });
  vi.stubGlobal('fetch', network);
  // Redirects to a path stand on the worker's own address.
  vi.spyOn(Response, 'redirect').mockImplementation(
    (to) => new Response(null, { status: 302, headers: { location: String(to) } }),
  );
  // oxlint-disable-next-line no-new-func -- a worker is a script and no module
  new Function(code)();
  return async (path: string): Promise<Response> => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    listeners['fetch']!({
      request: { url: `https://sanad.test${path}`, method: 'GET', mode: 'navigate' },
      preloadResponse: Promise.resolve(undefined),
      respondWith: (answer) => void answer.then(resolve),
    });
    await vi.advanceTimersByTimeAsync(20_000);
    return promise;
  };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
const never = () => new Promise<Response>(() => {});
const late = () => new Promise<Response>((resolve) => setTimeout(resolve, 19_000, new Response('late')));

it('shows the copy of a page for which the server gives no answer', async () => {
  const open = startWorker({ '/projects/well': '<html lang="en">the well' }, never);
  expect(await (await open('/projects/well')).text()).toBe('<html data-kept lang="en">the well');
});

it('leads to the page of what works without a connection where there is no copy', async () => {
  const open = startWorker({ '/offline': '<html>' }, never);
  expect((await open('/checkout?order=7')).headers.get('location')).toBe('/offline?to=%2Fcheckout%3Forder%3D7');
});

it('says so in a sentence where nothing is kept', async () => {
  const answer = await startWorker({}, never)('/faqs');
  expect([answer.status, await answer.text()]).toEqual([503, 'no connection']);
});

it('waits for an answer that comes in time', async () => {
  expect(await (await startWorker({}, late)('/faqs')).text()).toBe('late');
});
