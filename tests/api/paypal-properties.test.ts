import { sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PlacedOrder } from '#src/contracts/orders.ts';
import { runLedgerCheck } from '#src/server/ledger/ledger-check.repository.ts';
import { rowsOf } from '#src/server/platform/db/client.ts';
import { drain } from '#src/server/platform/jobs/job-type.ts';
import { returnsWatch } from '#src/server/refunds/watch-returns.ts';
import { pollPayments } from '#src/server/settlement/poll-payments.ts';
import { applyWebhookEvents } from '#src/server/webhooks/process-events.ts';
import { insertWebhookEvent } from '#src/server/webhooks/webhooks.repository.ts';
import { booksOf, give } from '#tests/fixtures/giving.ts';
import { createSimulatedSite, type SimulatedSite } from '#tests/fixtures/simulated-site.ts';

let site: SimulatedSite;
beforeAll(async () => {
  site = await createSimulatedSite();
  // No event comes by itself: the test delivers them.
  site.simulator.faults.webhookLosses = Number.POSITIVE_INFINITY;
});
afterAll(() => site.close());

/** What happens at PayPal, in this order, after the donor has agreed. */
const STORIES = {
  taken: [],
  refunded: ['refund'],
  inquiry: ['inquire'],
  'inquiry lost': ['inquire', 'lose'],
  disputed: ['dispute'],
  'disputed and won': ['dispute', 'win'],
  'disputed and lost': ['dispute', 'lose'],
} as const;
type Step = 'refund' | 'inquire' | 'dispute' | 'win' | 'lose';

/** What is left of 25.00 at PayPal, in cents: its fee is 1.36, that of a dispute 15.00. */
const LEFT: Record<keyof typeof STORIES, number> = {
  taken: 2500 - 136,
  refunded: -136,
  inquiry: 2500 - 136,
  'inquiry lost': -136,
  disputed: -136 - 1500,
  'disputed and won': 2500 - 136 - 1500,
  'disputed and lost': -136 - 1500,
};

type Heard = { id: string; type: string; ref: string };
/** Every event of PayPal about an order, as it would be stored once its signature is verified. */
function eventsOf(order: string, capture: string | undefined): Heard[] {
  const isAbout = (raw: string): boolean => raw.includes(order) || (capture !== undefined && raw.includes(capture));
  return site.simulator
    .eventsOfPaypal()
    .map((event) => ({ ...event, raw: JSON.stringify(event.object) }))
    .filter(({ raw }) => isAbout(raw))
    .map(({ id, raw, type }) => ({ id, type, ref: raw.includes(order) ? order : `capture:${capture!}` }));
}

async function deliver({ id, ref, type }: Heard): Promise<void> {
  const now = site.app.services.now();
  await insertWebhookEvent(site.app.services.db, {
    provider: 'paypal',
    eventId: id,
    type,
    providerRef: ref,
    raw: '{}',
    receivedAt: now,
    runAt: now,
  });
  site.app.clock.pass(2000);
  await applyWebhookEvents(site.app.services);
}

async function live(story: readonly Step[], picks: readonly number[]): Promise<PlacedOrder> {
  const items = [{ type: 'endowment', categoryId: site.categoryId, price: 2500 }];
  const placed = await give(site.app, { items, paymentMethod: 'paypal' });
  const order = new URL(placed.payment.redirectUrl!).searchParams.get('token')!;
  const queue = [...picks];
  const captureNow = async (): Promise<string | undefined> =>
    (
      (await (await fetch(`${site.origin}/control/paypal/orders`)).json()) as {
        id: string;
        purchase_units: { payments?: { captures: { id: string }[] } }[];
      }[]
    ).find(({ id }) => id === order)!.purchase_units[0]!.payments?.captures[0]!.id;
  /** Delivers some of what PayPal has said until now: late, again, out of order, or not at all. */
  const deliverSome = async (times: number): Promise<void> => {
    for (let time = 0; time < times; time += 1) {
      const sent = eventsOf(order, await captureNow());
      const pick = queue.shift();
      if (pick !== undefined && sent.length > 0) await deliver(sent[pick % sent.length]!);
    }
  };
  await site.approve(placed.payment.redirectUrl, 'pays');
  await deliverSome(2);
  // The money is there for what follows, by the event or else by the clock.
  site.app.clock.pass(21_000);
  await pollPayments(site.app.services);
  let dispute = '';
  for (const step of story) {
    await deliverSome(1);
    if (step === 'refund') await site.control(`paypal/orders/${order}/refund`, {});
    else if (step === 'win' || step === 'lose')
      await site.control(`paypal/disputes/${dispute}`, { status: step === 'win' ? 'won' : 'lost' });
    else {
      const made = await site.control<{ dispute_id: string }>('paypal/disputes', {
        order,
        isInquiry: step === 'inquire',
      });
      dispute = made.dispute_id;
    }
    await deliverSome(2);
  }
  await deliverSome(queue.length);
  return placed;
}

it('events in any order, repeated, late or lost book each thing once, and the books agree with PayPal', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...(Object.keys(STORIES) as (keyof typeof STORIES)[])),
      fc.array(fc.nat(20), { maxLength: 12 }),
      async (story, picks) => {
        const placed = await live(STORIES[story], picks);
        // Whatever was lost is found within the hour.
        site.app.clock.now = new Date(Math.max(Date.now(), site.app.clock.now.getTime()) + 3_700_000);
        await drain(site.app.services, returnsWatch);
        const books = await booksOf(site.app, placed.order.id);
        expect(books['asset:provider:paypal']).toBe(LEFT[story]);
        const kinds = await rowsOf<{ kind: string; n: number }>(
          site.app.services.db,
          sql`select kind, count(*)::int as n from ledger_entries where order_id = ${placed.order.id} group by kind`,
        );
        expect(kinds.filter(({ n }) => n > 1)).toEqual([]);
        expect(await runLedgerCheck(site.app.services)).toEqual([]);
      },
    ),
    {
      numRuns: 24,
      examples: [
        ['disputed and won', [0, 0, 3, 3, 1, 2, 0]],
        ['refunded', []],
      ],
    },
  );
}, 120_000);
