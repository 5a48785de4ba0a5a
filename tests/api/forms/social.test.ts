import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readSession } from '#src/server/accounts/read-session.ts';
import { listConnections } from '#src/server/accounts/social-keys.ts';
import { findEmails } from '#src/server/emails/emails.repository.ts';
import { createIdentities, localProviders } from '#src/server/gateways/identities/create-identities.ts';
import { consumeFormFlash } from '#src/server/http/form-flash.ts';
import { rowsOf } from '#src/server/platform/db/client.ts';
import { runDueJobs } from '#src/server/worker/worker.ts';
import { startSimulator } from '#src/simulator/simulator.ts';
import { createFormClient, type FormClient } from '#tests/fixtures/form-client.ts';
import { signUpPerson } from '#tests/fixtures/people.ts';
import { socialBrowser } from '#tests/fixtures/social-browser.ts';
import { createTestApp, type TestApp } from '#tests/fixtures/test-app.ts';

const KEYS = { clientId: 'client-of-the-tests', appSecret: 'secret-of-the-tests' };
const folder = mkdtempSync(path.join(tmpdir(), 'sanad-issuer-'));
let simulator: Awaited<ReturnType<typeof startSimulator>>;
let app: TestApp;
let client: FormClient;
let browser: ReturnType<typeof socialBrowser>;
beforeAll(async () => {
  const unused = { secretKey: 'sk', webhookUrl: 'http://127.0.0.1:9/', webhookSecret: 'whsec' };
  simulator = await startSimulator({ dataDir: folder, ...unused, identities: { ...KEYS, now: () => app.clock.now } });
});
afterAll(async () => {
  await simulator.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  app = await createTestApp();
  offer(`http://127.0.0.1:${simulator.port}`);
  client = createFormClient(app.services);
  browser = socialBrowser(app.services, client);
});
afterEach(() => app.close());

const offer = (origin: string): void => {
  app.services.gateways.localIdentities = { gateway: createIdentities(localProviders(origin)), ...KEYS };
};
const flash = () => consumeFormFlash(app.services, client.cookies.get('form'));
const said = async () => (await flash())?.errors[0]?.message;
const signedIn = async () => (await readSession(app.services, client.cookies.get('session')))?.user;
const amina = { email: 'amina@example.org', name: 'Amina K' };
const details = {
  birthDay: '14',
  birthMonth: '3',
  birthYear: '1991',
  gender: 'female',
  nationality: 'SA',
  mainDonationField: 'zakat',
};
const FINISH = /^(?:\/\w\w)?\/signup\?step=finish&next=/;
/** The last step of a new account, in the language of the page. */
const finish = (location: string | null, fields: Record<string, string> = details) => {
  const locale = /^\/(ar|tr)\//.exec(location ?? '')?.[1] ?? 'en';
  return client.post('/signup/finish', { locale, returnTo: '/signup?step=finish', ...fields });
};
const count = async (): Promise<number> =>
  Number((await rowsOf<{ n: string }>(app.services.db, sql`select count(*)::text as n from users`))[0]!.n);
/** To the provider and back, through the last step where there is no account yet. */
const goOn = async (answer: Awaited<ReturnType<typeof browser.comeBack>>) =>
  FINISH.test(answer.location ?? '') ? finish(answer.location) : answer;
const come = async (provider: string, person: typeof amina | null = amina, fields: Record<string, string> = {}) =>
  browser.comeBack(await browser.choose(await browser.depart(provider, fields), person ?? undefined));
const enter = async (...asked: Parameters<typeof come>) => goOn(await come(...asked));

describe.each(['google', 'facebook', 'apple'])('signing in with %s on the page', (provider) => {
  it('makes an account, goes on to the page that was asked for, and finds the account again', async () => {
    const answer = await enter(provider, amina, { next: '/projects?sort=newest', locale: 'ar' });
    expect([answer.status, answer.location]).toEqual([303, '/ar/projects?sort=newest']);
    expect(await signedIn()).toMatchObject({ email: 'amina@example.org', fullName: 'Amina K', locale: 'ar' });
    const first = (await signedIn())!.id;
    client.cookies.clear();
    app.clock.pass(2000);
    expect((await enter(provider)).location).toBe('/profile');
    expect((await signedIn())!.id).toBe(first);
  });

  it('makes no account before the new donor has said their age, and loses nothing of the way', async () => {
    const before = await count();
    const { location } = await come(provider, amina, { next: '/projects?sort=newest', locale: 'ar' });
    expect(location).toBe('/ar/signup?step=finish&next=%2Fprojects%3Fsort%3Dnewest');
    expect([await signedIn(), await count()]).toEqual([undefined, before]);
    await finish(location, { ...details, birthYear: '2020', nationality: '' });
    const refused = await flash();
    expect(refused?.errors).toMatchObject([{ path: 'nationality', code: 'required' }]);
    expect(refused?.fields).toMatchObject({ birthYear: '2020', mainDonationField: 'zakat' });
    await finish(location, { ...details, birthYear: '2020' });
    expect((await flash())?.errors).toMatchObject([{ path: 'dateOfBirth', code: 'tooLow', limit: 13 }]);
    expect([await signedIn(), await count()]).toEqual([undefined, before]);
    expect((await finish(location)).location).toBe('/ar/projects?sort=newest');
    expect(await signedIn()).toMatchObject({ fullName: 'Amina K', gender: 'female', dateOfBirth: '1991-03-14' });
    // Whom the browser held is gone.
    client.cookies.delete('session');
    await finish(null);
    expect(await said()).toContain('Start again with one of the buttons below');
  });

  it('holds a new donor for half an hour', async () => {
    const { location } = await come(provider);
    app.clock.pass(31 * 60_000);
    await finish(location);
    expect(await said()).toContain('More than half an hour has passed');
    expect(await signedIn()).toBeUndefined();
  });

  it('opens no account that exists with what the browser held of a new donor', async () => {
    const { location } = await come(provider);
    const held = client.cookies.get('newcomer')!;
    await finish(location);
    const first = await signedIn();
    expect(client.cookies.has('newcomer')).toBe(false);
    client.cookies.clear();
    client.cookies.set('newcomer', held);
    await finish(location);
    expect(await said()).toContain('Use one of the buttons below to sign in');
    expect([first?.email, await signedIn()]).toEqual([amina.email, undefined]);
    expect(client.cookies.has('newcomer')).toBe(false);
  });

  it('says that the person did not agree, on the page of the button', async () => {
    const answer = await enter(provider, null, { returnTo: '/signup?next=%2Fcart' });
    expect(answer.location).toBe(`/signup?next=%2Fcart#social-${provider}`);
    expect(await said()).toMatch(/canceled the sign-in with (Google|Facebook|Apple)/);
    expect(await signedIn()).toBeUndefined();
  });

  it('takes no answer with another state, none twice, and none after ten minutes', async () => {
    const address = await browser.depart(provider);
    const other = new URL(address);
    other.searchParams.set('state', 'of-somebody-else');
    const foreign = await browser.comeBack(await browser.choose(other.href, amina));
    expect(foreign.location).toBe(`/login#social-${provider}`);
    expect(await said()).toContain('did not start in this browser');

    const answer = await browser.choose(address, amina);
    expect((await goOn(await browser.comeBack(answer))).location).toBe('/profile');
    client.cookies.delete('session');
    expect((await browser.comeBack(answer)).location).toBe(`/login#social-${provider}`);
    expect(await said()).toContain('did not start in this browser');

    const late = await browser.depart(provider);
    app.clock.pass(601_000);
    await browser.comeBack(await browser.choose(late, amina));
    expect(await said()).toContain('or started more than ten minutes ago');
    expect(await signedIn()).toBeUndefined();
  });

  it('says that the provider cannot be reached', async () => {
    const answer = await browser.choose(await browser.depart(provider), amina);
    offer('http://127.0.0.1:9');
    expect((await browser.comeBack(answer)).location).toBe(`/login#social-${provider}`);
    expect(await said()).toContain('cannot be reached right now');
  });

  it('takes the answer of no other provider', async () => {
    const other = provider === 'google' ? 'facebook' : 'google';
    const answer = await browser.choose(await browser.depart(other), amina);
    await browser.depart(provider);
    await browser.comeBack(answer);
    expect(await said()).toContain('did not start in this browser');
  });

  it('goes on to pages of this site alone', async () => {
    expect((await enter(provider, amina, { next: '//elsewhere.example/' })).location).toBe('/profile');
  });

  it('is begun by a page of this site alone', async () => {
    const answer = await client.post(`/social/${provider}`, {}, { origin: 'https://elsewhere.example' });
    expect(answer.status).toBe(403);
    expect(client.cookies.has('social')).toBe(false);
  });

  it('is not offered without keys', async () => {
    app.services.gateways.localIdentities = undefined;
    await client.post(`/social/${provider}`, { locale: 'en', returnTo: '/login' });
    expect(await said()).toBeDefined();
    expect(client.cookies.has('social')).toBe(false);
  });
});

describe('an answer of a provider', () => {
  it('for another site, of another attempt, too long or empty signs nobody in', async () => {
    const address = await browser.depart('google');
    const { fields, to } = await browser.choose(address, amina);
    const foreign = fields['id_token']!.split('.');
    const claims = JSON.parse(Buffer.from(foreign[1]!, 'base64url').toString()) as object;
    const changed = [
      foreign[0],
      Buffer.from(JSON.stringify({ ...claims, aud: 'another' })).toString('base64url'),
      foreign[2],
    ].join('.');
    for (const token of [changed, 'x'.repeat(20_000), '']) {
      await browser.comeBack({ to, fields: { ...fields, id_token: token } });
      expect(await said()).toMatch(/could not/);
      expect(await signedIn()).toBeUndefined();
      fields['state'] = new URL(await browser.depart('google')).searchParams.get('state')!;
    }
    // The token of the first attempt, in the answer to a later one.
    await browser.comeBack({ to, fields });
    expect(await said()).toContain('could not be confirmed');
    expect(await signedIn()).toBeUndefined();
  });

  it('leaves nothing of a new donor on a device where somebody else signs in, or says that it is not them', async () => {
    await come('google');
    expect(client.cookies.has('newcomer')).toBe(true);
    const away = await client.post('/signup/not-me', { locale: 'tr', next: '/cart' });
    expect([away.location, client.cookies.has('newcomer')]).toEqual(['/tr/signup?next=%2Fcart', false]);
    await come('google');
    const person = await signUpPerson(app);
    const [{ username } = { username: '' }] = await rowsOf<{ username: string }>(
      app.services.db,
      sql`select username from users where id = ${person.id}`,
    );
    await client.post('/login', { locale: 'en', login: username, password: person.password });
    expect([(await signedIn())?.id, client.cookies.has('newcomer')]).toEqual([person.id, false]);
  });

  it('ends the session that a new account replaces', async () => {
    const { location } = await come('google');
    const person = await signUpPerson(app);
    for (const pair of person.cookie.split('; ')) client.cookies.set(...(pair.split('=') as [string, string]));
    const former = client.cookies.get('session');
    expect((await signedIn())?.id).toBe(person.id);
    await finish(location);
    expect((await signedIn())?.email).toBe(amina.email);
    expect(await readSession(app.services, former)).toBeUndefined();
  });

  it('of Facebook counts once, whoever sends its code', async () => {
    const answer = await browser.choose(await browser.depart('facebook'), amina);
    await browser.comeBack(answer);
    const code = new URL(answer.to, 'http://localhost').searchParams.get('code')!;
    const state = new URL(await browser.depart('facebook')).searchParams.get('state')!;
    await browser.comeBack({ to: `/login/facebook?code=${code}&state=${state}`, fields: {} });
    expect(await said()).toContain('could not be confirmed');
  });

  it('with an email of an account that did not confirm it leads to its password', async () => {
    const person = await signUpPerson(app);
    await rowsOf(
      app.services.db,
      sql`update users set email = ${amina.email}, is_email_verified = false where id = ${person.id} returning 1`,
    );
    await enter('google');
    expect(await said()).toContain('password first');
    expect(await signedIn()).toBeUndefined();
  });

  it('leads staff to their second factor, and ends the session that was there', async () => {
    await enter('google');
    const former = client.cookies.get('session');
    const { id } = (await signedIn())!;
    await rowsOf(app.services.db, sql`update users set roles = '{admin}' where id = ${id} returning 1`);
    app.clock.pass(2000);
    expect((await enter('google')).location).toBe('/second-factor?next=%2Fprofile');
    expect(await readSession(app.services, former)).toBeUndefined();
  });
});

const connect = async (provider: string, person = amina) =>
  browser.comeBack(
    await browser.choose(
      await browser.depart(provider, { provider, returnTo: '/profile?part=devices' }, '/profile/social'),
      person,
    ),
  );
const disconnect = (provider: string) =>
  client.post('/profile/social/disconnect', { locale: 'en', returnTo: '/profile?part=devices', provider });
const DEVICES = { locale: 'en', returnTo: '/profile?part=devices' };
/** The code that goes to the address of an account without a password. */
const proof = async (form: 'first-password' | 'new-email' = 'first-password'): Promise<string> => {
  app.clock.pass(61_000);
  await client.post(`/profile/${form}/proof`, DEVICES);
  while ((await runDueJobs(app.services)) > 0);
  const sent = await findEmails(app.services.db, 100);
  const [newest] = sent.filter(({ kind }) => kind === 'accountCode').toSorted((a, b) => +b.createdAt - +a.createdAt);
  return /\d{6}/.exec(newest!.plain)![0];
};
const choosePassword = (password: string, otp: string) =>
  client.post('/profile/first-password', { ...DEVICES, otp, password, confirmPassword: password });
const signUp = async () => {
  const person = await signUpPerson(app);
  for (const pair of person.cookie.split('; ')) client.cookies.set(...(pair.split('=') as [string, string]));
  return person;
};
const connected = async () =>
  (await listConnections(app.services, (await signedIn())!.id)).filter((one) => one.connectedAt);

describe('a person on their profile', () => {
  it.each(['google', 'facebook', 'apple'])('connects %s, keeps their session, and signs in by it', async (provider) => {
    const person = await signUp();
    const session = client.cookies.get('session');
    const answer = await connect(provider);
    expect(answer.location).toBe('/profile?part=devices');
    expect((await flash())?.done?.message).toMatch(/You can sign in with .* from now on/);
    expect(client.cookies.get('session')).toBe(session);
    client.cookies.clear();
    app.clock.pass(2000);
    await enter(provider);
    expect((await signedIn())!.id).toBe(person.id);
  });

  it('does not connect what signs in to another account', async () => {
    await enter('google');
    const other = (await signedIn())!.id;
    client.cookies.clear();
    app.clock.pass(2000);
    const person = await signUp();
    expect((await connect('google')).location).toBe('/profile?part=devices#profile-social');
    expect(await said()).toContain('is already used to sign in to another account here');
    expect(await connected()).toEqual([]);
    expect(person.id).not.toBe(other);
  });

  it('asks whoever signed in more than a quarter of an hour ago to sign in again first', async () => {
    await signUp();
    app.clock.pass(15 * 60_000);
    const { location } = await client.post('/profile/social', { ...DEVICES, provider: 'google' });
    expect(location).toBe('/login?again=on&next=%2Fprofile%3Fpart%3Ddevices');
    expect(client.cookies.get('social') ?? '').toBe('');
  });

  it('connects nothing to whoever signed in meanwhile', async () => {
    await signUp();
    const address = await browser.depart('google', { provider: 'google' }, '/profile/social');
    const other = await signUp();
    const answer = await browser.comeBack(await browser.choose(address, amina));
    expect(answer.location).toMatch(/^\/login\?next=/);
    expect((await signedIn())!.id).toBe(other.id);
    expect(await connected()).toEqual([]);
  });

  it('disconnects it again, and is told by email', async () => {
    await signUp();
    await connect('google');
    await disconnect('google');
    expect((await flash())?.done?.message).toBe('You can no longer sign in with Google');
    expect(await connected()).toEqual([]);
    while ((await runDueJobs(app.services)) > 0);
    const kinds = (await findEmails(app.services.db, 100)).map(({ kind }) => kind);
    expect(kinds).toEqual(expect.arrayContaining(['socialConnected', 'socialDisconnected']));
    // A second press, as from another tab, finds it done.
    expect((await disconnect('google')).location).toBe('/profile?part=devices');
  });

  it('keeps the only way in, also with two presses at once, until there is a password', async () => {
    await enter('google');
    await disconnect('google');
    expect(await said()).toContain('your only way into your account');
    await connect('facebook');
    await Promise.all([disconnect('google'), disconnect('facebook')]);
    expect(await connected()).toHaveLength(1);
    await choosePassword('lanterns over the harbor', await proof());
    await disconnect((await connected())[0]!.provider);
    expect(await connected()).toEqual([]);
    client.cookies.clear();
    await client.post('/login', { locale: 'en', login: amina.email, password: 'lanterns over the harbor' });
    expect(await signedIn()).toMatchObject({ email: amina.email });
  });

  it('chooses a first password once, and none that is weak', async () => {
    await enter('google');
    const otp = await proof();
    await choosePassword('1234567890', otp);
    expect((await flash())?.errors).toMatchObject([{ path: 'password', code: 'weakPassword' }]);
    await choosePassword('lanterns over the harbor', otp);
    expect((await flash())?.done?.message).toBe('Your password has been saved');
    await choosePassword('seven olive trees at dusk', otp);
    client.cookies.clear();
    await client.post('/login', { locale: 'en', login: amina.email, password: 'seven olive trees at dusk' });
    expect(await signedIn()).toBeUndefined();
  });

  it('chooses no first password with their session alone, nor with a code for something else', async () => {
    await enter('google');
    for (const [otp, code] of [
      ['', 'required'],
      ['123456', 'otpInvalid'],
      [await proof('new-email'), 'otpInvalid'],
    ] as const) {
      await choosePassword('lanterns over the harbor', otp);
      expect((await flash())?.errors).toMatchObject([{ path: 'otp', code }]);
    }
    expect((await signedIn())!.passwordHash).toBeNull();
    const otp = await proof();
    const [told] = (await findEmails(app.services.db, 100)).filter(({ plain }) => plain.includes(otp));
    expect([told!.toAddress, told!.subject]).toEqual([amina.email, 'Your code to set your first password']);
    await client.post('/profile/first-password/proof', DEVICES);
    expect(await said()).toContain('We cannot send another code');
    await choosePassword('lanterns over the harbor', otp);
    expect((await flash())?.done?.message).toBe('Your password has been saved');
    // Chosen in another tab meanwhile.
    expect((await client.post('/profile/first-password/proof', DEVICES)).location).toBe('/profile?part=devices');
  });

  it('is sent no code for a first password before their email is confirmed', async () => {
    await enter('facebook');
    await rowsOf(
      app.services.db,
      sql`update users set is_email_verified = false where email = ${amina.email} returning 1`,
    );
    await client.post('/profile/first-password/proof', DEVICES);
    expect(await said()).toContain('Confirm your email address first');
  });

  it('is asked to sign in first where the session is over', async () => {
    for (const form of ['/profile/social', '/profile/social/disconnect', '/profile/first-password/proof'])
      expect((await client.post(form, { locale: 'en', provider: 'google' })).location).toMatch(/^\/login\?next=/);
  });
});
