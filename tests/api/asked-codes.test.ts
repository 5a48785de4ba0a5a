/** Asking for a code or a link is the same work for an address that an account has and for one that nobody has. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rowsOf } from '#src/server/platform/db/client.ts';
import { runDueJobs } from '#src/server/worker/worker.ts';
import { createFormClient } from '#tests/fixtures/form-client.ts';
import { signUpPerson } from '#tests/fixtures/people.ts';
import { statementsOf } from '#tests/fixtures/statements.ts';
import { createTestApp, type TestApp } from '#tests/fixtures/test-app.ts';

let app: TestApp;
let known: { email: string; number: string };
beforeAll(async () => {
  app = await createTestApp();
  const person = await signUpPerson(app);
  const [user] = await rowsOf<{ email: string }>(
    app.services.db,
    sql`update users set phone_country = 'SA', phone_number = '501234567', phone_e164 = '+966501234567', is_email_verified = false where id = ${person.id} returning email`,
  );
  known = { email: user!.email, number: '501234567' };
  await work();
  app.clock.pass(120_000);
});
afterAll(() => app.close());

const work = async (): Promise<void> => {
  while ((await runDueJobs(app.services)) > 0);
};
const unknown = { email: 'nobody@example.net', number: '559999999' };
const locale = { locale: 'en', returnTo: '/login' };
const WAYS: Record<string, (of: typeof unknown) => Promise<unknown>> = {
  'a code for an email': ({ email }) => app.post('/users/auth/email-otp', { email }),
  'a code for a new password': ({ email }) => app.post('/users/auth/forget-password-otp', { email }),
  'a code for a phone': ({ number }) => app.post('/users/auth/phone-otp', { phone: { country: 'SA', number } }),
  'a link to sign in': ({ email }) => createFormClient(app.services).post('/login/link', { ...locale, email }),
  'a code by the form of a forgotten password': ({ email }) =>
    createFormClient(app.services).post('/forget-password', { ...locale, email }),
};
const statements = async (act: () => Promise<unknown>): Promise<string[]> =>
  (await statementsOf(app.services.db, act)).map(({ sql: text }) => text);
const sent = async (): Promise<number> =>
  Number((await rowsOf<{ n: string }>(app.services.db, sql`select count(*)::text as n from account_codes`))[0]!.n);

it.each(Object.entries(WAYS))('%s is the same statements, whoever has the address', async (_name, ask) => {
  const before = await sent();
  const [forNobody, forSomebody] = [await statements(() => ask(unknown)), await statements(() => ask(known))];
  expect(forSomebody).toEqual(forNobody);
  expect(forSomebody.join(' ')).not.toMatch(/"users"|"account_codes"/);
  // It is sent all the same, to who has the address, after the answer.
  expect(await sent()).toBe(before);
  await work();
  expect(await sent()).toBe(before + 1);
  app.clock.pass(3_600_000);
});

it('keeps no address of whoever asked', async () => {
  await WAYS['a code for a new password']!(unknown);
  await work();
  const held = sql`select 1 from outbox where payload ? 'asked'`;
  expect(await rowsOf(app.services.db, held)).toEqual([]);
});

it('counts a code from when it was asked for, however late it is sent', async () => {
  await WAYS['a code for a new password']!(known);
  const asked = app.services.now();
  app.clock.pass(120_000);
  await work();
  const [code] = await rowsOf<{ at: string }>(
    app.services.db,
    sql`select to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at from account_codes order by created_at desc limit 1`,
  );
  expect(code!.at).toBe(asked.toISOString());
});

it.each(['a code for an email', 'a code for a phone', 'a link to sign in'])(
  'sends nothing that would be over: %s',
  async (way) => {
    app.clock.pass(3_600_000);
    const before = await sent();
    await WAYS[way]!(known);
    app.clock.pass(601_000);
    await work();
    expect(await sent()).toBe(before);
  },
);

it('sends no code that was made in time and is over', async () => {
  const person = await signUpPerson(app);
  app.clock.pass(601_000);
  await work();
  const written = sql`select 1 from emails e join users u on u.email = e.to_address where u.id = ${person.id} and e.kind = 'accountCode'`;
  expect(await rowsOf(app.services.db, written)).toEqual([]);
});

it('forgets an address before its job counts as given up', async () => {
  await WAYS['a code for a new password']!(unknown);
  const unreadable = sql`update outbox set attempts = 20, payload = payload || '{"asked": "unreadable"}' where payload ? 'asked' returning 1`;
  expect(await rowsOf(app.services.db, unreadable)).toHaveLength(1);
  const done = (await statementsOf(app.services.db, work)).map(
    ({ params, sql: text }) => `${text} ${params.join(' ')}`,
  );
  const forgotten = done.findIndex((text) => text.includes('"payload" - ') && text.includes('asked'));
  const givenUp = done.findIndex((text) => text.includes('"failed_at" = $') && text.startsWith('update "outbox"'));
  expect(forgotten).toBeGreaterThan(-1);
  expect(givenUp).toBeGreaterThan(forgotten);
});
