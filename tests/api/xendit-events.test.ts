import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createXenditWebhooks } from '#src/server/gateways/payments/xendit-webhook.ts';
import { applyWebhookEvents } from '#src/server/webhooks/process-events.ts';
import { count, give } from '#tests/fixtures/giving.ts';
import { createSimulatedSite, type SimulatedSite, xenditSecrets } from '#tests/fixtures/simulated-site.ts';

let site: SimulatedSite;
/** An event that the simulator has sent. */
let genuine: { headers: Record<string, string>; raw: string };

beforeAll(async () => {
  site = await createSimulatedSite();
  const seen: { headers: Record<string, string>; raw: string }[] = [];
  const xendit = site.app.services.gateways.payments.for('xendit')!;
  const read = xendit.readWebhookEvent;
  xendit.readWebhookEvent = (raw, header) => {
    const names = ['x-callback-token', 'webhook-id'];
    seen.push({ raw, headers: Object.fromEntries(names.map((name) => [name, header(name)!])) });
    return read(raw, header);
  };
  const items = [{ type: 'endowment', categoryId: site.categoryId, price: 2500 }];
  const placed = await give(site.app, { items, paymentMethod: 'xendit' });
  await site.payAtXendit(placed.payment.redirectUrl, 'pays');
  // Of the session and of its payment: none comes while events are counted.
  await vi.waitUntil(async () => (await stored()) === 2, { timeout: 15_000 });
  genuine = seen.find(({ raw }) => raw.includes('payment_session.completed'))!;
});
afterAll(() => site.close());

const send = (raw: string, headers: Record<string, string>): Promise<Response> =>
  site.app.post('/webhooks/xendit', raw, headers);
const stored = (): Promise<number> => count(site.app, 'webhook_events', sql`provider = 'xendit'`);
const id = (): string => genuine.headers['webhook-id']!;

it('an event of Xendit is stored once, however often it comes', async () => {
  for (let time = 0; time < 3; time += 1) expect((await send(genuine.raw, genuine.headers)).status).toBe(200);
  expect(await count(site.app, 'webhook_events', sql`event_id = ${id()}`)).toBe(1);
});

it('an event without an id is known by its content', async () => {
  const headers = { 'x-callback-token': xenditSecrets.callbackToken };
  const before = await stored();
  for (let time = 0; time < 2; time += 1) expect((await send(genuine.raw, headers)).status).toBe(200);
  expect(await stored()).toBe(before + 1);
});

it.each<[string, () => { raw?: string; headers: Record<string, string> }]>([
  ['without a token', () => ({ headers: { 'webhook-id': id() } })],
  ['with another token', () => ({ headers: { ...genuine.headers, 'x-callback-token': 'another' } })],
  [
    'with the beginning of the token',
    () => ({ headers: { ...genuine.headers, 'x-callback-token': xenditSecrets.callbackToken.slice(0, -1) } }),
  ],
  ['with an empty token', () => ({ headers: { ...genuine.headers, 'x-callback-token': '' } })],
  ['that is no JSON', () => ({ raw: 'event', headers: genuine.headers })],
  ['that names nothing', () => ({ raw: '{}', headers: genuine.headers })],
  ['whose name is no word', () => ({ raw: '{"event":"payment<script>"}', headers: genuine.headers })],
])('an event %s is refused and not stored', async (_, make) => {
  const { headers, raw = genuine.raw } = make();
  const before = await stored();
  expect((await send(raw, headers)).status).toBe(400);
  expect(await stored()).toBe(before);
});

it('a token proves nothing: an event that lies about a payment books nothing', async () => {
  const items = [{ type: 'endowment', categoryId: site.categoryId, price: 2500 }];
  const placed = await give(site.app, { items, paymentMethod: 'xendit' });
  const session = placed.payment.redirectUrl!.split('/').at(-1)!;
  const lie = JSON.parse(genuine.raw) as { data: object };
  lie.data = { ...lie.data, payment_session_id: session, reference_id: placed.payment.id };
  expect((await send(JSON.stringify(lie), { ...genuine.headers, 'webhook-id': 'a-lie' })).status).toBe(200);
  site.app.clock.pass(2000);
  await applyWebhookEvents(site.app.services);
  expect(await count(site.app, 'webhook_events', sql`event_id = 'a-lie' and applied_at is not null`)).toBe(1);
  expect(await count(site.app, 'ledger_entries', sql`order_id = ${placed.order.id}`)).toBe(0);
});

const headerOfE1 = (name: string): string | undefined => ({ 'x-callback-token': 'token', 'webhook-id': 'e1' })[name];

it.each([
  ['payment_session.completed', { data: { payment_session_id: 'ps-1' } }, 'ps-1'],
  ['payment.capture', { data: { payment_id: 'py-1', payment_request_id: 'pr-1' } }, undefined],
  ['refund.succeeded', { data: { payment_request_id: 'pr-1' } }, 'pr-1'],
  ['refund.failed', { data: { event: 'refund.failed', data: { payment_request_id: 'pr-1' } } }, 'pr-1'],
  ['dispute.lost', { id: 'mi-dspt-1', payment_id: 'py-1' }, 'payment:py-1'],
  ['something.new', { data: {} }, undefined],
])('%s is about what it names', (event, more, ref) => {
  const read = createXenditWebhooks('token');
  expect(read(JSON.stringify({ event, ...more }), headerOfE1)).toEqual({
    eventId: 'e1',
    type: event,
    providerRef: ref,
  });
});
