import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { renderErrorResponse } from '#src/endpoints/error-page.ts';
import { createForms } from '#src/server/forms.ts';
import { createTestApp, type TestApp } from '#tests/fixtures/test-app.ts';

let app: TestApp;
let forms: ReturnType<typeof createForms>;
beforeAll(async () => {
  app = await createTestApp({ template: 'empty' });
  forms = createForms(async () => app.services, renderErrorResponse);
});
afterAll(() => app.close());

const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
const send = (path: string, init: RequestInit & { headers?: Record<string, string> } = {}) =>
  forms.request(`http://localhost${path}`, {
    method: 'POST',
    ...init,
    headers: { accept: BROWSER, origin: 'http://localhost', ...init.headers },
  });
const fields = (values: Record<string, string>) => new URLSearchParams(values);
const unreadable = { body: 'no part at all', headers: { 'content-type': 'multipart/form-data; boundary=x' } };

describe('a form that reaches no page gets an error page', () => {
  it.each([
    ['a form that is not there', '/nowhere', { body: fields({ locale: 'ar' }) }, 404, 'ar', 'انتهت صلاحية هذا النموذج'],
    [
      'a body that cannot be read',
      '/cart/add',
      { body: unreadable.body, headers: { ...unreadable.headers, referer: 'http://localhost/tr/cart' } },
      400,
      'tr',
      'Gönderdiğiniz formu okuyamadık',
    ],
    [
      'an address that is opened like a page',
      '/cart/add',
      { method: 'GET', headers: { 'accept-language': 'tr-TR,tr;q=0.9' } },
      405,
      'tr',
      'Bu işlem bu sayfada yapılamaz',
    ],
    [
      'a form from another site',
      '/cart/add',
      {
        body: fields({ locale: 'tr' }),
        headers: { origin: 'https://evil.example', referer: 'https://evil.example/', 'accept-language': 'ar' },
      },
      403,
      'ar',
      'تعذّر قبول هذا النموذج',
    ],
  ])('%s', async (_case, path, init, status, locale, title) => {
    const answer = await send(path, init);
    const page = await answer.text();
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('content-security-policy')).toContain("script-src 'none'");
    expect(page).toContain(`<html lang="${locale}"`);
    expect(page).toContain(`<h1>${title}</h1>`);
  });

  it('with the time of a retry', async () => {
    const answer = await renderErrorResponse(
      new Request('http://localhost/forms/cart/add', { method: 'POST', headers: { accept: BROWSER } }),
      { code: 'tooManyRequests', retryAfter: 30 },
    );
    expect(answer.status).toBe(429);
    expect(answer.headers.get('retry-after')).toBe('30');
    expect(await answer.text()).toContain('back button');
  });

  it('with a link to the page of the form, in its language', async () => {
    expect(
      await (await send('/nowhere', { body: fields({ locale: 'ar', returnTo: '/projects/x' }) })).text(),
    ).toContain('<a href="/ar/projects/x">');
    expect(
      await (
        await send('/cart/add', {
          ...unreadable,
          headers: { ...unreadable.headers, referer: 'http://localhost/ar/cart?secret=1' },
        })
      ).text(),
    ).toContain('<a href="/ar/cart">');
  });

  it.each(['//evil.example', 'https://evil.example/', '/x"><script>'])('without a link to %s', async (returnTo) => {
    const page = await (
      await send('/nowhere', { body: fields({ returnTo }), headers: { referer: 'https://evil.example/ar' } })
    ).text();
    expect(page).not.toContain('evil.example');
    expect(page).not.toContain('<script');
  });

  it('with words for every code', async () => {
    for (const code of ['unavailable', 'conflict', 'fileTooLarge'] as const) {
      expect(
        await (
          await renderErrorResponse(new Request('http://localhost/forms/x', { headers: { accept: BROWSER } }), { code })
        ).text(),
      ).toMatch(/<h1>[^<]+<\/h1>/);
    }
  });
});

it.each([['application/json'], ['*/*']])('a script that asks for %s gets JSON', async (accept) => {
  const answer = await send('/nowhere', {
    body: fields({ locale: 'ar' }),
    headers: { accept, origin: 'http://localhost' },
  });
  expect(answer.status).toBe(404);
  expect(await answer.json()).toMatchObject({
    errorCode: 'notFound',
    errorMessage: expect.stringMatching(/[\u0600-\u06FF]/),
  });
});

it('says which methods an address allows', async () => {
  expect((await send('/cart/add', { method: 'PUT' })).headers.get('allow')).toBe('POST');
});

it('passes an unexpected error to the adapter, which logs it', async () => {
  const broken = createForms(async () => {
    throw new Error('planted');
  }, renderErrorResponse);
  broken.onError((error, c) => c.text(error.message, 500));
  expect(
    await (
      await broken.request('http://localhost/theme', {
        method: 'POST',
        body: fields({}),
        headers: { origin: 'http://localhost' },
      })
    ).text(),
  ).toBe('planted');
});

describe('the link back from an error page', () => {
  it.each([
    'http://localhost//evil.example/x',
    'http://localhost/\\evil.example',
    'http://localhost/%0d%0a//x\\y',
    'http://localhost///evil.example',
  ])('never leads to another site: %s', async (referer) => {
    const answer = await renderErrorResponse(
      new Request('http://localhost/forms/nothing', { method: 'POST', headers: { accept: 'text/html', referer } }),
      { code: 'notFound' },
    );
    for (const [, href] of (await answer.text()).matchAll(/href="([^"]*)"/g))
      expect(new URL(href!, 'http://localhost').host).toBe('localhost');
  });
});
