import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { countViews } from '#src/framework/count-views.ts';

const viewsOf = async (address: string, init: RequestInit = {}): Promise<string[]> => {
  const seen: string[] = [];
  const app = new Hono()
    .use(countViews((path) => seen.push(path)))
    .get('/gone', (c) => c.html('', 404))
    .get('/RSC/*', (c) => c.text('flight'))
    .get('/api/*', (c) => c.json({}))
    .all('*', (c) => c.html('page'));
  await app.request(address, init);
  return seen;
};

it.each([
  ['/faqs?utm_source=x', ['/faqs']],
  ['/RSC/R/faqs.txt?query=', ['/RSC/R/faqs.txt']],
  ['/RSC/R/faqs.txt?query=&version=abc', []],
  ['/api/v1/projects', []],
  ['/gone', []],
])('%s', async (address, seen) => {
  expect(await viewsOf(address)).toEqual(seen);
});

it('neither a post nor what is fetched ahead is a page that somebody opened', async () => {
  expect(await viewsOf('/faqs', { method: 'POST' })).toEqual([]);
  expect(await viewsOf('/faqs', { headers: { 'sec-purpose': 'prefetch' } })).toEqual([]);
  expect(await viewsOf('/faqs', { headers: { purpose: 'prefetch' } })).toEqual([]);
});
