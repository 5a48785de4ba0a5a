import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PlacedOrder } from '#src/contracts/orders.ts';
import { ProviderUnavailableError } from '#src/server/gateways/payments/port.ts';
import { runLedgerCheck } from '#src/server/ledger/ledger-check.repository.ts';
import { rowsOf } from '#src/server/platform/db/client.ts';
import { drain } from '#src/server/platform/jobs/job-type.ts';
import { executeRefunds } from '#src/server/refunds/execute-refunds.ts';
import { returnsWatch } from '#src/server/refunds/watch-returns.ts';
import { applyWebhookEvents } from '#src/server/webhooks/process-events.ts';
import { noFaults } from '#src/simulator/webhook-events.ts';
import { booksOf, give, readCurrent } from '#tests/fixtures/giving.ts';
import { commandRunner } from '#tests/fixtures/run-command.ts';
import { createSimulatedSite, type SimulatedSite, xenditSecrets } from '#tests/fixtures/simulated-site.ts';

let site: SimulatedSite;
const run = commandRunner(() => site.app.services);
beforeAll(async () => {
  site = await createSimulatedSite();
});
beforeEach(() => {
  Object.assign(site.simulator.faults, noFaults());
});
afterAll(() => site.close());

type Paid = PlacedOrder & { session: string };
async function pay(): Promise<Paid> {
  const items = [{ type: 'endowment', categoryId: site.categoryId, price: 2500 }];
  const placed = await give(site.app, { items, paymentMethod: 'xendit' });
  await site.payAtXendit(placed.payment.redirectUrl, 'pays');
  await readCurrent(site.app, placed);
  return { ...placed, session: placed.payment.redirectUrl!.split('/').at(-1)! };
}
const stateOf = async (placed: PlacedOrder): Promise<string> => {
  await applyWebhookEvents(site.app.services);
  site.app.clock.pass(2000);
  const { order, payment } = await readCurrent(site.app, placed);
  return `${order.status} ${payment.status}`;
};
/** What was returned of a payment, by Xendit's own list, the oldest first. */
const returnedThere = async (placed: Paid): Promise<number[]> => {
  const [payment] = await rowsOf<{ ref: string }>(
    site.app.services.db,
    sql`select money_ref as ref from payments where id = ${placed.payment.id}`,
  );
  const answer = await fetch(`${site.origin}/refunds?limit=50&payment_request_id=${payment!.ref}`, {
    headers: { authorization: `Basic ${Buffer.from(`${xenditSecrets.secretKey}:`).toString('base64')}` },
  });
  return ((await answer.json()) as { data: { amount: number }[] }).data.map(({ amount }) => amount).toReversed();
};

describe('a refund at Xendit', () => {
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
      await run('refund:make', placed.order.number, 'whole', 'the', 'rest');
      await executeRefunds(site.app.services);
      expect(await stateOf(placed)).toBe('refunded refunded');
      expect(await returnedThere(placed)).toEqual([10, 15]);
      expect(await booksOf(site.app, placed.order.id)).toMatchObject({ 'asset:provider:xendit': -73 });
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
      await site.control('xendit/refunds', { isReturned });
      site.app.clock.pass(3_600_000);
      await executeRefunds(site.app.services);
      expect(await stateOf(placed)).toBe(after);
    }
    expect((await run('refunds:open')).lines[0]).toContain('failed at the provider (refund_failed)');
  });

  it('that staff made in its dashboard is booked by its event, which names the money and not the session', async () => {
    const placed = await pay();
    await site.control(`xendit/sessions/${placed.session}/refund`, {});
    await vi.waitFor(async () => {
      expect(await stateOf(placed)).toBe('refunded refunded');
    });
    expect(await returnedThere(placed)).toEqual([25]);
  });

  it('whose event is lost is found within the hour', async () => {
    const placed = await pay();
    site.simulator.faults.webhookLosses = 9;
    await site.control(`xendit/sessions/${placed.session}/refund`, {});
    site.app.clock.now = new Date(Math.max(Date.now(), site.app.clock.now.getTime()) + 3_700_000);
    await drain(site.app.services, returnsWatch);
    expect(await stateOf(placed)).toBe('refunded refunded');
  });

  it('whose event is lost is found although another provider is silent', async () => {
    const placed = await pay();
    site.simulator.faults.webhookLosses = 9;
    await site.control(`xendit/sessions/${placed.session}/refund`, {});
    site.app.clock.now = new Date(Math.max(Date.now(), site.app.clock.now.getTime()) + 3_700_000);
    const silent = vi.spyOn(site.app.services.gateways.payments.for('stripe')!, 'listReturns');
    silent.mockRejectedValue(new ProviderUnavailableError('no answer'));
    await drain(site.app.services, returnsWatch);
    silent.mockRestore();
    expect(await stateOf(placed)).toBe('refunded refunded');
  });
});

describe('a dispute at Xendit', () => {
  it.each([
    ['won', 'paid succeeded', 2500 - 73],
    ['lost', 'refunded lost', -73],
  ] as const)('that is %s holds the money back until then', async (status, after, left) => {
    const placed = await pay();
    const { id } = await site.control<{ id: string }>('xendit/disputes', { session: placed.session });
    await vi.waitFor(async () => {
      expect(await stateOf(placed)).toMatch(/ disputed$/);
    });
    expect((await booksOf(site.app, placed.order.id))['asset:provider:xendit']).toBe(-73);
    await site.control(`xendit/disputes/${id}`, { status });
    await vi.waitFor(async () => {
      expect(await stateOf(placed)).toBe(after);
    });
    expect((await booksOf(site.app, placed.order.id))['asset:provider:xendit']).toBe(left);
    expect(await runLedgerCheck(site.app.services)).toEqual([]);
  });
});
