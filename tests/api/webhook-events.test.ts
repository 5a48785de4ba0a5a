import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PlacedOrder } from '#src/contracts/orders.ts';
import { createPaymentGateways } from '#src/server/gateways/payments/port.ts';
import { rowsOf } from '#src/server/platform/db/client.ts';
import { applyWebhookEvents } from '#src/server/webhooks/process-events.ts';
import type { FakeStripe } from '#tests/fixtures/fake-stripe.ts';
import { count, createGivingApp, give } from '#tests/fixtures/giving.ts';
import type { TestApp } from '#tests/fixtures/test-app.ts';

let app: TestApp;
let stripe: FakeStripe;
let categoryId: string;
beforeAll(async () => {
  ({ app, stripe, categoryId } = await createGivingApp('food'));
});
beforeEach(() => {
  stripe.health = 'up';
});
afterAll(() => app.close());
const card = (): Promise<PlacedOrder> =>
  give(app, { items: [{ type: 'endowment', categoryId, price: 2000 }], paymentMethod: 'stripe' });
const notify = ({ raw, signature }: { raw: string; signature: string }): Promise<Response> =>
  app.post('/webhooks/stripe', raw, { 'stripe-signature': signature });
const refOf = ({ payment }: PlacedOrder): string => `pi_${payment.id}`;

describe('a webhook event', () => {
  it("without the provider's signature is rejected and not stored", async () => {
    const before = await count(app, 'webhook_events');
    const placed = await card();
    for (const signature of ['', 'forged'])
      expect(
        (await app.post('/webhooks/stripe', stripe.webhookEvent(refOf(placed)).raw, { 'stripe-signature': signature }))
          .status,
      ).toBe(400);
    expect(await count(app, 'webhook_events')).toBe(before);
  });

  it('is stored before the response, once', async () => {
    const placed = await card();
    const event = stripe.webhookEvent(refOf(placed));
    const before = await count(app, 'webhook_events');
    expect([(await notify(event)).status, (await notify(event)).status]).toEqual([200, 200]);
    expect(await count(app, 'webhook_events')).toBe(before + 1);
  });

  it('of a payment whose response was lost finds it by the payment id that the provider stores', async () => {
    const placed = await card();
    await rowsOf(
      app.services.db,
      sql`update payments set provider_ref = null, next_poll_at = null where id = ${placed.payment.id}`,
    );
    stripe.turn(refOf(placed), 'succeeded');
    await notify(stripe.webhookEvent(refOf(placed)));
    await applyWebhookEvents(app.services);
    expect(await count(app, 'ledger_entries', sql`order_id = ${placed.order.id} and kind = 'donation'`)).toBe(1);
  });

  it('waits while no provider is configured, and is applied when there is one', async () => {
    const placed = await card();
    stripe.turn(refOf(placed), 'succeeded');
    const event = stripe.webhookEvent(refOf(placed));
    await notify(event);
    const { payments } = app.services.gateways;
    app.services.gateways.payments = createPaymentGateways();
    expect(await applyWebhookEvents(app.services)).toBe(0);
    expect(
      await count(
        app,
        'webhook_events',
        sql`event_id = ${(JSON.parse(event.raw) as { eventId: string }).eventId} and applied_at is null and attempts = 0`,
      ),
    ).toBe(1);
    app.services.gateways.payments = payments;
    await applyWebhookEvents(app.services);
    expect(await count(app, 'ledger_entries', sql`order_id = ${placed.order.id} and kind = 'donation'`)).toBe(1);
  });

  it('with a NUL in its text is stored and answered', async () => {
    const answer = await notify({
      raw: JSON.stringify({ eventId: 'evt_\0_nul', type: 'odd\0', providerRef: 'pi_\0' }),
      signature: 'signed',
    });
    expect(answer.status).toBe(200);
    expect(await count(app, 'webhook_events', sql`event_id = 'evt__nul' and provider_ref = 'pi_'`)).toBe(1);
  });

  it('that arrives while the provider does not answer is applied later', async () => {
    const placed = await card();
    stripe.turn(refOf(placed), 'succeeded');
    await notify(stripe.webhookEvent(refOf(placed)));
    stripe.health = 'silent';
    await applyWebhookEvents(app.services);
    stripe.health = 'up';
    app.clock.pass(60_000);
    await applyWebhookEvents(app.services);
    expect(await count(app, 'ledger_entries', sql`order_id = ${placed.order.id} and kind = 'donation'`)).toBe(1);
  });
});
