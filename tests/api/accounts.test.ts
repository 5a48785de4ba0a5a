import { sql } from 'drizzle-orm';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeDigits } from '#src/server/accounts/codes.ts';
import { findEmails } from '#src/server/emails/emails.repository.ts';
import { rowsOf } from '#src/server/platform/db/client.ts';
import { runDueJobs } from '#src/server/worker/worker.ts';
import { createTestApp, type TestApp } from '#tests/fixtures/test-app.ts';

const MINUTE = 60_000;
const PASSWORD = 'a lantern over the harbor';
const OTHER = 'seven olive trees at dusk';
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

type Result<Value> = { result: Value; errorCode?: string; errors?: { path: string; code: string }[] };
const read = async <Value>(response: Response): Promise<Result<Value>> => (await response.json()) as Result<Value>;
const fresh = (name: string, change: object = {}) => ({
  username: name,
  email: `${name}@example.org`,
  password: PASSWORD,
  confirmPassword: PASSWORD,
  gender: 'female',
  dateOfBirth: '1990-05-17',
  nationality: 'SA',
  mainDonationField: 'water',
  ...change,
});
const signUp = (name: string, change: object = {}, headers = {}) =>
  app.post('/users/auth/signup', fresh(name, change), headers);
const signIn = (login: string, password = PASSWORD, headers = {}) =>
  app.post('/users/auth/login', { login, password }, headers);
type Tokens = { access: string; refresh: string };
const signedIn = async (name: string): Promise<Tokens> => {
  await signUp(name);
  return (await read<Tokens>(await signIn(name))).result;
};
const refresh = (token: string) => app.post('/users/auth/token', { token });
const bearer = (access: string) => ({ authorization: `Bearer ${access}` });
const work = async (): Promise<void> => {
  while ((await runDueJobs(app.services)) > 0);
};
const emailsTo = async (email: string): Promise<string[]> => {
  await work();
  return (await findEmails(app.services.db, 500))
    .filter(({ toAddress }) => toAddress === email)
    .map(({ kind }) => kind);
};
const newestCode = async (name: string, purpose: string): Promise<string> => {
  await work();
  const [row] = await rowsOf<{ id: string }>(
    app.services.db,
    sql`select c.id from account_codes c join users u on u.id = c.user_id where u.username = ${name} and c.purpose = ${purpose} order by c.created_at desc, c.id desc limit 1`,
  );
  return codeDigits(app.services, row!.id);
};
const fieldsOf = async (response: Response): Promise<[number, string[]]> => [
  response.status,
  ((await read(response)).errors ?? []).map(({ code, path }) => `${path} ${code}`),
];

describe('signing up', () => {
  it('makes an account whose email is confirmed by the code that it gets', async () => {
    const response = await signUp('amina.k', {}, { 'accept-language': 'ar' });
    expect(response.status).toBe(201);
    expect((await read(response)).result).toEqual({ user: { username: 'amina.k', email: 'amina.k@example.org' } });
    expect(await emailsTo('amina.k@example.org')).toEqual(['accountCode']);
    const [email] = (await findEmails(app.services.db, 500)).filter(
      ({ toAddress }) => toAddress === 'amina.k@example.org',
    );
    const otp = await newestCode('amina.k', 'email');
    expect([email!.locale, email!.plain.includes(otp), email!.subject.includes(otp)]).toEqual(['ar', true, false]);
    // Digits as an Arabic keyboard types them.
    const typed = otp.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)]!);
    const verified = await app.post('/users/auth/email', { email: 'Amina.K@example.org', otp: typed });
    expect((await read<{ user: object }>(verified)).result.user).toMatchObject({
      username: 'amina.k',
      isEmailVerified: true,
    });
    expect(await fieldsOf(await app.post('/users/auth/email', { email: 'amina.k@example.org', otp }))).toEqual([
      422,
      ['otp otpExpired'],
    ]);
  });

  it('tells nobody else of an email that has an account, and its owner by email', async () => {
    await signUp('owner.one');
    const again = await signUp('visitor.two', { email: 'OWNER.one@example.org' });
    expect([again.status, (await read(again)).result]).toEqual([
      201,
      { user: { username: 'visitor.two', email: 'OWNER.one@example.org' } },
    ]);
    expect(await emailsTo('owner.one@example.org')).toEqual(expect.arrayContaining(['accountCode', 'accountExists']));
    expect((await signIn('visitor.two')).status).toBe(200);
    expect((await signIn('owner.one@example.org')).status).toBe(401);
  });

  it.each([
    [{ username: '1amina' }, 'username invalidFormat'],
    [{ username: 'am' }, 'username invalidFormat'],
    [{ username: 'OWNER.ONE' }, 'username invalidSelection'],
    [{ email: 'amina@example' }, 'email invalidEmail'],
    [{ confirmPassword: 'another' }, 'confirmPassword passwordsDoNotMatch'],
    [{ password: 'password123', confirmPassword: 'password123' }, 'password weakPassword'],
    [{ password: 'short', confirmPassword: 'short' }, 'password weakPassword'],
    [{ password: 'a b c '.repeat(40), confirmPassword: 'a b c '.repeat(40) }, 'password tooLong'],
    [{ dateOfBirth: '1990-02-30' }, 'dateOfBirth invalidFormat'],
    [{ dateOfBirth: '2013-11-21' }, 'dateOfBirth tooLow'],
    [{ dateOfBirth: '1890-01-01' }, 'dateOfBirth tooHigh'],
    [{ gender: 'both' }, 'gender invalidSelection'],
    [{ nationality: 'saudi' }, 'nationality invalidFormat'],
    [{ mainDonationField: 'nothing' }, 'mainDonationField invalidSelection'],
    [{ roles: ['admin'] }, 'roles unknownField'],
  ])('is refused with %j: %s', async (change, error) => {
    expect(await fieldsOf(await signUp('somebody', change))).toEqual([422, [error]]);
  });

  it('says everything that is wrong at once', async () => {
    const [, errors] = await fieldsOf(await signUp('x', { email: 'no', confirmPassword: 'another' }));
    expect(errors).toEqual(
      expect.arrayContaining(['username invalidFormat', 'email invalidEmail', 'confirmPassword passwordsDoNotMatch']),
    );
  });

  it('of one name twice at once makes one account', async () => {
    const statuses = (await Promise.all([signUp('twice'), signUp('twice'), signUp('twice')])).map(
      ({ status }) => status,
    );
    expect(statuses.filter((status) => status === 201).length).toBeGreaterThan(0);
    const [row] = await rowsOf<{ n: number }>(
      app.services.db,
      sql`select count(*)::int as n from users where username = 'twice'`,
    );
    expect(row!.n).toBe(1);
  });
});

describe('a code', () => {
  it('is counted at each try, also when it is wrong, and does nothing for another purpose', async () => {
    await signUp('five.tries');
    const email = 'five.tries@example.org';
    const otp = await newestCode('five.tries', 'email');
    const wrong = otp === '000000' ? '111111' : '000000';
    const tryOtp = (text: string) => app.post('/users/auth/email', { email, otp: text });
    const reset = await app.api.request('/users/auth/password', {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, otp, password: OTHER, confirmPassword: OTHER }),
    });
    expect(reset.status).toBe(422);
    for (let times = 0; times < 5; times += 1)
      expect(await fieldsOf(await tryOtp(wrong))).toEqual([422, ['otp otpInvalid']]);
    expect(await fieldsOf(await tryOtp(otp))).toEqual([422, ['otp otpExpired']]);
  });

  it('has the same answer for an account and for none, and is sent once a minute', async () => {
    await signUp('asks.often');
    const ask = async (email: string) => (await read(await app.post('/users/auth/email-otp', { email }))).result;
    for (const email of ['asks.often@example.org', 'nobody@example.org'])
      expect(await ask(email)).toEqual({ resendAfter: 60 });
    expect(await emailsTo('asks.often@example.org')).toEqual(['accountCode']);
    app.clock.pass(MINUTE);
    await ask('asks.often@example.org');
    expect(await emailsTo('asks.often@example.org')).toHaveLength(2);
    expect(await fieldsOf(await app.post('/users/auth/email', { email: 'nobody@example.org', otp: '123456' }))).toEqual(
      [422, ['otp otpInvalid']],
    );
  });

  it('has expired after ten minutes', async () => {
    await signUp('too.late');
    const otp = await newestCode('too.late', 'email');
    app.clock.pass(10 * MINUTE);
    expect(await fieldsOf(await app.post('/users/auth/email', { email: 'too.late@example.org', otp }))).toEqual([
      422,
      ['otp otpExpired'],
    ]);
  });
});

describe('signing in', () => {
  it('works by username and by email, without regard to case', async () => {
    await signUp('huda.s');
    // Until its email is confirmed, an account is signed in to by its username alone.
    expect([(await signIn('huda.s')).status, (await signIn('huda.s@example.org')).status]).toEqual([200, 401]);
    await app.post('/users/auth/email', { email: 'huda.s@example.org', otp: await newestCode('huda.s', 'email') });
    for (const login of ['huda.s', 'HUDA.S', 'Huda.S@Example.org']) {
      const response = await signIn(login);
      expect(response.status).toBe(200);
      expect((await read<{ user: object }>(response)).result.user).toMatchObject({
        username: 'huda.s',
        roles: ['donor'],
      });
    }
  });

  it('says the same of a wrong password and of an unknown account', async () => {
    await signUp('known');
    const answers = await Promise.all([signIn('known', OTHER), signIn('unknown.one'), signIn('none@example.org')]);
    const texts = await Promise.all(answers.map(async (one) => JSON.stringify([one.status, await one.json()])));
    expect(new Set(texts).size).toBe(1);
    expect(texts[0]).toContain('Email or password is incorrect');
  });

  it('tells the owner of a device that is new, but not of the first', async () => {
    await signUp('two.devices');
    await signIn('two.devices', PASSWORD, {
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    });
    await signIn('two.devices', PASSWORD, {
      'user-agent':
        'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36',
    });
    expect((await emailsTo('two.devices@example.org')).filter((kind) => kind === 'newDevice')).toHaveLength(1);
  });

  it('gives the refresh token to the site’s own browser as a cookie that scripts cannot read', async () => {
    await signUp('by.browser');
    const own = { 'sec-fetch-site': 'same-origin', 'x-client': 'web' };
    const response = await signIn('by.browser', PASSWORD, own);
    const cookies = response.headers.getSetCookie();
    const session = cookies.find((cookie) => cookie.startsWith('session='))!;
    expect(session).toMatch(/HttpOnly/);
    expect(JSON.stringify(await response.json())).not.toContain('refresh');
    const cookie = `${session.split(';')[0]!}; signed-in=1`;
    const next = await app.post('/users/auth/token', {}, { ...own, cookie });
    expect([next.status, (await read<object>(next)).result]).toEqual([200, { access: expect.any(String) }]);
    // The cookie counts for the site's own pages alone.
    expect((await app.post('/users/auth/token', {}, { cookie })).status).toBe(401);
    const ended = await app.post('/users/auth/token', {}, { ...own, cookie: 'session=nothing; signed-in=1' });
    const cleared = ended.headers.getSetCookie().map((one) => one.split(';')[0]!);
    expect([ended.status, cleared]).toEqual([401, ['signed-in=']]);
  });

  it('ends the session of a browser that signed itself out when the server could not be told', async () => {
    await signUp('left.browser');
    const own = { 'sec-fetch-site': 'same-origin', 'x-client': 'web' };
    const signed = await signIn('left.browser', PASSWORD, own);
    const session = signed.headers.getSetCookie().find((cookie) => cookie.startsWith('session='))!;
    const cookie = session.split(';')[0]!;
    // Its script removed `signed-in`, the one cookie of the two that it can.
    const left = await app.post('/users/auth/token', {}, { ...own, cookie });
    expect([left.status, left.headers.getSetCookie().join()]).toEqual([401, expect.stringContaining('session=;')]);
    const again = await app.post('/users/auth/token', {}, { ...own, cookie: `${cookie}; signed-in=1` });
    expect(again.status).toBe(401);
  });

  it('clears all that the site’s own browser keeps of a person when it signs out, but how the site looks', async () => {
    await signUp('clears.all');
    const own = { 'sec-fetch-site': 'same-origin', 'x-client': 'web' };
    const signed = await signIn('clears.all', PASSWORD, own);
    const { access } = (await read<Tokens>(signed)).result;
    const cookie = 'session=x; signed-in=1; cart=1; cart-key=k; theme=dark; language=ar; consent=refused';
    const response = await app.post('/users/auth/logout', '', { ...own, ...bearer(access), cookie });
    const cleared = response.headers.getSetCookie().map((one) => one.split('=')[0]!);
    expect(new Set(cleared)).toEqual(new Set(['session', 'signed-in', 'cart', 'cart-key']));
    expect(response.headers.get('clear-site-data')).toBe('"storage"');
  });
});

describe('a session', () => {
  it('goes on by its refresh token, and two tabs get the same next one', async () => {
    const { refresh: first } = await signedIn('two.tabs');
    app.clock.pass(1000);
    const [a, b] = await Promise.all([refresh(first), refresh(first)]);
    const [one, two] = [(await read<Tokens>(a)).result, (await read<Tokens>(b)).result];
    expect(one.refresh).toBe(two.refresh);
    expect((await refresh(one.refresh)).status).toBe(200);
  });

  it.each(['the thief', 'the owner'])('ends for both when a stolen token is used first by %s', async (first) => {
    const { access, refresh: stolen } = await signedIn(first === 'the thief' ? 'robbed.one' : 'robbed.two');
    const next = (await read<Tokens>(await refresh(stolen))).result;
    app.clock.pass(11_000);
    expect((await refresh(stolen)).status).toBe(401);
    expect((await refresh(next.refresh)).status).toBe(401);
    // Told once, however often either of them tries.
    const told = await emailsTo(`${first === 'the thief' ? 'robbed.one' : 'robbed.two'}@example.org`);
    expect(told.filter((kind) => kind === 'sessionReused')).toHaveLength(1);
    expect((await app.get('/users/sessions', bearer(access))).status).toBe(401);
  });

  it('is not opened by a token that was made up, changed or of another session', async () => {
    const { refresh: token } = await signedIn('forged');
    const [sid, generation, signature] = token.split('.') as [string, string, string];
    for (const made of [
      '',
      'x',
      `${sid}.1.${signature}`,
      `${crypto.randomUUID()}.${generation}.${signature}`,
      `${sid}.${generation}.${signature.slice(0, -1)}${signature.endsWith('A') ? 'B' : 'A'}`,
      `${sid}.-1.${signature}`,
    ])
      expect((await refresh(made)).status).toBe(401);
    expect((await refresh(token)).status).toBe(200);
  });

  it('ends with logging out, for the access token too', async () => {
    const { access, refresh: token } = await signedIn('leaves');
    expect((await app.post('/users/auth/logout', '', bearer(access))).status).toBe(200);
    expect((await refresh(token)).status).toBe(401);
    expect((await app.get('/users/sessions', bearer(access))).status).toBe(401);
  });

  it('is listed with its device, and another person cannot end it', async () => {
    const mine = await signedIn('lists.mine');
    const theirs = await signedIn('lists.theirs');
    type List = { data: { id: string; isCurrent: boolean }[]; total: number };
    const listed = (await read<List>(await app.get('/users/sessions', bearer(mine.access)))).result;
    expect(listed).toMatchObject({ total: 1, data: [{ isCurrent: true }] });
    const end = (id: string, access: string) =>
      app.api.request(`/users/sessions/${id}`, { method: 'DELETE', headers: bearer(access) });
    expect((await end(listed.data[0]!.id, theirs.access)).status).toBe(404);
    expect((await end(listed.data[0]!.id, mine.access)).status).toBe(200);
    expect((await refresh(mine.refresh)).status).toBe(401);
  });
});

const call = async (token: string) => (await read(await app.get('/users/sessions', bearer(token)))).errorCode;
const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

describe('an access token', () => {
  it('counts for fifteen minutes', async () => {
    const { access } = await signedIn('quarter');
    app.clock.pass(15 * MINUTE - 1000);
    expect(await call(access)).toBeUndefined();
    app.clock.pass(1000);
    expect(await call(access)).toBe('tokenExpired');
  });

  it('of another key, without a signature, or of another kind is none', async () => {
    const { access } = await signedIn('tampered');
    const [head, body] = access.split('.') as [string, string];
    const payload = JSON.parse(Buffer.from(body, 'base64url').toString()) as Record<string, unknown>;
    const foreign = await new SignJWT(payload)
      .setProtectedHeader({ alg: 'HS256' })
      .sign(new TextEncoder().encode('x'.repeat(43)));
    for (const token of [
      `${encode({ alg: 'none', typ: 'JWT' })}.${body}.`,
      `${head}.${encode({ ...payload, roles: ['admin'] })}.${access.split('.')[2]}`,
      foreign,
      'a.b.c',
    ])
      expect(await call(token)).toBe('unauthenticated');
    expect((await app.get('/users/sessions')).status).toBe(401);
  });

  it('of a time that has not come is none, but for what clocks may differ', async () => {
    const { access } = await signedIn('of.tomorrow');
    app.clock.pass(-59_000);
    expect(await call(access)).toBeUndefined();
    app.clock.pass(-2000);
    expect(await call(access)).toBe('unauthenticated');
    app.clock.pass(61_000);
  });

  it('is counted by the state of the account, not by what the token says of roles', async () => {
    const { access } = await signedIn('erased');
    await rowsOf(app.services.db, sql`update users set erased_at = now() where username = 'erased'`);
    expect(await call(access)).toBe('unauthenticated');
    expect((await signIn('erased')).status).toBe(401);
  });
});

const change = (body: object, headers = {}) =>
  app.api.request('/users/auth/password', {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

describe('a new password', () => {
  it('by a code ends every session and is told by email', async () => {
    const { refresh: token } = await signedIn('forgetful');
    const email = 'forgetful@example.org';
    app.clock.pass(MINUTE);
    await app.post('/users/auth/forget-password-otp', { email });
    const otp = await newestCode('forgetful', 'password');
    const input = { email, otp, password: OTHER, confirmPassword: OTHER };
    expect(await fieldsOf(await change({ ...input, password: 'password123', confirmPassword: 'password123' }))).toEqual(
      [422, ['password weakPassword']],
    );
    expect((await change(input)).status).toBe(200);
    expect((await refresh(token)).status).toBe(401);
    expect([(await signIn('forgetful')).status, (await signIn('forgetful', OTHER)).status]).toEqual([401, 200]);
    expect(await emailsTo(email)).toContain('passwordChanged');
    expect(await fieldsOf(await change(input))).toEqual([422, ['otp otpExpired']]);
  });

  it('signed in asks for the present one, and keeps this device alone', async () => {
    const here = await signedIn('careful');
    const elsewhere = (await read<Tokens>(await signIn('careful'))).result;
    const input = { currentPassword: OTHER, password: OTHER, confirmPassword: OTHER };
    expect((await change(input)).status).toBe(401);
    expect((await change(input, bearer(here.access))).status).toBe(401);
    expect((await change({ ...input, currentPassword: PASSWORD }, bearer(here.access))).status).toBe(200);
    expect([(await refresh(here.refresh)).status, (await refresh(elsewhere.refresh)).status]).toEqual([200, 401]);
  });
});

describe('guessing', () => {
  it('ends after ten wrong passwords for one login, and a right one starts the count again', async () => {
    const limited = await createTestApp();
    limited.services.env.hasRateLimits = true;
    const login = (password: string) => limited.post('/users/auth/login', { login: 'guessed', password });
    await limited.post('/users/auth/signup', fresh('guessed'));
    for (let times = 0; times < 9; times += 1) expect((await login(OTHER)).status).toBe(401);
    expect((await login(PASSWORD)).status).toBe(200);
    for (let times = 0; times < 10; times += 1) expect((await login(OTHER)).status).toBe(401);
    const refused = await login(PASSWORD);
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
    await limited.close();
  });
});

it('never stores or logs a password or a token', async () => {
  const { access, refresh: token } = await signedIn('kept.secret');
  const rows = JSON.stringify([
    await rowsOf(app.services.db, sql`select * from users`),
    await rowsOf(app.services.db, sql`select * from sessions`),
    await rowsOf(app.services.db, sql`select * from account_codes`),
    await rowsOf(app.services.db, sql`select * from outbox`),
  ]);
  for (const secret of [PASSWORD, access, token.split('.')[2]!, await newestCode('kept.secret', 'email')])
    expect(rows).not.toContain(secret);
});
