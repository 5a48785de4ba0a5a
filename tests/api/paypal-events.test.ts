import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { paypalHosts } from '#src/server/gateways/payments/paypal-hosts.ts';
import { createPaypalGateway } from '#src/server/gateways/payments/paypal.ts';
import { ProviderUnavailableError, type WebhookEvent } from '#src/server/gateways/payments/port.ts';
import { createSigningKey } from '#src/simulator/paypal/certificate.ts';
import { signedHeaders } from '#src/simulator/paypal/paypal.ts';
import { count, give } from '#tests/fixtures/giving.ts';
import { createSimulatedSite, paypalSecrets, type SimulatedSite } from '#tests/fixtures/simulated-site.ts';

let site: SimulatedSite;
/** The headers of an event that the simulator has signed. */
let genuine: { headers: Record<string, string>; raw: string };

beforeAll(async () => {
  site = await createSimulatedSite();
  const seen: { headers: Record<string, string>; raw: string }[] = [];
  const { payments } = site.app.services.gateways;
  const paypal = payments.for('paypal')!;
  const read = paypal.readWebhookEvent;
  paypal.readWebhookEvent = (raw, header) => {
    const names = ['transmission-id', 'transmission-time', 'transmission-sig', 'cert-url', 'auth-algo'];
    seen.push({ raw, headers: Object.fromEntries(names.map((name) => [`paypal-${name}`, header(`paypal-${name}`)!])) });
    return read(raw, header);
  };
  const items = [{ type: 'endowment', categoryId: site.categoryId, price: 2500 }];
  const placed = await give(site.app, { items, paymentMethod: 'paypal' });
  await site.approve(placed.payment.redirectUrl, 'pays');
  await vi.waitUntil(() => seen.length === 1);
  genuine = seen[0]!;
});
afterAll(() => site.close());

const send = (raw: string, headers: Record<string, string>): Promise<Response> =>
  site.app.post('/webhooks/paypal', raw, headers);
const stored = (): Promise<number> => count(site.app, 'webhook_events', sql`provider = 'paypal'`);
const forged = createSigningKey(new Date());

it('an event of PayPal is stored once, however often it comes', async () => {
  for (let time = 0; time < 3; time += 1) expect((await send(genuine.raw, genuine.headers)).status).toBe(200);
  expect(await stored()).toBe(1);
});

it.each<[string, () => { raw?: string; headers: Record<string, string> }]>([
  ['without headers', () => ({ headers: {} })],
  ['with another body', () => ({ raw: genuine.raw.replace('APPROVED', 'REFUNDED'), headers: {} })],
  ['with another time', () => ({ headers: { 'paypal-transmission-time': '2020-01-01T00:00:00Z' } })],
  ['with another algorithm', () => ({ headers: { 'paypal-auth-algo': 'NONE' } })],
  ['with a blank signature', () => ({ headers: { 'paypal-transmission-sig': '' } })],
  ['with a signature that is none', () => ({ headers: { 'paypal-transmission-sig': 'AAAA' } })],
  [
    'signed with another key under the same certificate',
    () => ({
      headers: { ...signedHeaders(genuine.raw, forged, paypalSecrets.webhookId, site.origin), ...certificate() },
    }),
  ],
  [
    'signed with a key whose certificate PayPal does not have',
    () => ({ headers: signedHeaders(genuine.raw, forged, paypalSecrets.webhookId, site.origin) }),
  ],
  [
    'whose certificate is at another host',
    () => ({ headers: { 'paypal-cert-url': 'https://evil.example/v1/notifications/certs/CERT-1' } }),
  ],
  [
    'whose certificate is at a host that only begins like PayPal',
    () => ({ headers: { 'paypal-cert-url': 'https://api.paypal.com.evil.example/v1/notifications/certs/C' } }),
  ],
  [
    'whose certificate is elsewhere on the host',
    () => ({ headers: { 'paypal-cert-url': `${site.origin}/checkoutnow` } }),
  ],
  ['whose certificate has no address', () => ({ headers: { 'paypal-cert-url': 'CERT-1' } })],
])('an event %s is refused and not stored', async (name, make) => {
  const { headers, raw = genuine.raw } = make();
  const before = await stored();
  const all = name === 'without headers' ? headers : { ...genuine.headers, ...headers };
  expect((await send(raw, all)).status).toBe(400);
  expect(await stored()).toBe(before);
});
const certificate = (): Record<string, string> => ({ 'paypal-cert-url': genuine.headers['paypal-cert-url']! });

const readAs = (webhookId: string): Promise<WebhookEvent | undefined> =>
  createPaypalGateway({ ...paypalSecrets, webhookId, apiBase: site.origin }).readWebhookEvent(
    genuine.raw,
    (name) => genuine.headers[name],
  );

it("an event of another account is refused: its webhook's id is signed too", async () => {
  expect(await readAs('ANOTHERWEBHOOK')).toBeUndefined();
  expect(await readAs(paypalSecrets.webhookId)).toMatchObject({ type: 'CHECKOUT.ORDER.APPROVED' });
});

describe('the host of a certificate', () => {
  const path = '/v1/notifications/certs/CERT-1';
  it.each<[string | undefined, string, boolean]>([
    [undefined, 'https://api.paypal.com', true],
    [undefined, 'https://api-m.paypal.com', true],
    [undefined, 'https://api.sandbox.paypal.com', false],
    [undefined, 'http://api.paypal.com', false],
    [undefined, 'https://api.paypal.com:8443', false],
    [undefined, 'https://paypal.com', false],
    [undefined, 'http://127.0.0.1:4000', false],
    ['https://api-m.sandbox.paypal.com', 'https://api.sandbox.paypal.com', true],
    ['https://api-m.sandbox.paypal.com', 'https://api.paypal.com', false],
    ['http://127.0.0.1:4000', 'http://127.0.0.1:4000', true],
    ['http://127.0.0.1:4000', 'https://api.paypal.com', false],
  ])('with the API at %s is %s: %s', (apiBase, host, isIts) => {
    expect(paypalHosts(apiBase).isCertificate(new URL(host + path))).toBe(isIts);
  });
});

describe('a certificate', () => {
  let server: Server;
  let body: { status: number; text: string };
  let origin: string;
  beforeAll(async () => {
    server = createServer((request, response) => {
      request.resume();
      response.writeHead(body.status, { location: '/elsewhere' }).end(body.text);
    });
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.close();
  });
  const raw = JSON.stringify({ id: 'WH-1', event_type: 'CHECKOUT.ORDER.APPROVED', resource: { id: '1' } });
  const read = (key = forged): Promise<WebhookEvent | undefined> => {
    const headers = signedHeaders(raw, key, paypalSecrets.webhookId, origin);
    return createPaypalGateway({ ...paypalSecrets, apiBase: origin }).readWebhookEvent(raw, (name) => headers[name]);
  };

  it('that is valid proves the event', async () => {
    body = { status: 200, text: forged.certificate };
    expect(await read()).toMatchObject({ eventId: 'WH-1' });
  });

  it.each([-12, 2])('that is out of its time proves nothing: %s years', async (years) => {
    const key = createSigningKey(new Date(Date.now() + years * 365 * 86_400_000));
    body = { status: 200, text: key.certificate };
    expect(await read(key)).toBeUndefined();
  });

  it('is one of a few that are loaded at once, however many are named', async () => {
    body = { status: 404, text: '' };
    let asked = 0;
    server.on('request', () => {
      asked += 1;
    });
    const paypal = createPaypalGateway({ ...paypalSecrets, apiBase: origin });
    const readings = Array.from({ length: 20 }, (_, n) => {
      const headers = signedHeaders(raw, { ...forged, id: `CERT-${n}` }, paypalSecrets.webhookId, origin);
      return paypal.readWebhookEvent(raw, (name) => headers[name]);
    });
    const ends = await Promise.allSettled(readings);
    expect(ends.filter(({ status }) => status === 'rejected')).toHaveLength(16);
    expect(asked).toBe(4);
    expect(await read()).toBeUndefined();
  });

  it.each([
    ['an error', { status: 500, text: 'no' }],
    ['a redirect', { status: 302, text: '' }],
    ['no certificate', { status: 200, text: '<html>' }],
    ['more than 64 KB', { status: 200, text: forged.certificate.padEnd(70_000) }],
  ])('that cannot be loaded (%s) leaves the event to be sent again', async (_, answer) => {
    body = answer;
    await expect(read()).rejects.toThrow(ProviderUnavailableError);
  });
});
