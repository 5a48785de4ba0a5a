import { once } from 'node:events';
import { get, type IncomingMessage, type RequestOptions } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { expect, test } from './console.ts';

/** A path as it stands: whatever else asks would put it right before it leaves. */
async function raw(options: RequestOptions): Promise<IncomingMessage> {
  const [answer] = (await once(get(options), 'response')) as [IncomingMessage];
  answer.resume();
  return answer;
}

test('every answer has an id of its own and the headers that protect it', async ({ request }) => {
  for (const path of ['/', '/ar', '/nowhere', '/api/v1/nowhere', '/favicon.svg', '/health/live', '/forms/nowhere']) {
    const first = (await request.get(path)).headers();
    const second = (await request.get(path)).headers();
    expect(first['x-request-id'], path).toBeTruthy();
    expect(first['x-request-id'], path).not.toBe(second['x-request-id']);
    expect(first['x-content-type-options'], path).toBe('nosniff');
    expect(first['x-frame-options'], path).toBe('DENY');
    expect(first['content-security-policy'], path).toBeTruthy();
    expect(first['cache-control'], path).toBeTruthy();
  }
});

test('a page of everybody is public, one of a person is kept by nobody, and both allow our own scripts alone', async ({
  request,
}) => {
  const cached = (await request.get('/')).headers();
  const personal = (await request.get('/', { headers: { cookie: 'theme=dark' } })).headers();
  expect(cached['cache-control']).toContain('public');
  expect(personal['cache-control']).toBe('private, no-store');
  expect(personal['content-security-policy']).toBe(cached['content-security-policy']);
  expect(cached['content-security-policy']).toMatch(/script-src 'self' 'sha256-[^']+' 'sha256-[^']+';/);
});

test('no page takes a write, whatever it is called', async ({ request }) => {
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
    for (const path of ['/', '/ar', '/RSC/R/_root.txt', '/assets/x.js', '/health/live']) {
      const answer = await request.fetch(path, { method, data: 'x' });
      expect(answer.status(), `${method} ${path}`).toBe(405);
      expect(answer.headers()['allow']).toBe('GET, HEAD');
    }
  }
});

test('a body over its limit is refused before it is read', async ({ request }) => {
  const answer = await request.post('/api/v1/email-subscriptions', { data: 'x'.repeat(65 * 1024) });
  expect(answer.status()).toBe(413);
  expect(await answer.json()).toMatchObject({ errorCode: 'fileTooLarge' });
});

test('bytes are compressed once, and assets are kept for ever', async ({ page, baseURL }) => {
  const answer = await fetch(`${baseURL}/`, { headers: { 'accept-encoding': 'br' } });
  expect(answer.headers.get('content-encoding')).toBe('br');
  await page.goto('/');
  const { entry } = JSON.parse((await page.locator('#page-data').textContent())!) as { entry: string };
  const asset = await page.request.get(entry, { headers: { 'accept-encoding': 'gzip' } });
  expect(asset.headers()['content-encoding']).toBe('gzip');
  expect(asset.headers()['cache-control']).toContain('immutable');
  expect(gunzipSync).toBeDefined();
});

test('an address of the router that is none is no error of the site', async ({ baseURL }) => {
  for (const path of [
    '/RSC/',
    '/RSC',
    '/RSC/x',
    '/RSC/x.txt',
    '/RSC/R.txt',
    '/RSC/R/.txt',
    '/RSC/R//evil.example.txt',
    '/RSC/F/x/y.txt',
    '/RSC/S/x.txt',
    '/RSC/R/_root.txt/',
    '/RSC/R/%E0%A4%A',
  ]) {
    expect((await fetch(baseURL + path)).status, path).toBe(404);
  }
  for (const path of [
    '/RSC/R/_root.txt',
    '/RSC/R/ar/projects.txt?query=sort%3Dnewest',
    '/RSC/R/nowhere.txt',
    '/RSC/R/projects/%E0%A4%A.txt',
  ])
    expect((await fetch(baseURL + path)).status, path).toBe(200);
});

test('each page has one address: a slash at its end is led away, and nobody to another host', async ({ baseURL }) => {
  const { hostname, port } = new URL(baseURL!);
  for (const [path, location] of [
    ['/projects/', '/projects'],
    ['/ar/', '/ar'],
    ['/ar/projects/?sort=newest', '/ar/projects?sort=newest'],
    ['//evil.example/', '/evil.example'],
    ['/ar//evil.example', '/ar/evil.example'],
  ]) {
    const { headers, statusCode } = await raw({ hostname, port, path });
    expect(statusCode, path).toBe(301);
    expect(headers.location, path).toBe(location);
    expect(headers['x-content-type-options']).toBe('nosniff');
  }
});

test('the page for what does not exist does not exist either', async ({ request }) => {
  expect((await request.get('/404')).status()).toBe(404);
});

test('an address with broken encoding does not exist', async ({ baseURL }) => {
  const answer = await fetch(`${baseURL}/projects/%E0%A4%A`);
  expect(answer.status).toBe(404);
});
