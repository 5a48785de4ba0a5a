import { afterAll, beforeAll, expect, it } from 'vitest';
import { ACCOUNT_ROLES } from '#src/domain/permissions.ts';
import { findUserByUsername } from '#src/server/accounts/accounts.repository.ts';
import { makeDemoAccounts } from '#src/server/accounts/staff-accounts.ts';
import { fillDemoDonor } from '#src/server/demo/demo-donor.ts';
import { listReceivers } from '#src/server/gift-receivers/gift-receivers.service.ts';
import { readOwnZakat } from '#src/server/zakat/own-zakat.ts';
import { createFormClient } from '#tests/fixtures/form-client.ts';
import { commandRunner } from '#tests/fixtures/run-command.ts';
import { createTestApp, type TestApp } from '#tests/fixtures/test-app.ts';

let app: TestApp;
const run = commandRunner(() => app.services);
beforeAll(async () => {
  app = await createTestApp({ template: 'empty' });
});
afterAll(() => app.close());

const signIn = (login: string, password: string) => app.post('/users/auth/login', { login, password });
const OWN = 'seven olive trees at dusk';

it.each([
  [[], 2],
  [['root'], 2],
  [['1st', 'root@example.org'], 2],
  [['root', 'no address'], 2],
  // A password on the command line would stay in the history of the shell.
  [['root', 'root@example.org', 'a password of mine'], 2],
])('refuses %j', async (args, code) => {
  expect((await run('admin:create', ...args)).code).toBe(code);
  expect(await findUserByUsername(app.services.db, 'root')).toBeUndefined();
});

it('makes the first administrator, whose password signs in once and is then replaced', async () => {
  const { code, lines } = await run('admin:create', 'root.person', 'root@example.org');
  expect(code).toBe(0);
  const password = lines[1]!;
  expect(password).toMatch(/^(?:[a-z2-9]{5}-){3}[a-z2-9]{5}$/);
  const client = createFormClient(app.services);
  const fields = { locale: 'en', returnTo: '/login', login: 'root.person', password, next: '/cart' };
  expect((await client.post('/login', fields)).location).toBe('/profile?part=devices');
  expect((await signIn('root.person', password)).status).toBe(401);
  const changed = await client.post('/profile/password', {
    locale: 'en',
    returnTo: '/profile?part=devices',
    currentPassword: password,
    password: OWN,
    confirmPassword: OWN,
  });
  expect(changed.location).toBe('/profile?part=devices');
  const response = await signIn('root.person', OWN);
  const { result } = (await response.json()) as { result: { user: { roles: string[] } } };
  expect([response.status, result.user.roles]).toEqual([200, ['donor', 'admin']]);
  expect((await signIn('root.person', OWN)).status).toBe(200);
});

it('makes no second one', async () => {
  expect(await run('admin:create', 'second', 'second@example.org')).toMatchObject({ code: 1 });
  expect(await findUserByUsername(app.services.db, 'second')).toBeUndefined();
});

it('gives the demo charity one account for each role, once, each with a password of its own', async () => {
  const made = (await makeDemoAccounts(app.services))!;
  expect(made.map(({ username }) => username)).toEqual(ACCOUNT_ROLES.map((role) => `demo.${role}`));
  expect(new Set(made.map(({ password }) => password)).size).toBe(made.length);
  for (const { password, username } of made) expect((await signIn(username, password)).status).toBe(200);
  expect(await makeDemoAccounts(app.services)).toBeUndefined();
  await fillDemoDonor(app.services);
  const { id } = (await findUserByUsername(app.services.db, 'demo.donor'))!;
  const { day, records } = await readOwnZakat(app.services, id);
  const today = app.clock.now.toISOString().slice(0, 10);
  expect(day!.next! >= today).toBe(true);
  expect([records.length, records.every(({ computedOn }) => computedOn < today)]).toEqual([3, true]);
  expect(await listReceivers(app.services, id)).toHaveLength(3);
});

it('lets a password that nobody replaced run out after a day', async () => {
  const fresh = await createTestApp({ template: 'empty' });
  const { lines } = await commandRunner(() => fresh.services)('admin:create', 'late.root', 'late@example.org');
  fresh.clock.pass(86_400_001);
  expect((await fresh.post('/users/auth/login', { login: 'late.root', password: lines[1]! })).status).toBe(401);
  await fresh.close();
});
