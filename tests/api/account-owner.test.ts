import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { codeDigits } from '#src/server/accounts/codes.ts';
import { insertIdentity } from '#src/server/accounts/identities.repository.ts';
import { insertPasskey } from '#src/server/accounts/passkeys.repository.ts';
import { signInByLink, signInLinkPath } from '#src/server/accounts/sign-in-links.ts';
import { consumeFormFlash } from '#src/server/http/form-flash.ts';
import { rowsOf } from '#src/server/platform/db/client.ts';
import { deleteExpired } from '#src/server/platform/retention/delete-expired.ts';
import { runDueJobs } from '#src/server/worker/worker.ts';
import { createFormClient } from '#tests/fixtures/form-client.ts';
import { createTestApp, type TestApp } from '#tests/fixtures/test-app.ts';

const DAY = 86_400_000;
const OTHERS = 'a lantern over the harbor';
const OWNERS = 'seven olive trees at dusk';
let app: TestApp;
beforeEach(async () => {
  app = await createTestApp();
});
afterEach(() => app.close());

const signUp = (username: string, email: string, password = OTHERS) =>
  app.post('/users/auth/signup', {
    username,
    email,
    password,
    confirmPassword: password,
    gender: 'female',
    dateOfBirth: '1990-05-17',
    nationality: 'SA',
    mainDonationField: 'water',
  });
const signIn = (login: string, password = OTHERS) => app.post('/users/auth/login', { login, password });
type Tokens = { access: string; refresh: string };
const tokens = async (response: Response): Promise<Tokens> => ((await response.json()) as { result: Tokens }).result;
const idOf = async (username: string): Promise<string> =>
  (await rowsOf<{ id: string }>(app.services.db, sql`select id from users where username = ${username}`))[0]!.id;
const work = async (): Promise<void> => {
  while ((await runDueJobs(app.services)) > 0);
};
const codeIdOf = async (username: string, purpose: string): Promise<string> => {
  await work();
  return (
    await rowsOf<{ id: string }>(
      app.services.db,
      sql`select c.id from account_codes c join users u on u.id = c.user_id
        where u.username = ${username} and c.purpose = ${purpose} order by c.created_at desc limit 1`,
    )
  )[0]!.id;
};
const confirm = async (username: string, email: string): Promise<Response> =>
  app.post('/users/auth/email', { email, otp: codeDigits(app.services, await codeIdOf(username, 'email')) });
const countOf = async (table: string, userId: string): Promise<number> =>
  (await rowsOf(app.services.db, sql`select 1 from ${sql.identifier(table)} where user_id = ${userId}`)).length;
const emailsTo = async (address: string): Promise<string[]> => {
  await work();
  const rows = await rowsOf<{ kind: string }>(
    app.services.db,
    sql`select kind from emails where to_address = ${address} order by created_at`,
  );
  return rows.map(({ kind }) => kind);
};

describe('an account that other visitor made with an email that is not theirs', () => {
  const email = 'huda@example.org';
  /** What the other visitor may have done there before this was refused: a passkey and a provider of their own. */
  async function otherVisitorsAccount() {
    await signUp('other.visitor', email);
    const { access, refresh } = await tokens(await signIn('other.visitor'));
    const userId = await idOf('other.visitor');
    const createdAt = app.clock.now;
    await insertPasskey(app.services.db, {
      id: 'a-key',
      userId,
      publicKey: 'a2V5',
      counter: 0,
      transports: [],
      device: '',
      createdAt,
    });
    await insertIdentity(app.services.db, { provider: 'facebook', subject: 'f-1', userId, createdAt, tokenAt: null });
    return { userId, access, refresh };
  }
  async function hasNoWayIn({ access, refresh, userId }: Awaited<ReturnType<typeof otherVisitorsAccount>>) {
    expect((await signIn('other.visitor')).status).toBe(401);
    expect((await app.get('/users/profile', { authorization: `Bearer ${access}` })).status).toBe(401);
    expect((await app.post('/users/auth/token', { token: refresh })).status).toBe(401);
    expect([await countOf('passkeys', userId), await countOf('identities', userId)]).toEqual([0, 0]);
  }

  it('is its owner’s alone once they choose a password by an email', async () => {
    const account = await otherVisitorsAccount();
    app.clock.pass(60_000);
    await app.post('/users/auth/forget-password-otp', { email });
    const otp = codeDigits(app.services, await codeIdOf('other.visitor', 'password'));
    const changed = await app.api.request('/users/auth/password', {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, otp, password: OWNERS, confirmPassword: OWNERS }),
    });
    expect(changed.status).toBe(200);
    await hasNoWayIn(account);
    expect((await signIn(email, OWNERS)).status).toBe(200);
  });

  it('is its owner’s alone once they sign in by a link, which asks them to choose a password', async () => {
    const account = await otherVisitorsAccount();
    const client = createFormClient(app.services);
    await client.post('/login/link', { locale: 'en', returnTo: '/login', email });
    const path = signInLinkPath(app.services, await codeIdOf('other.visitor', 'link'), undefined);
    const link = new URL(path, 'http://localhost').searchParams.get('link')!;
    expect(await signInByLink(app.services, link, 'Firefox')).toMatchObject({ isTakenOver: true });
    await hasNoWayIn(account);
  });

  it('gets no passkey, provider or first password before the email is confirmed', async () => {
    await signUp('other.visitor', email);
    const client = createFormClient(app.services);
    const fields = { locale: 'en', returnTo: '/profile?part=devices' };
    await client.post('/login', { ...fields, login: 'other.visitor', password: OTHERS });
    const options = async () =>
      JSON.stringify(await (await client.post('/passkeys/options', fields, { accept: 'application/json' })).json());
    expect(await options()).not.toContain('challenge');
    await client.post('/passkeys/options', fields);
    const flash = await consumeFormFlash(app.services, client.cookies.get('form'));
    expect(flash?.errors).toMatchObject([
      { path: '', message: expect.stringContaining('Confirm your email address first') },
    ]);
    expect((await confirm('other.visitor', email)).status).toBe(200);
    expect(await options()).toContain('challenge');
  });
});

describe('signing up with an email', () => {
  it('is answered alike, whether it is taken or free, in all that one can do afterwards', async () => {
    await signUp('owner.one', 'owner@example.org', OWNERS);
    await confirm('owner.one', 'owner@example.org');
    const seen = async (username: string, email: string) => {
      const made = await signUp(username, email);
      const { access } = await tokens(await signIn(username));
      const headers = { authorization: `Bearer ${access}` };
      const own = async (path: string) => JSON.stringify(await (await app.get(path, headers)).json());
      const said = [
        made.status,
        (await signIn(username)).status,
        (await signIn(email)).status,
        (await signUp(username, 'another@example.org')).status,
        (await app.post('/users/auth/email-otp', { email })).status,
        await own('/users/profile'),
        await own('/user/orders'),
        await own('/user/settings'),
      ];
      return JSON.stringify(said)
        .replaceAll(username, 'NAME')
        .replaceAll(email, 'EMAIL')
        .replaceAll(await idOf(username), 'ID');
    };
    expect(await seen('tries.taken', 'Owner@example.org')).toBe(await seen('tries.free', 'nobody@example.org'));
    expect(await emailsTo('owner@example.org')).toEqual(['accountCode', 'accountExists']);
  });

  it('that is taken makes an account that is never confirmed, and is deleted after thirty days', async () => {
    await signUp('owner.one', 'owner@example.org', OWNERS);
    await confirm('owner.one', 'owner@example.org');
    await signUp('tries.taken', 'owner@example.org');
    expect((await signIn('owner@example.org', OWNERS)).status).toBe(200);
    app.clock.pass(31 * DAY);
    await deleteExpired(app.services);
    expect((await signIn('tries.taken')).status).toBe(401);
    expect((await signIn('owner@example.org', OWNERS)).status).toBe(200);
  });
});

it('signs in with a new password whoever was locked out by wrong ones', async () => {
  app.services.env.hasRateLimits = true;
  try {
    const email = 'locked.out@example.org';
    await signUp('locked.out', email);
    await confirm('locked.out', email);
    for (let times = 0; times < 11; times += 1) await signIn(email, 'a wrong one');
    expect((await signIn(email)).status).toBe(429);
    app.clock.pass(60_000);
    await app.post('/users/auth/forget-password-otp', { email });
    const client = createFormClient(app.services);
    const otp = codeDigits(app.services, await codeIdOf('locked.out', 'password'));
    const fields = { locale: 'en', returnTo: '/forget-password?step=code' };
    const reset = { ...fields, email, otp, password: OWNERS, confirmPassword: OWNERS };
    expect((await client.post('/forget-password/reset', reset)).location).toBe('/profile');
    expect(client.cookies.get('session')).toBeDefined();
  } finally {
    app.services.env.hasRateLimits = false;
  }
});

it('tells the owner of a device that is new, also where no session runs any more', async () => {
  const email = 'all.ended@example.org';
  await signUp('all.ended', email);
  await confirm('all.ended', email);
  const firefox = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' };
  const chrome = { 'user-agent': 'Mozilla/5.0 (Linux; Android 14) Chrome/140.0 Mobile Safari/537.36' };
  const enter = async (headers: object) =>
    tokens(await app.post('/users/auth/login', { login: email, password: OTHERS }, headers as Record<string, string>));
  const told = async () => (await emailsTo(email)).filter((kind) => kind === 'newDevice').length;
  const { access } = await enter(firefox);
  await app.post('/users/auth/logout', {}, { authorization: `Bearer ${access}` });
  await enter(firefox);
  expect(await told()).toBe(0);
  await app.post('/users/auth/logout', {}, { authorization: `Bearer ${access}` });
  await enter(chrome);
  expect(await told()).toBe(1);
  app.clock.pass(90 * DAY);
  await deleteExpired(app.services);
  await enter(firefox);
  expect(await told()).toBe(2);
});
