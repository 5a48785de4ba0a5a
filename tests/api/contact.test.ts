import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SUBJECTS } from '#src/domain/contact-message.ts';
import { createApi } from '#src/server/api.ts';
import { findUnanswered } from '#src/server/contact/contact.repository.ts';
import { findEmails } from '#src/server/emails/emails.repository.ts';
import { consumeFormFlash } from '#src/server/http/form-flash.ts';
import { rowsOf } from '#src/server/platform/db/client.ts';
import { readEnv } from '#src/server/platform/env.ts';
import { runDueJobs } from '#src/server/worker/worker.ts';
import { createFormClient, type FormClient } from '#tests/fixtures/form-client.ts';
import { commandRunner } from '#tests/fixtures/run-command.ts';
import { createTestApp, type TestApp } from '#tests/fixtures/test-app.ts';
import { testContext } from '#tests/fixtures/test-context.ts';

let app: TestApp;
let client: FormClient;
beforeAll(async () => {
  app = await createTestApp();
  client = createFormClient(app.services);
});
afterAll(() => app.close());

const message = 'My receipt has not come.\nWhat should I do?';
const huda = { fullName: 'Huda Salem', email: 'huda@example.org', message };
const page = { locale: 'ar', returnTo: '/contact-us' };
const kept = () => consumeFormFlash(app.services, client.cookies.get('form'));
const emailsTo = async (address: string) =>
  (await findEmails(app.services.db, 500)).filter(({ toAddress }) => toAddress === address);
const storedOf = async (email: string) =>
  (await findUnanswered(app.services.db, 500)).filter((one) => one.email === email);
const work = async () => {
  while ((await runDueJobs(app.services)) > 0);
};
type Answered = { result: { number: string; message: string } };

it('stores a message once a day, and confirms it in the language of the caller without what was typed', async () => {
  const send = async () => {
    const response = await app.post(
      '/contact-us',
      { ...huda, phone: { country: 'SA', number: '501234567' } },
      { 'accept-language': 'tr' },
    );
    expect(response.status).toBe(201);
    return (await response.json()) as Answered;
  };
  const first = await send();
  expect(await send()).toEqual(first);
  await work();
  const [email, ...more] = await emailsTo(huda.email);
  expect(more).toEqual([]);
  expect(email).toMatchObject({ locale: 'tr', kind: 'contactConfirmation' });
  expect(email!.plain).toContain(first.result.number);
  for (const typed of ['Huda', 'receipt']) expect(email!.html + email!.plain).not.toContain(typed);
  expect(await storedOf(huda.email)).toMatchObject([
    { number: first.result.number, message, phoneNumber: '501234567' },
  ]);
  app.clock.pass(86_400_000);
  expect(await send()).not.toEqual(first);
});

it.each([
  [{ fullName: undefined }, 'fullName', 'required'],
  [{ fullName: ' ' }, 'fullName', 'required'],
  [{ fullName: 'x'.repeat(121) }, 'fullName', 'tooLong'],
  [{ email: 'huda' }, 'email', 'invalidEmail'],
  [{ phone: { country: 'SA', number: 'x' } }, 'phone.number', 'invalidFormat'],
  [{ message: '' }, 'message', 'required'],
  [{ message: 'x'.repeat(4001) }, 'message', 'tooLong'],
  [{ website: 'x' }, 'website', 'unknownField'],
])('refuses %o', async (change, path, code) => {
  const response = await app.post('/contact-us', { ...huda, ...change });
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ errors: [{ path, code }] });
});

it('the form keeps what was typed, and names every field', async () => {
  await client.post('/contact', { ...page, email: 'huda', message: '  ' });
  expect(await kept()).toMatchObject({
    fields: { email: 'huda' },
    errors: [
      { path: 'subject', code: 'required' },
      { path: 'fullName', code: 'required' },
      { path: 'email', code: 'invalidEmail' },
      { path: 'message', code: 'required' },
    ],
  });
  await client.post('/contact', { ...page, ...huda, subject: 'other' });
  expect((await kept())?.errors).toMatchObject([{ path: 'subject', code: 'invalidSelection' }]);
});

it('the form answers with a number, on the page and to a script', async () => {
  const sent = { ...page, ...huda, email: 'maryam@example.org', subject: 'donation', orderNumber: '١٠٢٤' };
  expect((await client.post('/contact', sent)).location).toBe('/ar/contact-us');
  const done = (await kept())?.done;
  expect(done?.title).toMatch(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/);
  expect(done?.message).toContain('خلال يوم');
  const scripted = await client.post('/contact', { ...sent, openFor: '9' }, { accept: 'application/json' });
  expect(await scripted.json()).toMatchObject({ result: { location: '/ar/contact-us' } });
  // The same message again: the same number.
  expect((await kept())?.done).toEqual(done);
});

it.each(SUBJECTS)('a message about %s needs a name, unless it reports something wrong', async (subject) => {
  await client.post('/contact', { ...page, subject, message: `About ${subject}` });
  const memory = await kept();
  expect(memory?.errors.map(({ path }) => path)).toEqual(subject === 'wrong' ? [] : ['fullName', 'email']);
  expect(memory?.done !== undefined).toBe(subject === 'wrong');
});

it.each([{ referenceUrl: 'https://spam.example' }, { openFor: '2' }])(
  'a program that sends %o gets the same answer, and nothing is stored',
  async (caught) => {
    const sent = { ...page, ...huda, email: 'robot@example.org', subject: 'zakat', ...caught };
    await client.post('/contact', sent);
    expect((await kept())?.done).toMatchObject({ title: expect.any(String), message: expect.any(String) });
    await work();
    expect(await storedOf('robot@example.org')).toEqual([]);
    expect(await emailsTo('robot@example.org')).toEqual([]);
  },
);

it('one address gets three confirmations a day, whoever types it; the messages are kept', async () => {
  for (let n = 0; n < 5; n += 1)
    await app.post('/contact-us', { ...huda, email: 'Many@example.org', message: `Message ${n}` });
  await work();
  expect(await emailsTo('Many@example.org')).toHaveLength(3);
  expect(await storedOf('Many@example.org')).toHaveLength(5);
});

it('is limited for a network, for the API and the form together', async () => {
  const limited = testContext({ db: app.services.db, i18n: app.services.i18n, env: readEnv({}) });
  const api = createApi(limited);
  const ask = (n: number) =>
    api.request('/contact-us', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...huda, message: `Limit ${n}` }),
    });
  for (let n = 0; n < 10; n += 1) expect((await ask(n)).status).toBe(201);
  const refused = await createFormClient(limited).post(
    '/contact',
    { ...page, ...huda, subject: 'zakat' },
    { accept: 'application/json' },
  );
  expect(refused.status).toBe(429);
});

it('staff read what came in, something wrong first, and mark it as answered', async () => {
  const run = commandRunner(() => app.services);
  const { lines } = await run('contact:messages');
  expect(lines[0]).toMatch(/\(wrong, ar\) no name$/);
  expect(lines[1]).toBe('    About wrong');
  const [wrong] = await findUnanswered(app.services.db, 1);
  const typed = wrong!.number.toLowerCase().replace('-', ' ');
  expect(await run('contact:answered', typed)).toEqual({ code: 0, lines: ['Marked as answered.'] });
  expect(await run('contact:answered', typed)).toMatchObject({ code: 1 });
  expect((await run('contact:messages')).lines[0]).not.toContain('wrong');
  await rowsOf(app.services.db, sql`update contact_messages set answered_at = now()`);
  expect(await run('contact:messages')).toEqual({ code: 0, lines: ['Every message is answered.'] });
});
