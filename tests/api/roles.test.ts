import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { v7 } from 'uuid';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import type { OrderAndPayment, PlacedOrder } from '#src/contracts/orders.ts';
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
import { rowsOf } from '#src/server/platform/db/client.ts';
import { give } from '#tests/fixtures/giving.ts';
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

/** A caller's record of each kind: the calls that read or change it, and what they answer its owner. */
async function recordsOf(owner: UserRow, headers: Record<string, string>) {
  const { app, categoryId } = site;
  const donor = { fullName: 'Amina K', email: owner.email! };
  const items = [{ type: 'endowment', categoryId, price: 2500 }];
  const paid = await site.paid(items, { donor });
  const recurring = { ...items[0], isSubscription: true, subscriptionRecurringInterval: 'month' };
  const plan = await site.paid([recurring], { donor });
  const unpaid = await give(app, { items, paymentMethod: 'stripe', donor });
  // Read once by its owner, a donation belongs to the account.
  expect((await call('get', '/user/orders', headers)).status).toBe(200);
  const made = async (path: string, body: object): Promise<string> => {
    const response = await app.post(path, body, headers);
    expect([path, response.status]).toEqual([path, 201]);
    return ((await response.json()) as { result: { id: string } }).result.id;
  };
  const receiver = await made('/user/gift-receivers', { name: 'Salma', email: 'salma@example.org' });
  const zakat = await made('/user/zakat/records', {
    currency: 'USD',
    wealth: 1_000_000,
    nisab: 500_000,
    zakat: 25_000,
  });
  const [{ id: subscription } = { id: '' }] = await rowsOf<{ id: string }>(
    app.services.db,
    sql`select id from subscriptions where order_id = ${plan.order.id}`,
  );
  const other = await signedIn(owner);
  const session = (await callerOf(app.services, other['authorization'])).sessionId;
  const records: [method: string, path: string, owners: number, body?: object][] = [
    ['get', `/user/orders/${paid.order.id}`, 200],
    ['get', `/user/orders/${paid.order.id}/receipt`, 200],
    ['get', `/user/payment-transactions/current/${paid.order.id}`, 200],
    ['get', `/user/payment-transactions/current/${paid.payment.id}`, 200],
    ['post', `/user/payment-transactions/current/${unpaid.order.id}/retry`, 201, {}],
    ['post', `/user/payment-transactions/current/${unpaid.order.id}/card-check`, 422, { code: '000000' }],
    ['post', `/user/orders/${paid.order.id}/refund-requests`, 201, { reason: 'It was a mistake of mine.' }],
    ['patch', `/user/subscriptions/${subscription}`, 200, { amount: 3000 }],
    ['delete', `/user/subscriptions/${subscription}`, 200],
    ['patch', `/user/gift-receivers/${receiver}`, 200, { name: 'Salma A' }],
    ['delete', `/user/gift-receivers/${receiver}`, 200],
    ['delete', `/user/zakat/records/${zakat}`, 200],
    ['delete', `/users/sessions/${session}`, 200],
  ];
  return records;
}

it.each(ROLES)('answers %s for somebody else’s record of each kind as if there were none', async (role) => {
  const owner = await person('donor');
  const ownerHeaders = await signedIn(owner);
  const records = await recordsOf(owner, ownerHeaders);
  const headers = role === 'visitor' ? { 'x-order-key': 'a key of nothing' } : await signedIn(await person(role));
  for (const [method, path, , body] of records) {
    const name = operations.find(
      (one) => one.method === method && new RegExp(`^${one.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path),
    )!;
    const expected = role === 'visitor' && name.security === 'bearer' ? 401 : 404;
    expect([method, path, (await call(method, path, headers, body)).status]).toEqual([method, path, expected]);
  }
  // The same calls are answered to the owner, so the answers above say something.
  for (const [method, path, owners, body] of records)
    expect([method, path, (await call(method, path, ownerHeaders, body)).status]).toEqual([method, path, owners]);
});

it('gives and pays by a token alone: the donation is the account’s, and its donor is known', async () => {
  const owner = await person('donor');
  const headers = await signedIn(owner);
  const items = [{ type: 'endowment', categoryId: site.categoryId, price: 2500 }];
  const response = await site.app.post('/user/orders', { items, paymentMethod: 'stripe' }, headers);
  expect(response.status).toBe(201);
  const { order, payment } = ((await response.json()) as { result: PlacedOrder }).result;
  site.stripe.turn(`pi_${payment.id}`, 'succeeded');
  const read = await site.app.get(`/user/payment-transactions/current/${payment.id}`, headers);
  expect(((await read.json()) as { result: OrderAndPayment }).result.order).toMatchObject({
    id: order.id,
    status: 'paid',
  });
  const rows = await rowsOf(
    site.app.services.db,
    sql`select o.account_id, d.email, d.full_name from orders o join order_donors d on d.order_id = o.id where o.id = ${order.id}`,
  );
  expect(rows).toEqual([{ account_id: owner.id, email: owner.email, full_name: owner.username }]);
  // A guest says who they are; a token that is none is no guest's.
  expect((await call('post', '/user/orders', {}, { items, paymentMethod: 'stripe' })).status).toBe(422);
  const wrong = { authorization: 'Bearer nothing' };
  expect((await call('post', '/user/orders', wrong, { items, paymentMethod: 'stripe' })).status).toBe(401);
});
