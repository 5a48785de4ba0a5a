import { gunzipSync } from 'node:zlib';
import { expect, test } from './console.ts';

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

test('a page of one person has a nonce and is kept by nobody; a page of all has hashes', async ({ request }) => {
  const kept = (await request.get('/')).headers();
  expect(kept['content-security-policy']).toContain('sha256-');
  expect(kept['content-security-policy']).not.toContain('nonce-');
  expect(kept['cache-control']).toContain('public');
  const personal = (await request.get('/', { headers: { cookie: 'theme=dark' } })).headers();
  expect(personal['content-security-policy']).toContain('nonce-');
  expect(personal['cache-control']).toBe('private, no-store');
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
  const script = await page.locator('script[src^="/assets/"], link[rel=modulepreload][href^="/assets/"]').first().evaluate((element) => element.getAttribute('src') ?? element.getAttribute('href'));
  const asset = await page.request.get(script!, { headers: { 'accept-encoding': 'gzip' } });
  expect(asset.headers()['content-encoding']).toBe('gzip');
  expect(asset.headers()['cache-control']).toContain('immutable');
  expect(gunzipSync).toBeDefined();
});

test('an address with broken encoding does not exist', async ({ baseURL }) => {
  const answer = await fetch(`${baseURL}/projects/%E0%A4%A`);
  expect(answer.status).toBe(404);
});
