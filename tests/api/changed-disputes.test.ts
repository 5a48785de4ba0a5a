import { sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { PlacedOrder } from '#src/contracts/orders.ts';
import type { DisputeSnapshot } from '#src/server/gateways/payments/port.ts';
import { rowsOf } from '#src/server/platform/db/client.ts';
import { applyReturns } from '#src/server/refunds/sync-returns.ts';
import { applyWebhookEvents } from '#src/server/webhooks/process-events.ts';
import { offerCurrencies, storeRates } from '#tests/fixtures/exchange-rates.ts';
import { booksOf, projectOf } from '#tests/fixtures/giving.ts';
import { createRefundSite, type RefundSite } from '#tests/fixtures/refunds.ts';

let site: RefundSite;
let homes: string;
beforeAll(async () => {
  site = await createRefundSite();
  site.stripe.currencies = ['USD', 'EUR'];
  homes = (await projectOf(site.app, 'twelve-family-homes-after-the-earthquake')).id;
});
afterEach(async () => {
  const findings = await site.findings();
  if (findings.length > 0) throw new Error(`the books do not agree: ${JSON.stringify(findings)}`);
});
afterAll(() => site.app.close());

const toHomes = (price: number) => ({ type: 'project', projectId: homes, price });
const cause = (price: number) => ({ type: 'endowment', categoryId: site.categoryId, price });
const refOf = ({ payment }: PlacedOrder): string => `pi_${payment.id}`;
/** An event of the provider, some time after the one before. */
async function receive(placed: PlacedOrder, type = 'charge.dispute.updated'): Promise<void> {
  site.app.clock.pass(60_000);
  const { raw, signature } = site.stripe.webhookEvent(refOf(placed), undefined, type);
  await site.app.post('/webhooks/stripe', raw, { 'stripe-signature': signature });
  await applyWebhookEvents(site.app.services);
}
type Status = 'open' | 'won' | 'lost';
const decide = (dispute: DisputeSnapshot, status: Status): void => {
  Object.assign(dispute, { status, isWithdrawn: status !== 'won' });
};
const booksFrom = async ({ order }: PlacedOrder): Promise<object> =>
  Object.fromEntries(Object.entries(await booksOf(site.app, order.id)).filter(([, amount]) => amount !== 0));
const linesOf = async ({ order }: PlacedOrder) =>
  (
    await rowsOf<{ refunded: number }>(
      site.app.services.db,
      sql`select refunded_minor::int as refunded from order_items where order_id = ${order.id} order by position`,
    )
  ).map(({ refunded }) => refunded);
/** All that follows from an order: to be the same after a decision was changed. */
const standing = async (placed: PlacedOrder) => [
  await site.statusOf(placed),
  await site.raised(homes),
  await booksFrom(placed),
  await linesOf(placed),
];

describe('a decision that the bank changes', () => {
  it('from lost to won brings everything back, and the entry that took it stays', async () => {
    const placed = await site.paid([toHomes(4000), cause(1000)], { coverFees: true });
    const before = await standing(placed);
    const dispute = site.stripe.dispute(refOf(placed), placed.order.total, { fee: undefined });
    await receive(placed);
    decide(dispute, 'lost');
    await receive(placed, 'charge.dispute.closed');
    expect(await site.statusOf(placed)).toMatchObject({ order: 'refunded', payment: 'lost' });
    decide(dispute, 'won');
    await receive(placed, 'charge.dispute.funds_reinstated');
    await receive(placed, 'charge.dispute.closed');
    expect(await standing(placed)).toEqual(before);
    const kinds = await rowsOf<{ key: string }>(
      site.app.services.db,
      sql`select external_key as key from ledger_entries where order_id = ${placed.order.id} and kind = 'disputeLost' order by posted_at`,
    );
    expect(kinds.map(({ key }) => key.split(':').at(-1))).toEqual(['lost', 'lostBack']);
  });

  it('from won to lost takes it, as if it were decided so at once', async () => {
    const [one, other] = [await site.paid([toHomes(4000)]), await site.paid([toHomes(4000)])];
    const reversed = site.stripe.dispute(refOf(one), 4000, { fee: undefined });
    await receive(one);
    decide(reversed, 'won');
    await receive(one);
    decide(reversed, 'lost');
    await receive(one);
    await receive(one);
    const atOnce = site.stripe.dispute(refOf(other), 4000, { fee: undefined });
    decide(atOnce, 'lost');
    await receive(other);
    expect(await site.statusOf(one)).toEqual(await site.statusOf(other));
    expect(await booksFrom(one)).toEqual(await booksFrom(other));
  });

  it('of a part leaves what was refunded otherwise as it is', async () => {
    const placed = await site.paid([toHomes(4000), cause(1000)]);
    await site.run('refund:make', placed.order.number, '5.00', 'a', 'mistake');
    await site.work();
    const before = await standing(placed);
    const dispute = site.stripe.dispute(refOf(placed), 1500, { fee: undefined });
    await receive(placed);
    decide(dispute, 'lost');
    await receive(placed);
    expect((await site.statusOf(placed)).refunded).toBe(2000);
    decide(dispute, 'won');
    await receive(placed);
    expect(await standing(placed)).toEqual(before);
  });

  it('of a donation in another currency comes back by the rate of its day', async () => {
    await offerCurrencies(site.app, ['USD', 'EUR']);
    await storeRates(site.app, { EUR: '1.0812' });
    const placed = await site.paid([toHomes(3333)], { currency: 'EUR' });
    const before = await standing(placed);
    const dispute = site.stripe.dispute(refOf(placed), 3333, { fee: undefined });
    await receive(placed);
    decide(dispute, 'lost');
    await receive(placed);
    await storeRates(site.app, { EUR: '1.2' });
    decide(dispute, 'won');
    await receive(placed);
    expect(await standing(placed)).toEqual(before);
  });

  it('is booked by what the provider says last, whatever came before it and however often', async () => {
    const histories = fc.array(fc.constantFrom<Status>('open', 'won', 'lost'), { minLength: 1, maxLength: 5 });
    const ends = new Map<Status, object>();
    await fc.assert(
      fc.asyncProperty(histories, async (history) => {
        const placed = await site.paid([cause(4000)]);
        const dispute = site.stripe.dispute(refOf(placed), 4000, { fee: undefined });
        for (const status of history) {
          decide(dispute, status);
          await receive(placed);
          await receive(placed);
        }
        const end = { ...(await site.statusOf(placed)), books: await booksFrom(placed) };
        const last = history.at(-1)!;
        expect(end).toEqual(ends.get(last) ?? end);
        ends.set(last, end);
        expect(await site.findings()).toEqual([]);
      }),
      { numRuns: 12 },
    );
  });

  it('is not taken back by an answer that is older than it', async () => {
    const placed = await site.paid([cause(4000)]);
    const dispute = site.stripe.dispute(refOf(placed), 4000, { fee: undefined });
    await receive(placed);
    const askedAt = site.app.services.now();
    const old = { ...dispute };
    decide(dispute, 'won');
    await receive(placed);
    // Another process asked before the decision, and answers after it.
    await applyReturns(site.app.services, placed.payment.id, [old], askedAt);
    expect(await site.statusOf(placed)).toMatchObject({ payment: 'succeeded' });
    expect(await booksFrom(placed)).not.toHaveProperty('asset:disputed:stripe');
  });

  it('that cannot be booked back is left to staff, in the audit log, once', async () => {
    const placed = await site.paid([cause(4000)]);
    const dispute = site.stripe.dispute(refOf(placed), 4000, { fee: undefined });
    decide(dispute, 'lost');
    await receive(placed);
    // As it was stored before lines were.
    await site.app.services.db.execute(
      sql`update disputes set lost_lines = null where payment_id = ${placed.payment.id}`,
    );
    decide(dispute, 'won');
    await receive(placed);
    await receive(placed);
    expect(await site.statusOf(placed)).toMatchObject({ order: 'refunded', payment: 'lost' });
    const audited = sql`select 1 from audit_log where action = 'disputeDecidedAgain' and subject_id = ${placed.payment.id}`;
    expect(await rowsOf(site.app.services.db, audited)).toHaveLength(1);
  });
});
