import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findEmails } from '#src/server/emails/emails.repository.ts';
import { createIdentities } from '#src/server/gateways/identities/create-identities.ts';
import { rowsOf } from '#src/server/platform/db/client.ts';
import { settings } from '#src/server/platform/db/schema/reference.ts';
import { runDueJobs } from '#src/server/worker/worker.ts';
import { startLocalIssuer } from '#tests/fixtures/local-issuer.ts';
import { signUpPerson } from '#tests/fixtures/people.ts';
import { createTestApp, type TestApp } from '#tests/fixtures/test-app.ts';

const nonce = 'a-nonce';
/** What a new account needs beside the token; one that exists is not changed by it. */
const BORN = { dateOfBirth: '1991-03-14' };
const HOUR = 3_600_000;
let issuer: Awaited<ReturnType<typeof startLocalIssuer>>;
let app: TestApp;
beforeAll(async () => {
  issuer = await startLocalIssuer();
});
afterAll(() => issuer.close());
beforeEach(async () => {
  app = await createTestApp();
  app.services.gateways.identities = createIdentities(issuer.providers);
  const values = [
    { category: 'google', field: 'client_id', value: 'client' },
    { category: 'apple', field: 'client_id', value: 'client' },
    { category: 'facebook', field: 'app_id', value: 'app' },
    { category: 'facebook', field: 'app_secret', value: 'app-secret' },
  ];
  await app.services.db.insert(settings).values(values);
  issuer.access.clear();
  issuer.stop(false);
});
afterEach(() => app.close());

type Claims = Parameters<typeof issuer.idToken>[0];
const amina: Claims = { sub: 'g-1', email: 'Amina@example.org', email_verified: true, name: 'Amina K' };
const tokenOf = (claims: Claims = amina, signed?: 'own' | 'other' | 'none') =>
  issuer.idToken(claims, { at: app.clock.now, ...(signed ? { signed } : {}) });
const signIn = async (
  claims: Claims = amina,
  { by = {}, provider = 'google' }: { by?: Record<string, string>; provider?: string } = {},
) => read(await app.post(`/users/social-auth/${provider}`, { ...BORN, token: await tokenOf(claims), nonce }, by));
const post = async (provider: string, body: object) =>
  read(await app.post(`/users/social-auth/${provider}`, { ...BORN, ...body }));
type Answer = {
  status: number;
  result?: { user: { id: string; username: string; isEmailVerified: boolean }; access: string; refresh: string };
  errorCode?: string;
  errorMessage?: string;
};
const read = async (response: Response): Promise<Answer> => ({
  status: response.status,
  ...((await response.json()) as object),
});
const people = async (): Promise<number> =>
  Number((await rowsOf<{ n: string }>(app.services.db, sql`select count(*)::text as n from users`))[0]!.n);
const emails = async (address: string): Promise<string[]> => {
  while ((await runDueJobs(app.services)) > 0);
  return (await findEmails(app.services.db, 100))
    .filter(({ toAddress }) => toAddress === address)
    .map(({ kind }) => kind);
};

describe('a sign-in with Google', () => {
  it('makes an account the first time, and finds it every other time', async () => {
    const before = await people();
    const first = await signIn();
    expect(first).toMatchObject({ status: 200, result: { user: { username: 'amina', isEmailVerified: true } } });
    const headers = { authorization: `Bearer ${first.result!.access}` };
    const profile = (await (await app.get('/users/profile', headers)).json()) as { result: object };
    expect(profile.result).toMatchObject({ email: 'amina@example.org', fullName: 'Amina K' });
    const held = (await (await app.get('/users/profile/export', headers)).json()) as { result: { identities: object } };
    expect(held.result.identities).toEqual([{ provider: 'google', connectedAt: '2026-11-20T12:00:00.000Z' }]);
    app.clock.pass(HOUR);
    // The person's id counts, whatever became of their email there.
    const again = await signIn({ ...amina, email: 'other@example.org' });
    expect(again.result!.user.id).toBe(first.result!.user.id);
    expect(await people()).toBe(before + 1);
    expect(await emails('amina@example.org')).not.toContain('accountCode');
  });

  it.each([
    [undefined, 'required'],
    ['2013-11-21', 'tooLow'],
    ['1890-01-01', 'tooHigh'],
  ])('makes no account for who was born on %s: %s', async (dateOfBirth, code) => {
    const before = await people();
    const body = { token: await tokenOf(), nonce, ...(dateOfBirth === undefined ? {} : { dateOfBirth }) };
    const refused = await app.post('/users/social-auth/google', body);
    expect([refused.status, ((await refused.json()) as { errors: object[] }).errors]).toEqual([
      422,
      [expect.objectContaining({ path: 'dateOfBirth', code })],
    ]);
    expect(await people()).toBe(before);
    // The token was not used up.
    const answer = await app.post('/users/social-auth/google', {
      ...body,
      ...BORN,
      gender: 'female',
      nationality: 'SA',
    });
    const { result } = (await answer.json()) as { result: { access: string } };
    const profile = await app.get('/users/profile', { authorization: `Bearer ${result.access}` });
    expect(await profile.json()).toMatchObject({ result: { ...BORN, gender: 'female', nationality: 'SA' } });
  });

  it('asks nothing of an account that exists', async () => {
    const first = await signIn();
    app.clock.pass(1000);
    const again = await read(await app.post('/users/social-auth/google', { token: await tokenOf(), nonce }));
    expect(again.result!.user.id).toBe(first.result!.user.id);
  });

  it('connects an account whose email both sides know to be the person’s, and tells them', async () => {
    const person = await signUpPerson(app);
    const email = `person.${person.id}@example.org`;
    await rowsOf(app.services.db, sql`update users set email = ${email} where id = ${person.id} returning 1`);
    const answer = await signIn({ ...amina, email });
    expect(answer.result!.user.id).toBe(person.id);
    expect(await emails(email)).toContain('socialConnected');
  });

  it.each([
    ['the provider does not know the email to be theirs', false, true],
    ['the site does not', true, false],
  ])('is asked to sign in first where %s', async (_where, email_verified, isOurs) => {
    const person = await signUpPerson(app);
    await rowsOf(
      app.services.db,
      sql`update users set email = 'amina@example.org', is_email_verified = ${isOurs} where id = ${person.id} returning 1`,
    );
    const refused = await signIn({ ...amina, email_verified });
    expect(refused).toMatchObject({ status: 409, errorMessage: expect.stringContaining('password first') });
    // Signed in, the person connects the two.
    const by = { authorization: `Bearer ${person.accessToken}` };
    app.clock.pass(1000);
    const early = isOurs ? undefined : await signIn({ ...amina, email_verified }, { by });
    const earlyWords = early
      ? [early.status, early.errorMessage!.includes('Confirm your email address first')]
      : [409, true];
    expect(earlyWords).toEqual([409, true]);
    await rowsOf(app.services.db, sql`update users set is_email_verified = true where id = ${person.id} returning 1`);
    app.clock.pass(1000);
    expect((await signIn({ ...amina, email_verified }, { by })).result!.user.id).toBe(person.id);
    app.clock.pass(1000);
    expect((await signIn({ ...amina, email_verified })).result!.user.id).toBe(person.id);
  });

  it('is connected with nobody who signed in more than a quarter of an hour ago', async () => {
    const person = await signUpPerson(app);
    app.clock.pass(15 * 60_000);
    const token = /=([^;]+);/.exec(person.cookie)![1];
    // The session goes on, and its access token is new: what counts is when its owner signed in.
    const { result } = await read(await app.post('/users/auth/token', { token }));
    const stale = await signIn(amina, { by: { authorization: `Bearer ${result!.access}` } });
    expect(stale).toMatchObject({ status: 409, errorMessage: expect.stringContaining('Sign in again') });
    expect(await rowsOf(app.services.db, sql`select 1 from identities where user_id = ${person.id}`)).toEqual([]);
  });

  it('gets a username of its own where the email’s is taken, and one that follows the rules', async () => {
    await signIn({ sub: '1', email: 'huda@example.org', email_verified: true });
    const second = await signIn({ sub: '2', email: 'huda@example.com', email_verified: true });
    expect(second.result!.user.username).toMatch(/^huda\.\d{4,6}$/);
    const odd = await signIn({ sub: '3', email: '١٢+3@example.org', email_verified: true });
    expect(odd.result!.user.username).toBe('donor');
  });

  it('confirms an email that the provider does not know to be theirs by a code', async () => {
    const answer = await signIn({ ...amina, email_verified: false });
    expect(answer.result!.user.isEmailVerified).toBe(false);
    expect(await emails('amina@example.org')).toEqual(['accountCode']);
  });

  it.each<[string, Claims, ('other' | 'none')?]>([
    ['signed by another key', {}, 'other'],
    ['not signed', {}, 'none'],
    ['of another issuer', { iss: 'https://elsewhere.example' }],
    ['for another site', { aud: 'another' }],
    ['of another attempt', { nonce: 'another' }],
    ['without a nonce', { nonce: undefined }],
    ['that is over', { exp: 1_700_000_000 }],
    ['from the future', { iat: 4_000_000_000, exp: 4_000_003_600 }],
    ['made hours ago', { iat: 1_763_600_000 }],
    ['of nobody', { sub: '' }],
  ])('is refused with a token %s', async (_what, claims, signed) => {
    const before = await people();
    const answer = await post('google', { token: await tokenOf({ ...amina, ...claims }, signed), nonce });
    expect(answer).toMatchObject({ status: 401, errorCode: 'invalidCredentials' });
    expect(answer.errorMessage).toContain('could not be confirmed');
    expect(await people()).toBe(before);
  });

  it('is refused with a token that was used before, also twice at once', async () => {
    const token = await tokenOf();
    const answers = await Promise.all([post('google', { token, nonce }), post('google', { token, nonce })]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401]);
    expect((await post('google', { token, nonce })).status).toBe(401);
  });

  it('is refused for an account that somebody else is signed in to', async () => {
    await signIn();
    const other = await signUpPerson(app);
    app.clock.pass(1000);
    expect((await signIn(amina, { by: { authorization: `Bearer ${other.accessToken}` } })).status).toBe(401);
  });

  it('is not offered without a client id, and unavailable while the keys cannot be read', async () => {
    issuer.stop(true);
    expect(await signIn()).toMatchObject({ status: 503, errorCode: 'unavailable' });
    await rowsOf(app.services.db, sql`delete from settings where category = 'google' returning 1`);
    const bare = await createTestApp();
    expect(await read(await bare.post('/users/social-auth/google', { token: 'x', nonce }))).toMatchObject({
      status: 404,
    });
    await bare.close();
  });

  it('says which field is missing', async () => {
    const answer = await app.post('/users/social-auth/google', { token: '' });
    expect(answer.status).toBe(422);
    const { errors } = (await answer.json()) as { errors: { path: string; code: string }[] };
    expect(errors.map(({ code, path }) => `${path} ${code}`)).toEqual(['token required', 'nonce required']);
  });

  it('ends with the account that is erased', async () => {
    const first = await signIn();
    await rowsOf(
      app.services.db,
      sql`update users set password_hash = (select password_hash from users where id = ${(await signUpPerson(app)).id}) where id = ${first.result!.user.id} returning 1`,
    );
    const erased = await app.api.request('/users/profile', {
      method: 'DELETE',
      headers: { authorization: `Bearer ${first.result!.access}`, 'content-type': 'application/json' },
      body: JSON.stringify({ password: 'a lantern over the harbor' }),
    });
    expect(erased.status).toBe(200);
    app.clock.pass(1000);
    expect((await signIn()).result!.user.id).not.toBe(first.result!.user.id);
  });
});

describe('a sign-in with Apple', () => {
  it('takes the truth as a text, the hash of the nonce, and no name', async () => {
    const hashed = createHash('sha256').update(nonce).digest('hex');
    const answer = await signIn(
      { sub: 'a-1', email: 'relay@example.org', email_verified: 'true', nonce: hashed },
      { provider: 'apple' },
    );
    expect(answer).toMatchObject({ status: 200, result: { user: { username: 'relay', isEmailVerified: true } } });
  });

  it('makes no account without an email, and says what to do', async () => {
    expect(await signIn({ sub: 'a-2' }, { provider: 'apple' })).toMatchObject({
      status: 409,
      errorMessage: expect.stringContaining('did not share your email address'),
    });
  });
});

describe('a sign-in with Facebook', () => {
  const person = { id: 'f-1', name: 'Amina K', email: 'amina@example.org' };
  it('is by an access token for this app, and its email is confirmed by a code', async () => {
    issuer.access.set('token', { app: 'app', person });
    const first = await post('facebook', { token: 'token' });
    expect(first).toMatchObject({ status: 200, result: { user: { isEmailVerified: false } } });
    expect((await post('facebook', { token: 'token' })).result!.user.id).toBe(first.result!.user.id);
  });

  it('is unavailable while Facebook cannot be asked', async () => {
    issuer.access.set('token', { app: 'app', person });
    issuer.stop(true);
    expect(await post('facebook', { token: 'token' })).toMatchObject({ status: 503, errorCode: 'unavailable' });
  });

  it('is refused with a token of another app, and an unknown one', async () => {
    issuer.access.set('foreign', { app: 'another', person });
    for (const token of ['foreign', 'unknown'])
      expect(await post('facebook', { token })).toMatchObject({ status: 401, errorCode: 'invalidCredentials' });
  });
});
