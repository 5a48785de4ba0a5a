import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { PlacedOrder } from '#src/contracts/orders.ts';
import { runLedgerCheck } from '#src/server/ledger/ledger-check.repository.ts';
import { executeRefunds } from '#src/server/refunds/execute-refunds.ts';
import { noFaults } from '#src/simulator/webhook-events.ts';
import { give, readCurrent } from '#tests/fixtures/giving.ts';
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

async function pay(number = '4242424242424242'): Promise<PlacedOrder> {
  const items = [{ type: 'endowment', categoryId: site.categoryId, price: 2500 }];
  const placed = await give(site.app, { items, paymentMethod: 'stripe' });
  await site.submitCard('confirm', { clientSecret: placed.payment.clientSecret, number });
  await readCurrent(site.app, placed);
  return placed;
}
const statusOf = async (placed: PlacedOrder): Promise<string> => (await readCurrent(site.app, placed)).order.status;
const refundsThere = async ({ payment }: PlacedOrder): Promise<number> => {
  const intents = (await (await fetch(`${site.origin}/control/intents`)).json()) as {
    metadata: Record<string, string>;
    refunded: number;
  }[];
  return intents.find(({ metadata }) => metadata['paymentId'] === payment.id)!.refunded;
};

it.each(['failBefore', 'failAfter', 'hangUp'] as const)(
  'a refund through %s returns the money once',
  async (fault) => {
    const placed = await pay();
    await run('refund:make', placed.order.number, '10.00', 'a', 'mistake');
    site.simulator.faults[fault] = 3;
    for (let hour = 0; hour < 5; hour += 1) {
      await executeRefunds(site.app.services);
      site.app.clock.pass(3_600_000);
    }
    expect(await statusOf(placed)).toBe('partiallyRefunded');
    expect(await refundsThere(placed)).toBe(1000);
    await run('refund:make', placed.order.number, 'whole', 'the', 'rest');
    await executeRefunds(site.app.services);
    expect(await statusOf(placed)).toBe('refunded');
    expect(await refundsThere(placed)).toBe(2500);
    expect(await runLedgerCheck(site.app.services)).toEqual([]);
  },
  60_000,
);

it('a refund that the bank carries out days later is booked then, and not at all where it fails', async () => {
  site.simulator.faults.refundsWait = true;
  const end = (isReturned: boolean): Promise<Response> =>
    fetch(`${site.origin}/control/refunds`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ isReturned }),
    });
  const [one, other] = [await pay(), await pay()];
  for (const [placed, isReturned, after] of [
    [one, true, 'refunded'],
    [other, false, 'paid'],
  ] as const) {
    await run('refund:make', placed.order.number, 'whole', 'a', 'mistake');
    await executeRefunds(site.app.services);
    expect(await statusOf(placed)).toBe('paid');
    await end(isReturned);
    site.app.clock.pass(3_600_000);
    await executeRefunds(site.app.services);
    expect(await statusOf(placed)).toBe(after);
  }
  expect((await run('refunds:open')).lines[0]).toContain('failed at the provider (expired_or_canceled_card)');
});

it('a refund that was made in the dashboard before ends the one that staff ask for', async () => {
  const placed = await pay();
  await run('refund:make', placed.order.number, 'whole', 'a', 'mistake');
  const [intent] = (
    (await (await fetch(`${site.origin}/control/intents`)).json()) as { id: string; metadata: Record<string, string> }[]
  ).filter(({ metadata }) => metadata['paymentId'] === placed.payment.id);
  await fetch(`${site.origin}/v1/refunds`, {
    method: 'POST',
    headers: { authorization: 'Bearer sk_test_of_the_tests', 'content-type': 'application/x-www-form-urlencoded' },
    body: `payment_intent=${intent!.id}`,
  });
  await executeRefunds(site.app.services);
  expect(await statusOf(placed)).toBe('refunded');
  expect((await run('refunds:open')).lines.join('\n')).not.toContain(placed.order.number);
  expect(await runLedgerCheck(site.app.services)).toEqual([]);
});
