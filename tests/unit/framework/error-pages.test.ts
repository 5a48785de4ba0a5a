import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { requestId } from 'hono/request-id';
import { expect, test } from 'vitest';
import { errorPages } from '#src/framework/error-pages.ts';
import type { AnswerVariables } from '#src/framework/response-variables.ts';
import { staticHtmlPolicy } from '#src/framework/static-html.ts';

const site = new Hono<{ Variables: AnswerVariables }>();
site.use(requestId(), errorPages);
site.get('/fine', (c) => c.html('fine'));
site.get('/away', () => new Response('gone', { status: 503 }));
site.get('*', () => new Response('boom: secret of the inside', { status: 500, headers: { 'x-inside': 'secret' } }));

test.each([
  ['/cart', 'en', 'ltr', 'Something went wrong'],
  ['/ar/cart', 'ar', 'rtl', 'حدث خطأ ما'],
  ['/tr', 'tr', 'ltr', 'Bir sorun oluştu'],
])('a page that fails at %s speaks %s and says nothing of the inside', async (path, lang, dir, title) => {
  const answer = await site.request(path);
  const html = await answer.text();
  expect(answer.status).toBe(500);
  expect(html).toContain(`<html lang="${lang}" dir="${dir}">`);
  expect(html).toContain(title);
  expect(html).toContain(answer.headers.get('x-request-id'));
  expect(html).not.toContain('secret');
  expect(answer.headers.get('x-inside')).toBeNull();
});

test('a page that fails while the database is unreachable has the time of a retry', async () => {
  const answer = await site.request('/away');
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
});

test('a successful response is unchanged', async () => {
  expect(await (await site.request('/fine')).text()).toBe('fine');
});

test("the policy allows the page's style", async () => {
  const html = await (await site.request('/boom')).text();
  const style = /<style>([\s\S]*)<\/style>/.exec(html)![1]!;
  expect(staticHtmlPolicy).toContain(createHash('sha256').update(style).digest('base64'));
});
