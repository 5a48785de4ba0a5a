import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { PlacedOrder } from '#src/contracts/orders.ts';
import { runLedgerCheck } from '#src/server/ledger/ledger-check.repository.ts';
import { drain } from '#src/server/platform/jobs/job-type.ts';
import { returnsWatch } from '#src/server/refunds/watch-returns.ts';
import { applyWebhookEvents } from '#src/server/webhooks/process-events.ts';
import { noFaults } from '#src/simulator/webhook-events.ts';
import { booksOf, give, readCurrent } from '#tests/fixtures/giving.ts';
import { createSimulatedSite, type SimulatedSite } from '#tests/fixtures/simulated-site.ts';

let site: SimulatedSite;
beforeAll(async () => {
  site = await createSimulatedSite();
});
beforeEach(() => {
  Object.assign(site.simulator.faults, noFaults());
});
afterAll(() => site.close());

const control = async (path: string, body: object): Promise<{ id: string }> => {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${site.origin}/control/${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  return (await response.json()) as { id: string };
};
async function pay(): Promise<PlacedOrder & { intent: string }> {
  const items = [{ type: 'endowment', categoryId: site.categoryId, price: 2500 }];
  const placed = await give(site.app, { items, paymentMethod: 'stripe' });
  await site.submitCard('confirm', { clientSecret: placed.payment.clientSecret, number: '4242424242424242' });
  await readCurrent(site.app, placed);
  return { ...placed, intent: placed.payment.clientSecret!.split('_secret_')[0]! };
}
const stateOf = async (placed: PlacedOrder): Promise<string> => {
  await applyWebhookEvents(site.app.services);
  site.app.clock.pass(2000);
  const { order, payment } = await readCurrent(site.app, placed);
  return `${order.status} ${payment.status}`;
};

it('signed events of a dispute are heard over HTTP, and each step is booked with its fee', async () => {
  Object.assign(site.simulator.faults, { webhookRepeats: 2, areWebhooksReversed: true });
  const placed = await pay();
  const { id } = await control('disputes', { intent: placed.intent });
  await vi.waitFor(async () => expect(await stateOf(placed)).toBe('paid disputed'));
  expect(await booksOf(site.app, placed.order.id)).toMatchObject({ 'asset:disputed:stripe': 2500 });
  await control(`disputes/${id}`, { status: 'won' });
  await vi.waitFor(async () => expect(await stateOf(placed)).toBe('paid succeeded'));
  expect(await booksOf(site.app, placed.order.id)).toMatchObject({
    'asset:disputed:stripe': 0,
    'asset:provider:stripe': 2500 - 103 - 1500,
  });
});

it('a lost dispute whose events are lost too is found by asking', async () => {
  const placed = await pay();
  site.simulator.faults.webhookLosses = 99;
  const { id } = await control('disputes', { intent: placed.intent });
  await control(`disputes/${id}`, { status: 'lost' });
  // The simulator's clock is that of this machine.
  site.app.clock.now = new Date();
  await drain(site.app.services, returnsWatch);
  expect(await stateOf(placed)).toBe('refunded lost');
});

it('an inquiry takes nothing', async () => {
  const placed = await pay();
  site.app.clock.now = new Date();
  await control('disputes', { intent: placed.intent, isInquiry: true });
  site.app.clock.pass(3_700_000);
  await drain(site.app.services, returnsWatch);
  expect(await stateOf(placed)).toBe('paid succeeded');
  expect(await runLedgerCheck(site.app.services)).toEqual([]);
});
