import { Hono } from 'hono';
import { v7 } from 'uuid';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { mayDo, PERMISSIONS, ROLES, type Role } from '#src/domain/permissions.ts';
import { insertUser, type UserRow } from '#src/server/accounts/accounts.repository.ts';
import { beginSession, callerOf } from '#src/server/accounts/sessions.ts';
import { operations } from '#src/server/api.ts';
import { commands } from '#src/server/commands.ts';
import { asAppError } from '#src/server/http/errors.ts';
import { mount } from '#src/server/http/mount-operations.ts';
import { OPERATION_NAMES } from '#src/server/http/openapi-names.ts';
import { type ApiEnv, operation } from '#src/server/http/operation.ts';
import { permissionLines } from '#src/server/permission-lines.ts';
import { createRefundSite, type RefundSite } from '#tests/fixtures/refunds.ts';

let site: RefundSite;
beforeAll(async () => {
  site = await createRefundSite();
});
afterAll(() => site.app.close());

let people = 0;
const person = async (...roles: Role[]): Promise<UserRow> => {
  people += 1;
  const name = `role.${people}`;
  return (await insertUser(site.app.services.db, {
    id: v7(),
    username: name,
    email: `${name}@example.org`,
    isEmailVerified: true,
    roles,
  }))!;
};
const signedIn = async (user: UserRow): Promise<Record<string, string>> => {
  const { access } = await beginSession(site.app.services, site.app.services.db, user, 'Firefox');
  return { authorization: `Bearer ${access}` };
};
const call = async (method: string, path: string, headers: Record<string, string> = {}, body: object = {}) => {
  const response = await site.app.api.request(path, {
    method: method.toUpperCase(),
    headers: { ...headers, ...(method === 'get' ? {} : { 'content-type': 'application/json' }) },
    ...(method === 'get' ? {} : { body: JSON.stringify(body) }),
  });
  const { errorCode } = (await response
    .clone()
    .json()
    .catch(() => ({}))) as { errorCode?: string };
  return { status: response.status, errorCode };
};

describe('the table of permissions', () => {
  test('has a row for every operation of the API and every command, and no other', () => {
    const names = operations.map(({ method, path }) => OPERATION_NAMES[`${method} ${path}`]);
    expect(Object.keys(PERMISSIONS).toSorted()).toEqual([...names, ...Object.keys(commands)].toSorted());
  });

  test('asks for a session exactly where a visitor may not call', () => {
    const wrong = operations.filter(
      ({ method, path, security }) => mayDo([], OPERATION_NAMES[`${method} ${path}`]!) === (security === 'bearer'),
    );
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  test('gives an administrator all that staff may do', () => {
    for (const [act, { who }] of Object.entries(PERMISSIONS))
      expect([act, (who as readonly Role[]).includes('admin')]).toEqual([act, true]);
  });

  test('is printed as a table, a column for each role', () => {
    const lines = permissionLines();
    expect(lines).toHaveLength(Object.keys(PERMISSIONS).length + 2);
    expect(lines.find((line) => line.startsWith('| getProfile '))).toMatch(/\|\s+\| own +\| own +\| own/);
    expect(new Set(lines.map((line) => line.length)).size).toBe(1);
  });
});

/** Calls whose own answer is 401: without credentials of a client, and without a refresh token. */
const OWN_401 = new Set(['getSettings', 'refreshTokens', 'logIn', 'logInByPasskey']);

describe.each(ROLES)('%s', (role) => {
  it('may call what the table says, and nothing else', async () => {
    const user = role === 'visitor' ? undefined : await person(role);
    const seen: [string, boolean][] = [];
    for (const { method, path } of operations) {
      const name = OPERATION_NAMES[`${method} ${path}`]!;
      const address = path
        .replace('{billNumber}', '0')
        .replace('{code}', 'SA')
        .replace('{year}', '2026')
        .replaceAll(/\{\w+\}/g, v7());
      // A session of its own for each call: one of them signs out.
      const { errorCode } = await call(method, address, user && (await signedIn(user)));
      seen.push([name, OWN_401.has(name) || (errorCode !== 'unauthenticated' && errorCode !== 'forbidden')]);
    }
    expect(seen).toEqual(
      operations.map(({ method, path }) => {
        const name = OPERATION_NAMES[`${method} ${path}`]!;
        return [name, mayDo(user?.roles ?? [], name)];
      }),
    );
  });
});

it('refuses everybody what is not in the table, and staff what is others’ work', async () => {
  const app = new Hono<ApiEnv>();
  app.use(async (c, next) => {
    c.set('services', site.app.services);
    c.set('locale', 'en');
    c.set('authenticate', callerOf);
    await next();
  });
  app.onError((error, c) => c.json({}, asAppError(error).status));
  const answer = v.strictObject({});
  const security = 'bearer';
  mount(app, [
    operation({
      method: 'get',
      path: '/not/in/the/table',
      tag: '',
      summary: '',
      security,
      answer,
      handle: async () => ({}),
    }),
  ]);
  for (const role of ROLES.filter((one) => one !== 'visitor'))
    expect((await app.request('/not/in/the/table', { headers: await signedIn(await person(role)) })).status).toBe(403);
  expect(mayDo(['donor', 'finance'], 'refund:make')).toBe(true);
  for (const role of ['approver', 'editor', 'ngo', 'donor'] as const) expect(mayDo([role], 'refund:make')).toBe(false);
  expect(mayDo(['admin'], 'toString')).toBe(false);
});

it.each(ROLES)('answers %s for somebody else’s record as if there were none', async (role) => {
  const owner = await person('donor');
  const ownerHeaders = await signedIn(owner);
  const placed = await site.paid([{ type: 'endowment', categoryId: site.categoryId, price: 2500 }], {
    donor: { fullName: 'Amina K', email: owner.email! },
  });
  // Read once by its owner, the donation belongs to the account.
  expect((await call('get', '/user/orders', ownerHeaders)).status).toBe(200);
  const session = (await callerOf(site.app.services, ownerHeaders['authorization'])).sessionId;
  const headers = role === 'visitor' ? { 'x-order-key': 'a key of nothing' } : await signedIn(await person(role));
  const { id } = placed.order;
  const records: [string, string, object?][] = [
    ['get', `/user/orders/${id}`],
    ['get', `/user/orders/${id}/receipt`],
    ['get', `/user/payment-transactions/current/${id}`],
    ['post', `/user/payment-transactions/current/${id}/retry`, { paymentMethod: 'stripe' }],
    ['post', '/user/payment-transactions/paypal/capture', { orderId: 'PAYPAL1' }],
    ['post', `/user/orders/${id}/refund-requests`, { reason: 'It was a mistake of mine.' }],
  ];
  for (const [method, path, body] of records)
    expect([path, (await call(method, path, headers, body)).status]).toEqual([path, 404]);
  const ended = await call('delete', `/users/sessions/${session}`, headers);
  expect(ended.status).toBe(role === 'visitor' ? 401 : 404);
  expect((await call('get', `/user/orders/${id}`, ownerHeaders)).status).toBe(200);
});
