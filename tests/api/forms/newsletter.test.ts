import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createApi } from '#src/server/api.ts';
import { consumeFormFlash } from '#src/server/http/form-flash.ts';
import { subscriberToken } from '#src/server/newsletter/newsletter.service.ts';
import { rowsOf } from '#src/server/platform/db/client.ts';
import { readEnv } from '#src/server/platform/env.ts';
import { createFormClient, type FormClient } from '#tests/fixtures/form-client.ts';
import { createTestApp, type TestApp } from '#tests/fixtures/test-app.ts';

let app: TestApp;
let client: FormClient;
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(() => {
  client = createFormClient(app.services);
});
afterAll(() => app.close());

const kept = () => consumeFormFlash(app.services, client.cookies.get('form'));
const page = { locale: 'tr', returnTo: '/faqs' };

it('redirects to its place on the page, which says once that an email is on its way', async () => {
  expect((await client.post('/newsletter', { ...page, email: 'huda@example.org' })).location).toBe(
    '/tr/faqs#newsletter',
  );
  expect((await kept())?.done?.message).toBeTruthy();
});

it('tells a program that fills in everything the same, and keeps nothing of it', async () => {
  await client.post('/newsletter', { ...page, email: 'robot@example.org', referenceUrl: 'https://spam.example' });
  expect((await kept())?.done?.message).toBeTruthy();
  expect(
    await rowsOf(app.services.db, sql`select 1 as one from newsletter_subscriptions where email = 'robot@example.org'`),
  ).toEqual([]);
});

it.each([
  ['', 'required'],
  ['huda', 'invalidEmail'],
  ['huda@example', 'invalidEmail'],
])('refuses %j and keeps it', async (email, code) => {
  await client.post('/newsletter', { ...page, email });
  expect(await kept()).toMatchObject({ fields: { email }, errors: [{ path: 'email', code }] });
});

it('shares its limit with the API, and keeps the typed values', async () => {
  const limited = { ...app.services, env: readEnv({}) };
  const api = createApi(limited);
  const ask = (email: string) =>
    api.request('/email-subscriptions', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email }),
    });
  for (let n = 0; n < 5; n += 1) expect((await ask(`limited-${n}@example.org`)).status).toBe(201);
  client = createFormClient(limited);
  await client.post('/newsletter', { ...page, email: 'limited-6@example.org' });
  expect(await kept()).toMatchObject({
    fields: { email: 'limited-6@example.org' },
    errors: [{ path: '', message: expect.stringContaining('deneme') as string }],
  });
  expect(
    await client.post('/newsletter', { ...page, email: 'limited-6@example.org' }, { accept: 'application/json' }),
  ).toMatchObject({ status: 429 });
});

it('is confirmed by a button, once, and ended by another', async () => {
  await client.post('/newsletter', { ...page, email: 'maryam@example.org' });
  const [row] = await rowsOf<{ id: string }>(
    app.services.db,
    sql`select id from newsletter_subscriptions where email = 'maryam@example.org'`,
  );
  const token = subscriberToken(app.services, row!.id);
  const press = async (what: string, with_: string) => {
    await client.post(`/newsletter/${what}`, { ...page, token: with_ });
    return (await kept())?.done?.title;
  };
  expect(await press('confirm', token)).toBe('confirmed');
  expect(await press('confirm', token)).toBe('alreadyConfirmed');
  expect(await press('confirm', 'forged')).toBe('unknown');
  expect(await press('unsubscribe', token)).toBe('unsubscribed');
});
