import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OrderAndPayment, PlacedOrder } from '#src/contracts/orders.ts';
import { applyWebhookEvents } from '#src/server/webhooks/process-events.ts';
import { noFaults, signatureOf } from '#src/simulator/webhook-events.ts';
import { count, donor, give, readCurrent } from '#tests/fixtures/giving.ts';
import { createSimulatedSite, type SimulatedSite, simulatorSecrets } from '#tests/fixtures/simulated-site.ts';
import type { TestApp } from '#tests/fixtures/test-app.ts';

let site: SimulatedSite;
let app: TestApp;
beforeAll(async () => {
  site = await createSimulatedSite();
  app = site.app;
});
beforeEach(() => {
  Object.assign(site.simulator.faults, noFaults());
});
afterAll(() => site.close());
const card = (headers = {}): Promise<PlacedOrder> =>
  give(
    app,
    { items: [{ type: 'endowment', categoryId: site.categoryId, price: 2500 }], paymentMethod: 'stripe' },
    headers,
  );
const current = (placed: PlacedOrder): Promise<OrderAndPayment> => readCurrent(app, placed);
const giftsOf = ({ order }: PlacedOrder): Promise<number> =>
  count(app, 'ledger_entries', sql`order_id = ${order.id} and kind = 'donation'`);
const eventsOf = ({ payment }: PlacedOrder): Promise<number> =>
  count(app, 'webhook_events', sql`raw like ${`%${payment.id}%`}`);

describe("the provider's faults", () => {
  it.each(['failAfter', 'failBefore', 'hangUp'] as const)(
    '%s, twice: one order, one payment at the provider',
    async (fault) => {
      const before = ((await (await fetch(`${site.origin}/control/intents`)).json()) as unknown[]).length;
      site.simulator.faults[fault] = 3;
      const body = {
        donor,
        items: [{ type: 'endowment', categoryId: site.categoryId, price: 2500 }],
        paymentMethod: 'stripe',
      };
      const key = { 'idempotency-key': `fault-${fault}` };
      let response = await app.post('/user/orders', body, key);
      const statuses = [response.status];
      while (response.status !== 201 && statuses.length < 6)
        statuses.push((response = await app.post('/user/orders', body, key)).status);
      expect(statuses.slice(0, -1).every((status) => status === 503)).toBe(true);
      expect(response.status).toBe(201);
      expect(((await (await fetch(`${site.origin}/control/intents`)).json()) as unknown[]).length).toBe(before + 1);
    },
    30_000,
  );

  it('repeated webhook events in reverse order are booked once', async () => {
    Object.assign(site.simulator.faults, { webhookRepeats: 3, areWebhooksReversed: true });
    const placed = await card();
    await site.submitCard('confirm', { clientSecret: placed.payment.clientSecret, number: '4242424242424242' });
    await vi.waitFor(async () => expect(await eventsOf(placed)).toBe(2));
    await applyWebhookEvents(app.services);
    await applyWebhookEvents(app.services);
    expect(await giftsOf(placed)).toBe(1);
  });

  it('polling replaces a lost webhook event', async () => {
    const placed = await card();
    site.simulator.faults.webhookLosses = 1;
    await site.submitCard('confirm', { clientSecret: placed.payment.clientSecret, number: '4242424242424242' });
    expect(await giftsOf(placed)).toBe(0);
    expect(await current(placed)).toMatchObject({ order: { status: 'paid' } });
    expect(await giftsOf(placed)).toBe(1);
  });
});

const now = (): number => Math.floor(Date.now() / 1000);

describe('a webhook event over HTTP', () => {
  const payload = JSON.stringify({
    id: 'evt_forged',
    object: 'event',
    type: 'payment_intent.succeeded',
    data: { object: { id: 'pi_x', object: 'payment_intent' } },
  });

  it.each<[string, string | undefined]>([
    ['without a signature', undefined],
    ['with another secret', signatureOf(payload, 'whsec_other', now())],
    ['that is old', signatureOf(payload, simulatorSecrets.webhookSecret, now() - 3600)],
    ['with a signature of other words', signatureOf(`${payload} `, simulatorSecrets.webhookSecret, now())],
    ['with a blank signature', `t=${now()},v1=`],
  ])('%s is refused', async (_, signature) => {
    const response = await app.post(
      '/webhooks/stripe',
      payload,
      signature === undefined ? {} : { 'stripe-signature': signature },
    );
    expect(response.status).toBe(400);
    expect(await count(app, 'webhook_events', sql`event_id = 'evt_forged'`)).toBe(0);
  });
});
