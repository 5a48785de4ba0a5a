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

/** What happens at Xendit, in this order, after the donor has paid. */
const STORIES = {
  paid: [],
  refunded: ['refund'],
  disputed: ['dispute'],
  'disputed and won': ['dispute', 'win'],
  'disputed and lost': ['dispute', 'lose'],
} as const;
type Step = 'refund' | 'dispute' | 'win' | 'lose';

/** What is left of 25.00 at Xendit, in cents: its fee is 0.73. */
const LEFT: Record<keyof typeof STORIES, number> = {
  paid: 2500 - 73,
  refunded: -73,
  disputed: -73,
  'disputed and won': 2500 - 73,
  'disputed and lost': -73,
};

type Heard = { id: string; type: string; ref: string };
type There = { payment_session_id: string; payment_id: string | null; payment_request_id: string | null };
/** Every event of Xendit about a session, as it would be stored once its token is compared. */
async function eventsOf(session: string): Promise<Heard[]> {
  const there = (await (await fetch(`${site.origin}/control/xendit/sessions`)).json()) as There[];
  const { payment_id: paid, payment_request_id: money } = there.find(({ payment_session_id: id }) => id === session)!;
  return site.simulator.eventsOfXendit().flatMap(({ id, object, type }): Heard[] => {
    const raw = JSON.stringify(object);
    if (type.startsWith('payment_session.') && raw.includes(session)) return [{ id, type, ref: session }];
    if (type.startsWith('refund.') && money !== null && raw.includes(money)) return [{ id, type, ref: money }];
    return type.startsWith('dispute.') && paid !== null && raw.includes(paid)
      ? [{ id, type, ref: `payment:${paid}` }]
      : [];
  });
}

async function deliver({ id, ref, type }: Heard): Promise<void> {
  const now = site.app.services.now();
  await insertWebhookEvent(site.app.services.db, {
    provider: 'xendit',
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
  const placed = await give(site.app, { items, paymentMethod: 'xendit' });
  const session = placed.payment.redirectUrl!.split('/').at(-1)!;
  const queue = [...picks];
  /** Delivers some of what Xendit has said until now: late, again, out of order, or not at all. */
  const deliverSome = async (times: number): Promise<void> => {
    for (let time = 0; time < times; time += 1) {
      const sent = await eventsOf(session);
      const pick = queue.shift();
      if (pick !== undefined && sent.length > 0) await deliver(sent[pick % sent.length]!);
    }
  };
  await site.payAtXendit(placed.payment.redirectUrl, 'pays');
  await deliverSome(2);
  // The money is there for what follows, by the event or else by the clock.
  site.app.clock.pass(21_000);
  await pollPayments(site.app.services);
  let dispute = '';
  for (const step of story) {
    await deliverSome(1);
    if (step === 'refund') await site.control(`xendit/sessions/${session}/refund`, {});
    else if (step === 'dispute') dispute = (await site.control<{ id: string }>('xendit/disputes', { session })).id;
    else await site.control(`xendit/disputes/${dispute}`, { status: step === 'win' ? 'won' : 'lost' });
    await deliverSome(2);
  }
  await deliverSome(queue.length);
  return placed;
}

it('events in any order, repeated, late or lost book each thing once, and the books agree with Xendit', async () => {
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
        expect(books['asset:provider:xendit']).toBe(LEFT[story]);
        const kinds = await rowsOf<{ kind: string; n: number }>(
          site.app.services.db,
          sql`select kind, count(*)::int as n from ledger_entries where order_id = ${placed.order.id} group by kind`,
        );
        expect(kinds.filter(({ n }) => n > 1)).toEqual([]);
        expect(await runLedgerCheck(site.app.services)).toEqual([]);
      },
    ),
    {
      numRuns: 20,
      examples: [
        ['disputed and won', [0, 0, 3, 3, 1, 2, 0]],
        ['refunded', []],
      ],
    },
  );
}, 120_000);
