import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { Secret, TOTP } from 'otpauth';
import { v7 } from 'uuid';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Role } from '#src/domain/permissions.ts';
import { insertUser } from '#src/server/accounts/accounts.repository.ts';
import { hashPassword } from '#src/server/accounts/passwords.ts';
import { findAuthenticator } from '#src/server/accounts/second-factor.repository.ts';
import { callerOf } from '#src/server/accounts/sessions.ts';
import { findEmails } from '#src/server/emails/emails.repository.ts';
import { asAppError } from '#src/server/http/errors.ts';
import { consumeFormFlash } from '#src/server/http/form-flash.ts';
import { mount } from '#src/server/http/mount-operations.ts';
import { OPERATION_NAMES } from '#src/server/http/openapi-names.ts';
import { type ApiEnv, operation } from '#src/server/http/operation.ts';
import { rowsOf } from '#src/server/platform/db/client.ts';
import { readEnv } from '#src/server/platform/env.ts';
import { runDueJobs } from '#src/server/worker/worker.ts';
import { createFormClient } from '#tests/fixtures/form-client.ts';
import { commandRunner } from '#tests/fixtures/run-command.ts';
import { createTestApp, type TestApp } from '#tests/fixtures/test-app.ts';

const PASSWORD = 'a lantern over the harbor';
const HALF_MINUTE = 30_000;
let app: TestApp;
let passwordHash: string;
beforeAll(async () => {
  app = await createTestApp();
  passwordHash = await hashPassword(PASSWORD);
});
afterAll(() => app.close());

const resultOf = async <Value>(response: Response): Promise<Value> =>
  ((await response.json()) as { result: Value }).result;
const refusal = async (response: Response) => {
  const { errorCode, errors = [] } = (await response.json()) as { errorCode?: string; errors?: object[] };
  return [response.status, errorCode, ...errors.map((error) => (error as { code: string }).code)];
};

/** An account of these roles, and its calls on one device. */
async function person(username: string, ...roles: Role[]) {
  const id = v7();
  await insertUser(app.services.db, {
    id,
    username,
    email: `${username}@example.org`,
    isEmailVerified: true,
    passwordHash,
    roles,
  });
  const device = async () => {
    const { access } = await resultOf<{ access: string }>(
      await app.post('/users/auth/login', { login: username, password: PASSWORD }),
    );
    const headers = { authorization: `Bearer ${access}` };
    return {
      headers,
      state: async () =>
        resultOf<{ state: string; recoveryCodesLeft: number }>(await app.get('/users/second-factor', headers)),
      begin: () => app.post('/users/second-factor', '', headers),
      confirm: (code: string) => app.post('/users/second-factor/confirm', { code }, headers),
      pass: (code: string) => app.post('/users/auth/second-factor', { code }, headers),
    };
  };
  return { id, username, device };
}
const codeOf = (key: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) }).generate({
    timestamp: app.clock.now.getTime() + steps * HALF_MINUTE,
  });
/** Somebody of the staff whose app is set up, some minutes ago. */
async function withApp(username: string, role: Role = 'finance') {
  const somebody = await person(username, 'donor', role);
  const first = await somebody.device();
  const { key, uri } = await resultOf<{ key: string; uri: string }>(await first.begin());
  const { recoveryCodes } = await resultOf<{ recoveryCodes: string[] }>(await first.confirm(codeOf(key)));
  app.clock.pass(5 * 60_000);
  return { ...somebody, first, key, uri, recoveryCodes };
}

describe('setting the app up', () => {
  it('is for a session whose owner signed in within a quarter of an hour, from the first step to the last', async () => {
    const somebody = await person('set.up.late', 'donor', 'finance');
    const old = await somebody.device();
    app.clock.pass(15 * 60_000 - 1000);
    const { key } = await resultOf<{ key: string }>(await old.begin());
    app.clock.pass(1000);
    expect(await refusal(await old.begin())).toEqual([401, 'tokenExpired']);
    const client = createFormClient(app.services);
    const fields = { locale: 'en', returnTo: '/second-factor' };
    await client.post('/login', { ...fields, login: 'set.up.late', password: PASSWORD });
    app.clock.pass(15 * 60_000);
    const again = '/login?again=on&next=%2Fsecond-factor';
    expect((await client.post('/second-factor/begin', fields)).location).toBe(again);
    expect((await client.post('/second-factor/confirm', { ...fields, otp: codeOf(key) })).location).toBe(again);
    await client.post('/login', { ...fields, login: 'set.up.late', password: PASSWORD });
    await client.post('/second-factor/confirm', { ...fields, otp: codeOf(key) });
    expect((await findAuthenticator(app.services.db, somebody.id))!.confirmedAt).not.toBeNull();
  });

  it('takes the first code, gives ten recovery codes, and tells the owner', async () => {
    const { first, id, key, recoveryCodes, uri } = await withApp('set.up');
    expect(uri).toMatch(
      /^otpauth:\/\/totp\/Sanad:set\.up\?issuer=Sanad&secret=[A-Z2-7]{32}&algorithm=SHA1&digits=6&period=30$/,
    );
    expect(uri).toContain(key.replaceAll(' ', ''));
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(await first.state()).toEqual({ state: 'confirmed', recoveryCodesLeft: 10 });
    const stored = JSON.stringify(
      await rowsOf(app.services.db, sql`select * from recovery_codes where user_id = ${id}`),
    );
    expect(recoveryCodes.some((code) => stored.includes(code) || stored.includes(code.replaceAll('-', '')))).toBe(
      false,
    );
    expect((await findAuthenticator(app.services.db, id))!.secret).not.toContain(key.replaceAll(' ', ''));
    while ((await runDueJobs(app.services)) > 0);
    const kinds = (await findEmails(app.services.db, 500))
      .filter(({ toAddress }) => toAddress === 'set.up@example.org')
      .map(({ kind }) => kind);
    expect(kinds).toContain('secondFactorOn');
    const logged = await rowsOf(
      app.services.db,
      sql`select action from audit_log where subject_id = ${id} and actor_id = ${id}`,
    );
    expect(logged).toEqual([{ action: 'secondFactorOn' }]);
  });

  it('does nothing before a right code, and begins again with another secret', async () => {
    const somebody = await (await person('not.yet', 'donor', 'editor')).device();
    const { key } = await resultOf<{ key: string }>(await somebody.begin());
    expect(await refusal(await somebody.confirm(codeOf(key, 5)))).toEqual([422, 'validation', 'otpInvalid']);
    expect(await somebody.state()).toEqual({ state: 'none', recoveryCodesLeft: 0 });
    await somebody.begin();
    expect(await refusal(await somebody.confirm(codeOf(key)))).toEqual([422, 'validation', 'otpInvalid']);
  });

  it('is not done again by whoever has the password alone', async () => {
    const { device } = await withApp('only.password');
    const thief = await device();
    expect(await refusal(await thief.begin())).toEqual([409, 'conflict']);
    expect(await refusal(await thief.confirm('123456'))).toEqual([409, 'conflict']);
  });

  it('is for staff', async () => {
    const donor = await (await person('only.donor', 'donor', 'ngo')).device();
    expect(await refusal(await donor.begin())).toEqual([403, 'forbidden']);
    expect(await refusal(await donor.pass('123456'))).toEqual([403, 'forbidden']);
  });
});

describe('a code', () => {
  it('confirms the session that sends it, and no other', async () => {
    const { device, key } = await withApp('one.session');
    const [one, two] = [await device(), await device()];
    expect((await one.state()).state).toBe('asked');
    expect((await one.pass(codeOf(key))).status).toBe(200);
    expect([(await one.state()).state, (await two.state()).state]).toEqual(['confirmed', 'asked']);
  });

  it('counts once: used a second time, or one before it, it is wrong', async () => {
    const { device, key } = await withApp('twice');
    const [one, two] = [await device(), await device()];
    const [code, former] = [codeOf(key), codeOf(key, -1)];
    expect((await one.pass(code)).status).toBe(200);
    expect(await refusal(await two.pass(code))).toEqual([422, 'validation', 'otpInvalid']);
    expect(await refusal(await two.pass(former))).toEqual([422, 'validation', 'otpInvalid']);
    app.clock.pass(HALF_MINUTE);
    expect((await two.pass(codeOf(key))).status).toBe(200);
  });

  it('counts once when it is sent by two devices at the same moment', async () => {
    const { device, key } = await withApp('same.moment');
    const [one, two] = [await device(), await device()];
    const code = codeOf(key);
    const answers = await Promise.all([one.pass(code), two.pass(code)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  });

  it.each([
    [-2, 422],
    [-1, 200],
    [0, 200],
    [1, 200],
    [2, 422],
  ])('counts %i half minutes away: %i', async (steps, status) => {
    const { device, key } = await withApp(`away.${steps + 5}`);
    expect((await (await device()).pass(codeOf(key, steps))).status).toBe(status);
  });

  it('is read as an Arabic keyboard types it', async () => {
    const { device, key } = await withApp('arabic.digits');
    const typed = codeOf(key).replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)]!);
    expect((await (await device()).pass(`${typed.slice(0, 3)} ${typed.slice(3)}`)).status).toBe(200);
  });

  it('is asked for again after twelve hours', async () => {
    const { device, key } = await withApp('next.day');
    const one = await device();
    await one.pass(codeOf(key));
    const { sessionId } = await callerOf(app.services, one.headers.authorization);
    await rowsOf(
      app.services.db,
      sql`update sessions set second_factor_at = ${new Date(app.clock.now.getTime() - 12 * 3_600_000).toISOString()}::timestamptz where id = ${sessionId} returning 1`,
    );
    expect((await one.state()).state).toBe('asked');
  });

  it('is tried five times in a quarter of an hour, from however many devices', async () => {
    const { device, key } = await withApp('guessed');
    const env = readEnv({ RATE_LIMITS: 'on' });
    const { env: before } = app.services;
    const [one, two] = [await device(), await device()];
    app.services.env = { ...before, hasRateLimits: env.hasRateLimits };
    for (let tries = 0; tries < 5; tries += 1) expect((await (tries % 2 ? one : two).pass('000000')).status).toBe(422);
    expect(await refusal(await one.pass(codeOf(key)))).toEqual([429, 'tooManyRequests']);
    app.services.env = before;
  });
});

describe('a recovery code', () => {
  it('stands in for the app once, and its owner is told', async () => {
    const { device, id, recoveryCodes } = await withApp('lost.app');
    const [one, two] = [await device(), await device()];
    const typed = recoveryCodes[3]!.toUpperCase().replaceAll('-', ' ');
    expect((await one.pass(typed)).status).toBe(200);
    expect(await one.state()).toEqual({ state: 'confirmed', recoveryCodesLeft: 9 });
    expect(await refusal(await two.pass(typed))).toEqual([422, 'validation', 'otpInvalid']);
    const logged = await rowsOf(
      app.services.db,
      sql`select action from audit_log where subject_id = ${id} order by id`,
    );
    expect(logged).toEqual([{ action: 'secondFactorOn' }, { action: 'recoveryCodeUsed' }]);
  });

  it('is of no use to anybody else', async () => {
    const { recoveryCodes } = await withApp('codes.of.one');
    const other = await (await withApp('codes.of.two')).device();
    expect((await other.pass(recoveryCodes[0]!)).status).toBe(422);
  });
});

it('is asked for before any call of staff, and not before a donor’s own', async () => {
  const { device, key } = await withApp('before.calls');
  const one = await device();
  const staffCall = new Hono<ApiEnv>();
  staffCall.use(async (c, next) => {
    c.set('services', app.services);
    c.set('locale', 'en');
    c.set('authenticate', callerOf);
    await next();
  });
  staffCall.onError((error, c) => c.json({ errorCode: asAppError(error).code }, asAppError(error).status));
  const names = OPERATION_NAMES as Record<string, string>;
  names['get /refunds-of-all'] = 'refunds:open';
  mount(staffCall, [
    operation({
      method: 'get',
      path: '/refunds-of-all',
      tag: '',
      summary: '',
      security: 'bearer',
      answer: v.strictObject({}),
      handle: async () => ({}),
    }),
  ]);
  const call = async () => refusal(await staffCall.request('/refunds-of-all', { headers: one.headers }));
  expect(await call()).toEqual([403, 'secondFactorRequired']);
  expect((await app.get('/users/profile', one.headers)).status).toBe(200);
  await one.pass(codeOf(key));
  expect(await call()).toEqual([200, undefined]);
  delete names['get /refunds-of-all'];
});

it('is removed by a command for whoever lost everything, and every session is asked again', async () => {
  const run = commandRunner(() => app.services);
  const { first } = await withApp('lost.all');
  expect((await run('second-factor:reset')).code).toBe(2);
  expect((await run('second-factor:reset', 'nobody.here')).code).toBe(1);
  expect((await run('second-factor:reset', 'lost.all')).code).toBe(0);
  expect((await run('second-factor:reset', 'lost.all')).lines).toEqual(['This account has no second factor.']);
  expect(await first.state()).toEqual({ state: 'none', recoveryCodesLeft: 0 });
});

describe('by forms', () => {
  it('leads staff from signing in over the app to where they were going', async () => {
    await person('by.form', 'donor', 'approver');
    const client = createFormClient(app.services);
    const fields = { locale: 'ar', returnTo: '/second-factor?next=%2Ffaqs', next: '/faqs' };
    const signedIn = await client.post('/login', { ...fields, login: 'by.form', password: PASSWORD });
    expect(signedIn.location).toBe('/ar/second-factor?next=%2Ffaqs');
    expect((await client.post('/second-factor/begin', fields)).location).toBe('/ar/second-factor?next=%2Ffaqs');
    const [row] = await rowsOf<{ secret: string }>(
      app.services.db,
      sql`select a.secret from authenticators a join users u on u.id = a.user_id where u.username = 'by.form'`,
    );
    const key = app.services.keys.decrypt(row!.secret);
    await client.post('/second-factor/confirm', { ...fields, otp: '' });
    expect((await consumeFormFlash(app.services, client.cookies.get('form')))?.errors).toMatchObject([
      { path: 'code', code: 'required' },
    ]);
    await client.post('/second-factor/confirm', { ...fields, otp: codeOf(key) });
    const shown = await consumeFormFlash(app.services, client.cookies.get('form'));
    expect(shown?.fields['recovery']?.split(' ')).toHaveLength(10);
    app.clock.pass(60_000);
    const again = createFormClient(app.services);
    await again.post('/login', { ...fields, login: 'by.form', password: PASSWORD });
    await again.post('/second-factor/pass', { ...fields, otp: '000000' });
    const wrong = await consumeFormFlash(app.services, again.cookies.get('form'));
    expect([wrong?.errors[0]?.code, wrong?.fields['otp']]).toEqual(['otpInvalid', undefined]);
    expect((await again.post('/second-factor/pass', { ...fields, otp: codeOf(key) })).location).toBe('/ar/faqs');
  });

  it('leads whoever is signed out to the sign-in page, and a donor straight on', async () => {
    const client = createFormClient(app.services);
    const fields = { locale: 'en', returnTo: '/second-factor', otp: '123456' };
    expect((await client.post('/second-factor/pass', fields)).location).toBe('/login?next=%2Fsecond-factor');
    await person('donor.form', 'donor');
    const signedIn = await client.post('/login', { ...fields, login: 'donor.form', password: PASSWORD, next: '/faqs' });
    expect(signedIn.location).toBe('/faqs');
  });
});

it('keeps the audit log as it was written', async () => {
  for (const change of [sql`update audit_log set action = 'x' returning 1`, sql`delete from audit_log returning 1`])
    expect(
      await rowsOf(app.services.db, change).then(
        () => 'changed',
        () => 'refused',
      ),
    ).toBe('refused');
});
