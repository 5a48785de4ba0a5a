import { describe, expect, test } from 'vitest';
import { renderErrorResponse } from '#src/endpoints/error-page.ts';
import { createForms } from '#src/server/forms.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { readEnv } from '#src/server/platform/env.ts';

// A choice of appearance uses no service.
const formsOf = (env: Record<string, string> = {}) =>
  createForms(async () => ({ env: readEnv(env) }) as ServiceContext, renderErrorResponse);
const forms = formsOf();

const post = (
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string> = { origin: 'http://localhost' },
) => forms.request(`http://localhost${path}`, { method: 'POST', body: new URLSearchParams(fields), headers });

test('a chosen appearance is stored, and the response redirects to the page', async () => {
  const answer = await post('/theme', { theme: 'dark', locale: 'ar', returnTo: '/faqs' });
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe('/ar/faqs');
  // Readable, because the script in the head of every page applies it.
  expect(answer.headers.get('set-cookie')).toMatch(/^theme=dark; Max-Age=31536000; Path=\/; SameSite=Lax$/);
});

test('the appearance of the device is the absence of a choice', async () => {
  expect((await post('/theme', { theme: 'system' })).headers.get('set-cookie')).toMatch(/^theme=;.*Max-Age=0/);
});

test('more contrast and less motion are turned on and off', async () => {
  expect((await post('/theme', { contrast: 'more' })).headers.get('set-cookie')).toMatch(
    /^contrast=more; Max-Age=31536000/,
  );
  expect((await post('/theme', { motion: 'reduced' })).headers.get('set-cookie')).toMatch(/^motion=reduced;/);
  expect((await post('/theme', { motion: 'system' })).headers.get('set-cookie')).toMatch(/^motion=;.*Max-Age=0/);
  expect((await post('/theme', { contrast: 'less' })).headers.get('set-cookie')).toBeNull();
});

test('another value changes nothing', async () => {
  expect((await post('/theme', { theme: 'purple"; x' })).headers.get('set-cookie')).toBeNull();
});

test.each(['//evil.example', 'https://evil.example', '/\\evil.example', '/a\nb', ''])(
  'a form never redirects to another site: %j',
  async (returnTo) => {
    expect((await post('/theme', { theme: 'dark', returnTo })).headers.get('location')).toBe('/');
  },
);

test('a form of another site is rejected', async () => {
  const answer = await post('/theme', { theme: 'dark' }, { origin: 'https://evil.example' });
  expect(answer.status).toBe(403);
  expect(answer.headers.get('set-cookie')).toBeNull();
});

test('both answers to the consent question are stored for the same time', async () => {
  for (const consent of ['given', 'refused'])
    expect((await post('/consent', { consent })).headers.get('set-cookie')).toContain(`consent=${consent}`);
});

describe('behind https', () => {
  const secure = formsOf({ PUBLIC_URL: 'https://sanad.example' });
  const choose = (headers: Record<string, string>, url = 'http://10.0.0.5:3000/theme') =>
    secure.request(url, { method: 'POST', body: new URLSearchParams({ theme: 'dark' }), headers });

  test('a form with the right origin is accepted, also without fetch metadata', async () => {
    const answer = await choose({ origin: 'https://sanad.example' });
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([
      303,
      'theme=dark; Max-Age=31536000; Path=/; Secure; SameSite=Lax',
    ]);
    expect((await choose({ origin: 'https://sanad.example', 'sec-fetch-site': 'same-origin' })).status).toBe(303);
    expect((await choose({ 'sec-fetch-site': 'same-origin' })).status).toBe(303);
  });

  test.each([
    { origin: 'http://sanad.example' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'https://sanad.example:444' },
    { origin: 'http://10.0.0.5:3000' },
    {},
    { origin: 'https://sanad.example', 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'none' },
  ])('one that says %o is refused', async (headers) => {
    expect((await choose(headers as Record<string, string>)).status).toBe(403);
  });
});

test.each(['http://localhost:3000', 'http://127.0.0.1:4711', 'http://[::1]:3000', 'http://192.168.1.5:3000'])(
  'without a configured address the site accepts forms from %s',
  async (origin) => {
    expect(
      (
        await forms.request(`${origin}/theme`, {
          method: 'POST',
          body: new URLSearchParams({ theme: 'dark' }),
          headers: { origin },
        })
      ).status,
    ).toBe(303);
  },
);

test("another site's name that resolves to this machine is rejected", async () => {
  const origin = 'http://rebound.example:3000';
  expect(
    (
      await forms.request(`${origin}/theme`, {
        method: 'POST',
        body: new URLSearchParams({ theme: 'dark' }),
        headers: { origin },
      })
    ).status,
  ).toBe(403);
});
