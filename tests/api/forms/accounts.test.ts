import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeDigits } from '#src/server/accounts/codes.ts';
import { nextPath } from '#src/server/accounts/next-path.ts';
import { readSession } from '#src/server/accounts/read-session.ts';
import { consumeFormFlash, readStoredFlash } from '#src/server/http/form-flash.ts';
import { rowsOf } from '#src/server/platform/db/client.ts';
import { runDueJobs } from '#src/server/worker/worker.ts';
import { createFormClient, type FormClient } from '#tests/fixtures/form-client.ts';
import { createTestApp, type TestApp } from '#tests/fixtures/test-app.ts';

const PASSWORD = 'a lantern over the harbor';
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const account = (name: string) => ({
  username: name,
  email: `${name}@example.org`,
  password: PASSWORD,
  confirmPassword: PASSWORD,
  gender: 'female',
  dateOfBirth: '1990-05-17',
  nationality: 'SA',
  mainDonationField: 'water',
});
const signUp = (name: string) => app.post('/users/auth/signup', account(name));
const login = (client: FormClient, fields: Record<string, string>) =>
  client.post('/login', { locale: 'ar', returnTo: '/login?next=%2Fprofile', password: PASSWORD, ...fields });
const flashOf = (client: FormClient) => consumeFormFlash(app.services, client.cookies.get('form'));
const personOf = async (client: FormClient) =>
  (await readSession(app.services, client.cookies.get('session')))?.user.username;

const refused = async (name: string) => {
  const client = createFormClient(app.services);
  const answer = await login(client, { login: name, password: 'not the password' });
  const flash = await flashOf(client);
  return [
    answer.location,
    flash?.errors,
    Object.keys(flash?.fields ?? {}).includes('password'),
    flash?.fields['login'],
  ];
};

describe('signing in by a form', () => {
  it('sets the cookies of a session and leads on in the language of the page', async () => {
    await signUp('form.in');
    await rowsOf(
      app.services.db,
      sql`update users set is_email_verified = true where username = 'form.in' returning 1`,
    );
    const client = createFormClient(app.services);
    const answer = await login(client, { login: 'Form.In@example.org', next: '/projects?sort=newest' });
    expect([answer.status, answer.location]).toEqual([303, '/ar/projects?sort=newest']);
    expect(client.cookies.get('signed-in')).toBe('1');
    expect(await personOf(client)).toBe('form.in');
  });

  it('says the same of a wrong password and an unknown account, and keeps what was typed but the password', async () => {
    await signUp('form.wrong');
    const errors = [{ path: '', code: 'invalidSelection', message: 'البريد الإلكتروني أو كلمة المرور غير صحيحة' }];
    expect(await refused('form.wrong')).toEqual(['/ar/login?next=%2Fprofile#login', errors, false, 'form.wrong']);
    expect(await refused('nobody.here')).toEqual(['/ar/login?next=%2Fprofile#login', errors, false, 'nobody.here']);
  });

  it('names each field that is empty', async () => {
    const client = createFormClient(app.services);
    await login(client, { login: ' ', password: '' });
    expect((await flashOf(client))?.errors.map(({ code, path }) => `${path} ${code}`)).toEqual([
      'login required',
      'password required',
    ]);
  });

  it.each([
    ['/profile', '/profile'],
    ['/ar/projects?sort=newest#top', '/projects?sort=newest#top'],
    ['//evil.example', '/profile'],
    ['/ar//evil.example', '/profile'],
    ['/\\evil.example', '/profile'],
    ['https://evil.example', '/profile'],
    ['javascript:alert(1)', '/profile'],
    ['/login?next=/login', '/profile'],
    ['/tr/signup', '/profile'],
    [`/${'a'.repeat(1001)}`, '/profile'],
    ['/a\u0000b', '/profile'],
  ])('goes on to %j as %j', (asked, path) => {
    expect(nextPath(asked)).toBe(path);
  });
});

describe('a session on a page', () => {
  it('is read without a new token, ends with a token that was replaced, and after its thirty days', async () => {
    await signUp('page.session');
    const client = createFormClient(app.services);
    await login(client, { login: 'page.session' });
    const first = client.cookies.get('session')!;
    for (let page = 0; page < 3; page += 1) expect(await personOf(client)).toBe('page.session');
    expect((await app.post('/users/auth/token', { token: first })).status).toBe(200);
    // Another tab of the same moment.
    expect(await personOf(client)).toBe('page.session');
    app.clock.pass(11_000);
    expect(await personOf(client)).toBeUndefined();
    const ended = await app.services.db.execute(
      sql`select ended_at from sessions s join users u on u.id = s.user_id where u.username = 'page.session'`,
    );
    expect(JSON.stringify(ended)).not.toContain('"ended_at":null');
    const told = await rowsOf(
      app.services.db,
      sql`select 1 from outbox o join users u on u.id::text = o.payload->>'userId' where u.username = 'page.session' and o.payload->>'template' = 'sessionReused'`,
    );
    expect(told).toHaveLength(1);
    const other = createFormClient(app.services);
    await login(other, { login: 'page.session' });
    app.clock.pass(31 * 86_400_000);
    expect(await personOf(other)).toBeUndefined();
  });

  it.each([undefined, '', 'x', `${'0'.repeat(36)}.0.${'a'.repeat(43)}`])('is nobody for %j', async (token) => {
    expect(await readSession(app.services, token)).toBeUndefined();
  });
});

describe('signing out by a form', () => {
  it('ends the session, clears what is personal, and keeps how the site looks', async () => {
    await signUp('form.out');
    const client = createFormClient(app.services);
    await login(client, { login: 'form.out' });
    const token = client.cookies.get('session')!;
    for (const name of ['cart', 'cart-key', 'order-100042', 'attempt', 'theme', 'language', 'consent'])
      client.cookies.set(name, 'x');
    const answer = await client.post('/logout', { locale: 'tr' });
    expect([answer.status, answer.location]).toEqual([303, '/tr/login']);
    expect([...client.cookies.keys()].toSorted()).toEqual(['consent', 'language', 'theme']);
    expect(await readSession(app.services, token)).toBeUndefined();
    expect((await app.post('/users/auth/token', { token })).status).toBe(401);
  });

  it('clears the device also when the session cannot be ended', async () => {
    await signUp('form.half');
    const client = createFormClient(app.services);
    await login(client, { login: 'form.half' });
    const broken = new Proxy(app.services.db, {
      get: (db, name) => {
        if (name === 'select') throw new Error('the connection is lost');
        return Reflect.get(db, name) as unknown;
      },
    });
    const beside = createFormClient({ ...app.services, db: broken });
    beside.cookies.set('session', client.cookies.get('session')!);
    const answer = await beside.post('/logout', { locale: 'en' });
    expect([answer.status, answer.location, beside.cookies.has('session')]).toEqual([303, '/login', false]);
  });
});

const newestCode = async (name: string, purpose: string): Promise<string> => {
  while ((await runDueJobs(app.services)) > 0);
  const [row] = await rowsOf<{ id: string }>(
    app.services.db,
    sql`select c.id from account_codes c join users u on u.id = c.user_id where u.username = ${name} and c.purpose = ${purpose} order by c.created_at desc, c.id desc limit 1`,
  );
  return codeDigits(app.services, row!.id);
};
const typed = (name: string, change: Record<string, string> = {}): Record<string, string> => ({
  locale: 'en',
  returnTo: '/signup',
  username: name,
  email: `${name}@example.org`,
  password: PASSWORD,
  confirmPassword: PASSWORD,
  phoneCountry: 'SA',
  phoneNumber: '',
  gender: 'female',
  birthDay: '٧',
  birthMonth: '5',
  birthYear: '1990',
  nationality: 'SA',
  mainDonationField: 'zakat',
  secondaryDonationField: '',
  ...change,
});

describe('making an account by forms', () => {
  it('sends a code, which confirms the email, signs in and leads back', async () => {
    const client = createFormClient(app.services);
    const made = await client.post('/signup', typed('new.donor', { next: '/cart' }));
    expect(made.location).toBe('/signup?next=%2Fcart&step=code');
    expect(await flashOf(client)).toMatchObject({
      fields: { email: 'new.donor@example.org' },
      done: { message: 'Account Created successfully' },
    });
    const fields = { locale: 'en', returnTo: '/signup?step=code', email: 'new.donor@example.org', next: '/cart' };
    const wrong = await client.post('/signup/code', { ...fields, otp: '000000' });
    expect(wrong.location).toBe('/signup?step=code#signup-code');
    expect((await flashOf(client))?.errors).toMatchObject([{ path: 'otp', code: 'otpInvalid' }]);
    expect(client.cookies.has('session')).toBe(false);
    const right = await client.post('/signup/code', { ...fields, otp: await newestCode('new.donor', 'email') });
    expect(right.location).toBe('/cart');
    expect(await personOf(client)).toBe('new.donor');
  });

  it('of a taken email looks the same, and signs nobody in', async () => {
    await signUp('taken.email');
    const client = createFormClient(app.services);
    const made = await client.post('/signup', typed('second.one', { email: 'taken.email@example.org' }));
    expect(made.location).toBe('/signup?step=code');
    expect((await flashOf(client))?.done).toEqual({ message: 'Account Created successfully' });
    expect([...client.cookies.keys()]).toEqual(['form']);
  });

  it('says everything that is wrong, and keeps all but the passwords', async () => {
    const client = createFormClient(app.services);
    await client.post('/signup', typed('x', { email: 'no', phoneNumber: 'abc', birthMonth: '13', gender: '' }));
    const flash = await flashOf(client);
    expect(flash?.errors.map(({ path }) => path).toSorted()).toEqual([
      'dateOfBirth',
      'email',
      'gender',
      'phone.number',
      'username',
    ]);
    expect(flash?.fields).toMatchObject({ email: 'no', phoneNumber: 'abc', birthMonth: '13' });
    expect(JSON.stringify(flash)).not.toContain(PASSWORD);
  });
});

describe('a forgotten password by forms', () => {
  it('is replaced by a code, ends the other sessions and signs in', async () => {
    await signUp('forgot.form');
    const other = createFormClient(app.services);
    await login(other, { login: 'forgot.form' });
    const client = createFormClient(app.services);
    const email = 'forgot.form@example.org';
    app.clock.pass(61_000);
    const asked = await client.post('/forget-password', { locale: 'en', returnTo: '/forget-password', email });
    expect(asked.location).toBe('/forget-password?step=code');
    const reset = {
      locale: 'en',
      returnTo: '/forget-password?step=code',
      email,
      otp: await newestCode('forgot.form', 'password'),
      password: 'seven olive trees at dusk',
      confirmPassword: 'seven olive trees at dusk',
    };
    await client.post('/forget-password/reset', { ...reset, confirmPassword: 'another' });
    expect((await flashOf(client))?.errors).toMatchObject([{ path: 'confirmPassword', code: 'passwordsDoNotMatch' }]);
    const done = await client.post('/forget-password/reset', reset);
    expect(done.location).toBe('/profile');
    expect(await personOf(client)).toBe('forgot.form');
    expect(await personOf(other)).toBeUndefined();
  });

  it('of nobody is answered the same', async () => {
    const client = createFormClient(app.services);
    const email = 'nobody.at.all@example.org';
    const asked = await client.post('/forget-password', { locale: 'en', returnTo: '/forget-password', email });
    expect([asked.location, (await flashOf(client))?.done]).toEqual([
      '/forget-password?step=code',
      { message: 'If an account uses this email address, a code is on its way.' },
    ]);
    const again = await client.post('/forget-password/resend', { locale: 'en', returnTo: '/forget-password', email });
    expect([again.location, (await flashOf(client))?.done]).toEqual([
      '/forget-password?step=code',
      { message: 'Code resent successfully' },
    ]);
  });
});

const signedIn = async (name: string) => {
  await signUp(name);
  const client = createFormClient(app.services);
  await login(client, { login: name });
  return client;
};

describe('the forms of the profile', () => {
  const details = {
    locale: 'en',
    returnTo: '/profile?part=details',
    fullName: 'Huda Salem',
    phoneCountry: 'TR',
    phoneNumber: '5321112233',
    gender: 'male',
    birthDay: '٧',
    birthMonth: '3',
    birthYear: '1991',
    nationality: 'TR',
    mainDonationField: 'zakat',
    secondaryDonationField: '',
  };

  it('save the details, and show what was wrong with all that was typed', async () => {
    const client = await signedIn('details.form');
    const saved = await client.post('/profile/details', details);
    expect([saved.location, (await flashOf(client))?.done]).toEqual([
      '/profile?part=details',
      { message: 'Your details have been saved' },
    ]);
    const { user } = (await readSession(app.services, client.cookies.get('session')))!;
    expect(user).toMatchObject({
      fullName: 'Huda Salem',
      phoneNumber: '5321112233',
      nationality: 'TR',
      gender: 'male',
      dateOfBirth: '1991-03-07',
    });
    await client.post('/profile/details', { ...details, phoneNumber: 'abc', nationality: '' });
    const flash = await flashOf(client);
    expect(flash?.errors.map(({ path }) => path).toSorted()).toEqual(['nationality', 'phone.number']);
    expect(flash?.fields).toMatchObject({ fullName: 'Huda Salem', phoneNumber: 'abc' });
    const none = { gender: '', birthDay: '', birthMonth: '', birthYear: '', nationality: '', mainDonationField: '' };
    await client.post('/profile/details', { ...details, ...none });
    expect((await flashOf(client))?.errors.map(({ code, path }) => `${path} ${code}`).toSorted()).toEqual([
      'dateOfBirth required',
      'gender required',
      'mainDonationField required',
      'nationality required',
    ]);
  });

  it('sign another device out, and never a device of somebody else', async () => {
    const here = await signedIn('device.form');
    const there = createFormClient(app.services);
    await login(there, { login: 'device.form' });
    const other = await signedIn('device.other');
    const idOf = async (client: FormClient) =>
      (await readSession(app.services, client.cookies.get('session')))!.caller.sessionId;
    const fields = { locale: 'en', returnTo: '/profile?part=devices' };
    await here.post('/profile/sign-out', { ...fields, id: await idOf(other) });
    expect(await personOf(other)).toBe('device.other');
    await here.post('/profile/sign-out', { ...fields, id: await idOf(there) });
    expect([await personOf(there), await personOf(here)]).toEqual([undefined, 'device.form']);
    await login(there, { login: 'device.form' });
    await here.post('/profile/sign-out', fields);
    expect([await personOf(there), await personOf(here)]).toEqual([undefined, 'device.form']);
  });

  it('change the password by the present one', async () => {
    const client = await signedIn('password.form');
    const fields = {
      locale: 'en',
      returnTo: '/profile?part=devices',
      currentPassword: 'not the password',
      password: 'seven olive trees at dusk',
      confirmPassword: 'seven olive trees at dusk',
    };
    await client.post('/profile/password', fields);
    expect((await flashOf(client))?.errors).toMatchObject([{ path: 'currentPassword', code: 'invalidSelection' }]);
    const changed = await client.post('/profile/password', { ...fields, currentPassword: PASSWORD });
    expect([changed.location, await personOf(client)]).toEqual(['/profile?part=devices', 'password.form']);
    expect((await flashOf(client))?.done).toEqual({ message: 'Password Updated successfully' });
  });

  it('erase the account after the password, and forget the device', async () => {
    const client = await signedIn('erase.form');
    const fields = { locale: 'en', returnTo: '/profile?part=data' };
    await client.post('/profile/erase', { ...fields, password: 'not the password' });
    expect((await flashOf(client))?.errors).toMatchObject([{ path: 'password', code: 'invalidSelection' }]);
    const erased = await client.post('/profile/erase', { ...fields, password: PASSWORD });
    expect([erased.location, client.cookies.has('session')]).toEqual(['/login', false]);
    const again = createFormClient(app.services);
    await login(again, { login: 'erase.form' });
    expect(again.cookies.has('session')).toBe(false);
  });

  it.each([
    ['/profile/details', details, '/login?next=%2Fprofile%3Fpart%3Ddetails'],
    ['/profile/sign-out', {}, '/login?next=%2Fprofile%3Fpart%3Ddevices'],
    ['/profile/erase', { password: PASSWORD }, '/login?next=%2Fprofile%3Fpart%3Ddata'],
  ])('lead whoever is signed out to the sign-in page: %s', async (path, fields, location) => {
    const client = createFormClient(app.services);
    expect((await client.post(path, { locale: 'en', returnTo: '/profile', ...fields })).location).toBe(location);
  });

  it('keep what was typed after the session had ended, without secrets, for the same account alone', async () => {
    const client = await signedIn('ended.form');
    const { db } = app.services;
    const [user] = await rowsOf<{ id: string }>(
      db,
      sql`update sessions set ended_at = now() where user_id = (select id from users where username = 'ended.form') returning user_id as id`,
    );
    const answer = await client.post('/profile/details', { ...details, fullName: 'Typed Before', password: PASSWORD });
    expect(answer.location).toBe('/login?next=%2Fprofile%3Fpart%3Ddetails');
    const kept = await readStoredFlash(app.services, client.cookies.get('profile'));
    expect(kept).toMatchObject({ form: 'profile/details', owner: user!.id, fields: { fullName: 'Typed Before' } });
    expect(JSON.stringify(kept)).not.toContain(PASSWORD);
    // The page may have noticed before: then the browser is signed out, and only the token is left.
    client.cookies.delete('signed-in');
    await client.post('/profile/details', { ...details, fullName: 'Typed Later' });
    const later = await readStoredFlash(app.services, client.cookies.get('profile'));
    expect(later).toMatchObject({ owner: user!.id, fields: { fullName: 'Typed Later' } });
    // Of a browser whose session is not known nothing is kept.
    const visitor = createFormClient(app.services);
    await visitor.post('/profile/details', details);
    expect(visitor.cookies.has('profile')).toBe(false);
  });
});
