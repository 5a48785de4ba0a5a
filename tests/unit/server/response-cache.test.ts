import { expect, test, vi } from 'vitest';
import { ResponseCache } from '#src/server/http/response-cache.ts';

/** A cache with a clock of the test, and a response that counts how often it was made. */
function setup() {
  const clock = { now: 1000 };
  const cache = new ResponseCache(() => clock.now);
  let made = 0;
  const make = vi.fn<() => Promise<string>>(async () => `answer ${(made += 1)}`);
  const read = async (key = 'list', accepted = '') => (await cache.get(key, 'projects', accepted, make)).body;
  return { cache, clock, make, read };
}

test('a response is made once for concurrent requests, and cached for ten seconds', async () => {
  const { clock, make, read } = setup();
  expect(await Promise.all([read(), read(), read()])).toEqual(['answer 1', 'answer 1', 'answer 1']);
  clock.now += 9999;
  expect(await read()).toBe('answer 1');
  expect(make).toHaveBeenCalledTimes(1);
});

test('after a donation the stale response is served once more, and the next one is new', async () => {
  const { cache, clock, make, read } = setup();
  await read();
  clock.now += 10;
  cache.invalidate('project:0191d0e0-0000-7000-8000-000000000000');
  clock.now += 10;
  expect(await read()).toBe('answer 1');
  expect(make).toHaveBeenCalledTimes(2);
  expect(await read()).toBe('answer 2');
});

test('no response is served that has been stale for more than three seconds', async () => {
  const { cache, clock, read } = setup();
  await read();
  clock.now += 10;
  cache.invalidate('project:0191d0e0-0000-7000-8000-000000000000');
  clock.now += 3001;
  expect(await read()).toBe('answer 2');
});

test('another write drops the response, and one that was begun before the write is not stored', async () => {
  const { cache, clock, make, read } = setup();
  const begun = read();
  clock.now += 1;
  cache.invalidate('projects');
  clock.now += 1;
  expect(await read()).toBe('answer 2');
  await begun;
  expect(await read()).toBe('answer 2');
  cache.invalidate('site');
  clock.now += 1;
  expect(await read()).toBe('answer 3');
  expect(make).toHaveBeenCalledTimes(3);
});

test('a failure is not cached', async () => {
  const { make, read } = setup();
  make.mockRejectedValueOnce(new Error('the database is away'));
  await expect(read()).rejects.toThrow('away');
  expect(await read()).toBe('answer 1');
});

test('a hundred thousand different queries stay within the limit', async () => {
  const { cache } = setup();
  const long = 'x'.repeat(20_000);
  for (let query = 0; query < 100_000; query += 1) await cache.get(`search ${query}`, 'projects', '', async () => long);
  expect(cache.size).toBeLessThan(500);
});

test('each encoding is compressed once and has its own etag', async () => {
  const { cache } = setup();
  const read = (accepted: string) =>
    cache.get('list', 'projects', accepted, async () => 'A year of care. '.repeat(200));
  const [plain, gzip, br, again] = [await read(''), await read('gzip'), await read('gzip, br'), await read('br')];
  expect([plain.encoding, gzip.encoding, br.encoding]).toEqual([undefined, 'gzip', 'br']);
  expect(new Set([plain.etag, gzip.etag, br.etag]).size).toBe(3);
  expect(again.body).toBe(br.body);
});
