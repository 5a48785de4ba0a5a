import { expect, test } from 'vitest';
import { refuse } from '#src/pages/refusal.ts';
import type { ServiceContext } from '#src/server/context.ts';
import { createForms } from '#src/server/forms.ts';

// A choice of looks touches no service.
const forms = createForms(async () => ({}) as ServiceContext, refuse);

const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = { origin: 'http://localhost' }) =>
  forms.request(`http://localhost${path}`, { method: 'POST', body: new URLSearchParams(fields), headers });

test('a chosen appearance is remembered, and the person is back on the page', async () => {
  const answer = await post('/theme', { theme: 'dark', locale: 'ar', returnTo: '/faqs' });
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe('/ar/faqs');
  // Readable: the script in the head of every page shows it.
  expect(answer.headers.get('set-cookie')).toMatch(/^theme=dark;(?!.*HttpOnly)/);
});

test('the appearance of the device is the absence of a choice', async () => {
  expect((await post('/theme', { theme: 'system' })).headers.get('set-cookie')).toMatch(/^theme=;.*Max-Age=0/);
});

test('another value changes nothing', async () => {
  expect((await post('/theme', { theme: 'purple"; x' })).headers.get('set-cookie')).toBeNull();
});

test.each(['//evil.example', 'https://evil.example', '/\\evil.example', '/a\nb', ''])('a form never leads away from the site: %j', async (returnTo) => {
  expect((await post('/theme', { theme: 'dark', returnTo })).headers.get('location')).toBe('/');
});

test('a form of another site is refused', async () => {
  const answer = await post('/theme', { theme: 'dark' }, { origin: 'https://evil.example' });
  expect(answer.status).toBe(403);
  expect(answer.headers.get('set-cookie')).toBeNull();
});

test('both answers to the question of consent are remembered alike', async () => {
  for (const consent of ['given', 'refused']) expect((await post('/consent', { consent })).headers.get('set-cookie')).toContain(`consent=${consent}`);
});
