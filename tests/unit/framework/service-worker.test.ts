import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

type FetchEvent = {
  request: object;
  preloadResponse: Promise<undefined>;
  respondWith: (answer: Promise<Response>) => void;
  waitUntil: (work: Promise<void>) => void;
};

const code = readFileSync('src/framework/offline/service-worker.js', 'utf8');
const SETTINGS = {
  version: 'v',
  project: '^/projects/[^/]+$',
  cart: ['/cart'],
  offline: { en: '/offline', ar: '/ar/offline', tr: '/tr/offline' },
  words: { en: 'no connection', ar: '', tr: '' },
};

/** The worker, with copies of some pages and a network of the test. What it stores joins the copies. */
function startWorker(copies: Record<string, string>, network: (address: string) => Promise<Response>) {
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
    put: async (path: string, response: Response) => {
      copies[path] = await response.text();
    },
    add: async (path: string) => {
      copies[path] = await (await network(path)).text();
    },
    delete: async (path: string) => delete copies[path],
    keys: async () => [],
  };
  vi.stubGlobal('self', self);
  vi.stubGlobal('caches', { open: async () => cache });
  vi.stubGlobal('fetch', (asked: string | { url: string }) =>
    network(typeof asked === 'string' ? asked : new URL(asked.url).pathname),
  );
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
      waitUntil: () => {},
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

const WELL = '<html><script src="/assets/page-1.js"></script><script id="page-data">{"data":"/RSC/well"}</script>';

it('keeps a page only when its scripts and its data are kept', async () => {
  const copies: Record<string, string> = {};
  const script = Promise.withResolvers<Response>();
  await startWorker(copies, async (address) => {
    if (address === '/projects/well') return new Response(WELL);
    return address === '/assets/page-1.js' ? script.promise : new Response('data');
  })('/projects/well');
  expect(Object.keys(copies)).toEqual([]);
  script.resolve(new Response('import("./ar.js")'));
  await vi.advanceTimersByTimeAsync(1);
  expect(Object.keys(copies)).toEqual(['/assets/page-1.js', '/assets/ar.js', '/RSC/well', '/projects/well']);
});

it('keeps a page without the file that cannot be fetched', async () => {
  const copies: Record<string, string> = {};
  await startWorker(copies, async (address) => {
    if (address.startsWith('/assets/')) throw new TypeError('no connection');
    return new Response(address === '/projects/well' ? WELL : 'data');
  })('/projects/well');
  expect(Object.keys(copies)).toEqual(['/RSC/well', '/projects/well']);
});

it('keeps the former copy, with its data, until the new one is whole', async () => {
  const former = WELL.replace('/RSC/well', '/RSC/former');
  const copies: Record<string, string> = { '/projects/well': former, '/RSC/former': 'data' };
  const data = Promise.withResolvers<Response>();
  await startWorker(copies, async (address) => {
    if (address === '/RSC/well') return data.promise;
    return new Response(address === '/projects/well' ? WELL : 'script');
  })('/projects/well');
  expect(copies).toMatchObject({ '/projects/well': former, '/RSC/former': 'data' });
  data.resolve(new Response('new data'));
  await vi.advanceTimersByTimeAsync(1);
  expect(copies).toMatchObject({ '/projects/well': WELL, '/RSC/well': 'new data' });
  expect(copies).not.toHaveProperty('/RSC/former');
});
