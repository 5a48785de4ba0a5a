import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PlacedOrder } from '#src/contracts/orders.ts';
import { runLedgerCheck } from '#src/server/ledger/ledger-check.repository.ts';
import { drain } from '#src/server/platform/jobs/job-type.ts';
import { executeRefunds } from '#src/server/refunds/execute-refunds.ts';
import { returnsWatch } from '#src/server/refunds/watch-returns.ts';
import { applyWebhookEvents } from '#src/server/webhooks/process-events.ts';
import { noFaults } from '#src/simulator/webhook-events.ts';
import { booksOf, count, give, readCurrent } from '#tests/fixtures/giving.ts';
import { commandRunner } from '#tests/fixtures/run-command.ts';
import { createSimulatedSite, type SimulatedSite } from '#tests/fixtures/simulated-site.ts';

let site: SimulatedSite;
const run = commandRunner(() => site.app.services);
beforeAll(async () => {
  site = await createSimulatedSite();
});
beforeEach(() => {
  Object.assign(site.simulator.faults, noFaults());
});
afterAll(() => site.close());

type Paid = PlacedOrder & { token: string };
async function pay(): Promise<Paid> {
  const items = [{ type: 'endowment', categoryId: site.categoryId, price: 2500 }];
  const placed = await give(site.app, { items, paymentMethod: 'paypal' });
  await site.approve(placed.payment.redirectUrl, 'pays');
  await readCurrent(site.app, placed);
  return { ...placed, token: new URL(placed.payment.redirectUrl!).searchParams.get('token')! };
}
const stateOf = async (placed: PlacedOrder): Promise<string> => {
  await applyWebhookEvents(site.app.services);
  site.app.clock.pass(2000);
  const { order, payment } = await readCurrent(site.app, placed);
  return `${order.status} ${payment.status}`;
};
type Order = { id: string; purchase_units: { payments: { refunds?: { amount: { value: string } }[] } }[] };
const orderThere = async ({ token }: Paid): Promise<Order> =>
  ((await (await fetch(`${site.origin}/control/paypal/orders`)).json()) as Order[]).find(({ id }) => id === token)!;
const returnedThere = async (placed: Paid): Promise<string[]> =>
  ((await orderThere(placed)).purchase_units[0]!.payments.refunds ?? []).map(({ amount }) => amount.value);
/** Returns the rest of a payment as staff do in PayPal's own dashboard. */
const refundThere = (placed: Paid): Promise<unknown> => site.control(`paypal/orders/${placed.token}/refund`, {});

describe('a refund at PayPal', () => {
  it.each(['failBefore', 'failAfter', 'hangUp'] as const)(
    'through %s returns the money once, a part and then the rest',
    async (fault) => {
      const placed = await pay();
      await run('refund:make', placed.order.number, '10.00', 'a', 'mistake');
      site.simulator.faults[fault] = 3;
      for (let hour = 0; hour < 5; hour += 1) {
        await executeRefunds(site.app.services);
        site.app.clock.pass(3_600_000);
      }
      expect(await stateOf(placed)).toBe('partiallyRefunded succeeded');
      expect(await returnedThere(placed)).toEqual(['10.00']);
      await run('refund:make', placed.order.number, 'whole', 'the', 'rest');
      await executeRefunds(site.app.services);
      expect(await stateOf(placed)).toBe('refunded refunded');
      expect(await returnedThere(placed)).toEqual(['10.00', '15.00']);
      expect(await booksOf(site.app, placed.order.id)).toMatchObject({ 'asset:provider:paypal': -136 });
      expect(await runLedgerCheck(site.app.services)).toEqual([]);
    },
    60_000,
  );

  it('that is carried out days later is booked then, and not at all where it fails', async () => {
    site.simulator.faults.refundsWait = true;
    for (const [isReturned, after] of [
      [true, 'refunded refunded'],
      [false, 'paid succeeded'],
    ] as const) {
      const placed = await pay();
      await run('refund:make', placed.order.number, 'whole', 'a', 'mistake');
      await executeRefunds(site.app.services);
      expect(await stateOf(placed)).toBe('paid succeeded');
      await site.control('paypal/refunds', { isReturned });
      site.app.clock.pass(3_600_000);
      await executeRefunds(site.app.services);
      expect(await stateOf(placed)).toBe(after);
    }
    expect((await run('refunds:open')).lines[0]).toContain('failed at the provider (echeck)');
  });

  it('above what is left is refused by PayPal, and ends with the one that was made there', async () => {
    const placed = await pay();
    await run('refund:make', placed.order.number, 'whole', 'a', 'mistake');
    site.simulator.faults.webhookLosses = 9;
    await refundThere(placed);
    await executeRefunds(site.app.services);
    expect(await stateOf(placed)).toBe('refunded refunded');
    expect((await run('refunds:open')).lines.join('\n')).not.toContain(placed.order.number);
    expect(await runLedgerCheck(site.app.services)).toEqual([]);
  });

  it('that was made in the dashboard is heard from its event, which names the capture only', async () => {
    const placed = await pay();
    await refundThere(placed);
    await vi.waitFor(async () => expect(await stateOf(placed)).toBe('refunded refunded'));
    expect(await count(site.app, 'webhook_events', sql`provider_ref like 'capture:%'`)).toBeGreaterThan(0);
  });

  it('that was made in the dashboard and whose event is lost is found by asking', async () => {
    const placed = await pay();
    site.simulator.faults.webhookLosses = 9;
    await refundThere(placed);
    // The simulator's clock is that of this machine.
    site.app.clock.now = new Date(Date.now() + 3_700_000);
    await drain(site.app.services, returnsWatch);
    expect(await stateOf(placed)).toBe('refunded refunded');
    expect(await runLedgerCheck(site.app.services)).toEqual([]);
  });
});

type Dispute = { dispute_id: string };
describe('a dispute at PayPal', () => {
  it('is heard from signed events, and each step is booked once with its fee', async () => {
    site.simulator.faults.webhookRepeats = 2;
    const placed = await pay();
    const { dispute_id: id } = await site.control<Dispute>('paypal/disputes', { order: placed.token });
    await vi.waitFor(async () => expect(await stateOf(placed)).toBe('paid disputed'));
    expect(await booksOf(site.app, placed.order.id)).toMatchObject({ 'asset:disputed:paypal': 2500 });
    await site.control(`paypal/disputes/${id}`, { status: 'won' });
    await vi.waitFor(async () => expect(await stateOf(placed)).toBe('paid succeeded'));
    expect(await booksOf(site.app, placed.order.id)).toMatchObject({
      'asset:disputed:paypal': 0,
      'asset:provider:paypal': 2500 - 136 - 1500,
    });
    expect(await runLedgerCheck(site.app.services)).toEqual([]);
  });

  it('that is lost, and whose events are lost too, is found by asking', async () => {
    const placed = await pay();
    site.simulator.faults.webhookLosses = 99;
    const { dispute_id: id } = await site.control<Dispute>('paypal/disputes', { order: placed.token });
    await site.control(`paypal/disputes/${id}`, { status: 'lost' });
    site.app.clock.now = new Date(Date.now() + 2 * 3_700_000);
    await drain(site.app.services, returnsWatch);
    expect(await stateOf(placed)).toBe('refunded lost');
    expect(await booksOf(site.app, placed.order.id)).toMatchObject({ 'asset:provider:paypal': -136 - 1500 });
  });

  it('that is an inquiry takes nothing, and a lost one takes the money when it is decided', async () => {
    const placed = await pay();
    const { dispute_id: id } = await site.control<Dispute>('paypal/disputes', { order: placed.token, isInquiry: true });
    await vi.waitFor(async () => {
      await applyWebhookEvents(site.app.services);
      expect(await count(site.app, 'webhook_events', sql`raw like ${`%${id}%`} and applied_at is not null`)).toBe(1);
    });
    expect(await stateOf(placed)).toBe('paid succeeded');
    await site.control(`paypal/disputes/${id}`, { status: 'lost' });
    await vi.waitFor(async () => expect(await stateOf(placed)).toBe('refunded lost'));
    expect(await booksOf(site.app, placed.order.id)).toMatchObject({ 'asset:provider:paypal': -136 });
    expect(await runLedgerCheck(site.app.services)).toEqual([]);
  });

  it('holds back a refund of the same donation until it is decided', async () => {
    const placed = await pay();
    await run('refund:make', placed.order.number, 'whole', 'a', 'mistake');
    const { dispute_id: id } = await site.control<Dispute>('paypal/disputes', { order: placed.token });
    await vi.waitFor(async () => expect(await stateOf(placed)).toBe('paid disputed'));
    await executeRefunds(site.app.services);
    expect(await returnedThere(placed)).toEqual([]);
    await site.control(`paypal/disputes/${id}`, { status: 'lost' });
    await vi.waitFor(async () => expect(await stateOf(placed)).toBe('refunded lost'));
    site.app.clock.pass(3_600_000);
    await executeRefunds(site.app.services);
    expect(await returnedThere(placed)).toEqual([]);
  });
});
