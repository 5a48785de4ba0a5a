import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Role } from '#src/domain/permissions.ts';
import { insertUser } from '#src/server/accounts/accounts.repository.ts';
import { insertPasskey } from '#src/server/accounts/passkeys.repository.ts';
import { hashPassword } from '#src/server/accounts/passwords.ts';
import { consumeFormFlash } from '#src/server/http/form-flash.ts';
import { rowsOf } from '#src/server/platform/db/client.ts';
import { deleteExpired } from '#src/server/platform/retention/delete-expired.ts';
import { createFormClient } from '#tests/fixtures/form-client.ts';
import { commandRunner } from '#tests/fixtures/run-command.ts';
import { createTestApp, type TestApp } from '#tests/fixtures/test-app.ts';

const PASSWORD = 'a lantern over the harbor';
const JSON_ANSWER = { accept: 'application/json' };
const fields = { locale: 'en', returnTo: '/profile?part=devices' };
let app: TestApp;
let passwordHash: string;
beforeAll(async () => {
  app = await createTestApp();
  passwordHash = await hashPassword(PASSWORD);
});
afterAll(() => app.close());

/** Somebody who signed in by their password, with an email that is confirmed unless told otherwise. */
const signedIn = (username: string, ...roles: Role[]) => signedInAs({ username, roles, isEmailVerified: true });
async function signedInAs(user: { username: string; roles: Role[]; isEmailVerified: boolean }) {
  const id = v7();
  const { username } = user;
  await insertUser(app.services.db, { id, email: `${username}@example.org`, passwordHash, ...user });
  const client = createFormClient(app.services);
  await client.post('/login', { ...fields, login: username, password: PASSWORD });
  const options = async () => (await client.post('/passkeys/options', fields, JSON_ANSWER)).json();
  return { id, client, options };
}
const passkeyOf = (userId: string, id: string) =>
  insertPasskey(app.services.db, {
    id,
    userId,
    publicKey: 'a2V5',
    counter: 0,
    transports: [],
    device: '',
    createdAt: app.clock.now,
  });
const running = (userId: string) =>
  rowsOf(app.services.db, sql`select 1 from sessions where user_id = ${userId} and ended_at is null`);
const left = (userId: string) => rowsOf(app.services.db, sql`select id from passkeys where user_id = ${userId}`);

it('asks each time for another signature, and stores the hash of what it asks', async () => {
  const ask = async () => {
    const response = await app.post('/users/auth/passkey/options', '');
    const { result } = (await response.json()) as {
      result: { options: { challenge: string; userVerification: string } };
    };
    return result.options;
  };
  const [one, two] = [await ask(), await ask()];
  expect(one.challenge).not.toBe(two.challenge);
  expect(one.userVerification).toBe('required');
  const stored = JSON.stringify(await rowsOf(app.services.db, sql`select * from passkey_challenges`));
  expect(stored).not.toContain(one.challenge);
});

it.each([
  [{}],
  [{ id: 'unknown', rawId: 'unknown', type: 'public-key', response: {}, clientExtensionResults: {} }],
  [{ id: 'known.one', rawId: 'known.one', type: 'public-key', response: {}, clientExtensionResults: {} }],
])('refuses a signature that is none: %j', async (response) => {
  const { id } = await signedIn(`r${v7().slice(-10)}`, 'donor');
  await passkeyOf(id, 'known.one');
  expect((await app.post('/users/auth/passkey', { response })).status).toBe(401);
});

it('adds none that the device did not sign', async () => {
  const { client, id, options } = await signedIn('adds.none', 'donor');
  expect(await options()).toMatchObject({ result: { options: { rp: { id: 'localhost', name: 'Sanad' } } } });
  await client.post('/passkeys/add', {
    ...fields,
    response: '{"id":"x","rawId":"x","type":"public-key","response":{}}',
  });
  expect((await consumeFormFlash(app.services, client.cookies.get('form')))?.errors).toMatchObject([
    { path: 'passkey' },
  ]);
  expect(await left(id)).toEqual([]);
});

it('removes a passkey of one’s own, and nobody else’s', async () => {
  const [owner, other] = [await signedIn('key.owner', 'donor'), await signedIn('key.other', 'donor')];
  await passkeyOf(owner.id, 'of-owner');
  await other.client.post('/passkeys/remove', { ...fields, id: 'of-owner' });
  expect(await left(owner.id)).toEqual([{ id: 'of-owner' }]);
  await owner.client.post('/passkeys/remove', { ...fields, id: 'of-owner' });
  expect(await left(owner.id)).toEqual([]);
  const logged = await rowsOf(app.services.db, sql`select action from audit_log where subject_id = ${owner.id}`);
  expect(logged).toEqual([{ action: 'passkeyRemoved' }]);
});

it('lets staff with a second factor change passkeys and set an app up only after they showed it', async () => {
  const { client, id, options } = await signedIn('key.staff', 'donor', 'finance');
  expect(await options()).toMatchObject({ result: { options: {} } });
  await passkeyOf(id, 'of-staff');
  expect(await options()).toMatchObject({ result: { location: '/second-factor?next=%2Fprofile%3Fpart%3Ddevices' } });
  expect((await client.post('/passkeys/remove', { ...fields, id: 'of-staff' })).location).toBe(
    '/second-factor?next=%2Fprofile%3Fpart%3Ddevices',
  );
  expect((await client.post('/second-factor/begin', fields)).location).toBe('/second-factor');
  expect(await left(id)).toEqual([{ id: 'of-staff' }]);
  await commandRunner(() => app.services)('second-factor:reset', 'key.staff');
  expect(await left(id)).toEqual([]);
});

it('goes with an account that nobody confirmed, and with one that is erased', async () => {
  const { client, id } = await signedIn('key.erased', 'donor');
  await passkeyOf(id, 'of-erased');
  await client.post('/profile/erase', { locale: 'en', returnTo: '/profile?part=data', password: PASSWORD });
  expect(await left(id)).toEqual([]);
  const unconfirmed = await signedInAs({ username: 'key.unconfirmed', roles: ['donor'], isEmailVerified: false });
  await passkeyOf(unconfirmed.id, 'of-unconfirmed');
  const old = new Date(app.clock.now.getTime() - 31 * 86_400_000).toISOString();
  await rowsOf(
    app.services.db,
    sql`update users set created_at = ${old}::timestamptz where id = ${unconfirmed.id} returning 1`,
  );
  await deleteExpired(app.services);
  expect(await left(unconfirmed.id)).toEqual([]);
  expect(await rowsOf(app.services.db, sql`select 1 from users where id = ${unconfirmed.id}`)).toEqual([]);
});

it('leads whoever is signed out to the sign-in page', async () => {
  const client = createFormClient(app.services);
  expect((await client.post('/passkeys/options', fields)).location).toBe('/login?next=%2Fprofile%3Fpart%3Ddevices');
});

it('adds none to a session that is older than a quarter of an hour, until its owner signs in again', async () => {
  const { client, id, options } = await signedIn('key.stale', 'donor');
  app.clock.pass(15 * 60_000);
  const again = '/login?again=on&next=%2Fprofile%3Fpart%3Ddevices';
  expect(await options()).toMatchObject({ result: { location: again } });
  await passkeyOf(id, 'of-stale');
  // What is not a way in stays possible: a passkey that was lost is removed at once.
  await client.post('/passkeys/remove', { ...fields, id: 'of-stale' });
  expect(await left(id)).toEqual([]);

  const former = client.cookies.get('session');
  await client.post('/login', { ...fields, returnTo: again, login: 'key.stale', password: PASSWORD });
  expect(client.cookies.get('session')).not.toBe(former);
  expect(await options()).toMatchObject({ result: { options: {} } });
  expect(await running(id)).toHaveLength(1);
});

it('keeps the cart of a guest where the account before had been signed out', async () => {
  const { client } = await signedIn('key.before', 'donor');
  await signedIn('key.after', 'donor');
  // The token stays after its session: the browser is signed out by the other cookie.
  client.cookies.delete('signed-in');
  client.cookies.set('cart', 'of a guest');
  await client.post('/login', { ...fields, login: 'key.after', password: PASSWORD });
  expect(client.cookies.get('cart')).toBe('of a guest');
});

it('ends what the browser holds of somebody else when another account signs in', async () => {
  const first = await signedIn('key.first', 'donor');
  const second = await signedIn('key.second', 'donor');
  first.client.cookies.set('cart', 'of the first');
  await first.client.post('/login', { ...fields, login: 'key.second', password: PASSWORD });
  expect(first.client.cookies.get('cart') ?? '').toBe('');
  expect(await running(first.id)).toEqual([]);
  expect(await running(second.id)).toHaveLength(2);
});
