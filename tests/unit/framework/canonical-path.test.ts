import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { canonicalPath } from '#src/framework/canonical-path.ts';

const site = new Hono();
site.use(canonicalPath);
site.get('*', (c) => c.html('page'));

test.each([
  ['/projects/', '/projects'],
  ['/ar/', '/ar'],
  ['/ar/projects/?sort=newest&q=a%2Fb', '/ar/projects?sort=newest&q=a%2Fb'],
  ['/projects///', '/projects'],
  ['/ar//cart', '/ar/cart'],
])('%s leads to %s for good', async (from, to) => {
  const answer = await site.request(`http://sanad.example${from}`);
  expect(answer.status).toBe(301);
  expect(answer.headers.get('location')).toBe(to);
});

test.each([
  '//evil.example/',
  '//evil.example',
  '///evil.example/',
  '/\\evil.example/',
  '//evil.example/%2e%2e/',
  '/ar//evil.example/',
  '//user@evil.example:80/',
  '/%09//evil.example/',
])('%s leads to no other host', async (path) => {
  const request = new Request(`http://sanad.example${path}`);
  const location = (await site.request(request)).headers.get('location')!;
  expect(location).toMatch(/^\/(?![/\\])/);
  expect(new URL(location, 'http://sanad.example').host).toBe('sanad.example');
});

test.each(['/', '/ar', '/projects?next=//evil.example/', '/RSC/R/_root.txt', '/RSC/R/ar/projects.txt'])(
  '%s is an address as it stands',
  async (path) => {
    expect((await site.request(path)).status).toBe(200);
  },
);

test.each([
  '/RSC/',
  '/RSC/x',
  '/RSC/x.txt',
  '/RSC/R.txt',
  '/RSC/R/.txt',
  '/RSC/R//evil.example.txt',
  '/RSC/R/projects/.txt',
  '/RSC/F/x/y.txt',
  '/RSC/S/x.txt',
  '/RSC/R/_root.txt/',
])('%s is no address', async (path) => {
  expect((await site.request(path)).status).toBe(404);
});

test('the not-found page has status 404 at its own address', async () => {
  const answer = await site.request('/404');
  expect(answer.status).toBe(404);
  expect(await answer.text()).toBe('page');
  expect(answer.headers.get('content-type')).toContain('text/html');
});
