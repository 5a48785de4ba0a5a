import { afterAll, beforeAll, expect, it } from 'vitest';
import { createApi } from '#src/server/api.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { readEnv } from '#src/server/platform/env.ts';
import { createGivingApp, give } from '#tests/fixtures/giving.ts';
import type { TestApp } from '#tests/fixtures/test-app.ts';
import { databaseKind } from '#tests/fixtures/test-database.ts';

let app: TestApp;
let categoryId: string;
beforeAll(async () => {
  ({ app, categoryId } = await createGivingApp('food'));
});
afterAll(() => app.close());

/** The API of one process behind a trusted proxy, with its own handle of the shared database. */
function processOf() {
  const db: ServiceContext['db'] = databaseKind === 'postgres' ? new Proxy(app.services.db, {}) : app.services.db;
  const api = createApi({ ...app.services, db, env: readEnv({ TRUSTED_PROXIES: '10.0.0.1' }) });
  return async (path: string, from: string, init: RequestInit = {}): Promise<Response> =>
    api.request(
      path,
      { ...init, headers: { 'content-type': 'application/json', 'x-forwarded-for': from, ...init.headers } },
      { incoming: { socket: { remoteAddress: '10.0.0.1' } } },
    );
}
const subscribe = (request: ReturnType<typeof processOf>, from: string) =>
  request('/email-subscriptions', from, {
    method: 'POST',
    body: JSON.stringify({ email: `n${Math.random()}@example.org` }),
  }).then(({ status }) => status);

it('one network is one client in all processes and in every spelling', async () => {
  const [one, other] = [processOf(), processOf()];
  const statuses = [
    await subscribe(one, '203.0.113.1'),
    await subscribe(other, '203.0.113.2:4711'),
    await subscribe(one, '::ffff:203.0.113.3'),
    await subscribe(other, '203.0.113.4'),
    await subscribe(one, '203.0.113.5'),
    await subscribe(other, '203.0.113.6:9'),
    await subscribe(one, '::ffff:203.0.113.7'),
  ];
  expect(statuses).toEqual([201, 201, 201, 201, 201, 429, 429]);
  expect(await subscribe(other, '198.51.100.1')).toBe(201);
});

it('an IPv6 network is one client, and so are all clients without a valid forwarded address', async () => {
  const request = processOf();
  const six = [
    '2001:db8::1',
    '2001:db8:0:0:1::',
    '[2001:db8::2]:443',
    '2001:0db8::3',
    '2001:db8::ffff:4',
    '2001:db8::5',
  ];
  const statuses: number[] = [];
  for (const from of six) statuses.push(await subscribe(request, from));
  expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
  const junk: number[] = [];
  for (const from of ['a', 'b', 'unknown', '1.2.3', '', 'x y']) junk.push(await subscribe(request, from));
  expect(junk).toEqual([201, 201, 201, 201, 201, 429]);
});

it('reading a payment has a limit', async () => {
  const placed = await give(app, { items: [{ type: 'endowment', categoryId, price: 2000 }], paymentMethod: 'bank' });
  const request = processOf();
  const look = () =>
    request(`/user/payment-transactions/current/${placed.order.id}`, '192.0.2.9', {
      headers: { 'x-order-key': placed.accessKey },
    }).then(({ status }) => status);
  const statuses = await Promise.all(Array.from({ length: 310 }, look));
  expect(statuses.filter((status) => status === 200)).toHaveLength(300);
  expect(statuses.filter((status) => status === 429)).toHaveLength(10);
}, 30_000);
