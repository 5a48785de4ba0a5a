import { sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PlacedOrder } from '#src/contracts/orders.ts';
import { type DisputeSnapshot, ProviderUnavailableError } from '#src/server/gateways/payments/port.ts';
import { rowsOf } from '#src/server/platform/db/client.ts';
import { drain } from '#src/server/platform/jobs/job-type.ts';
import { executeRefunds } from '#src/server/refunds/execute-refunds.ts';
import { syncReturns } from '#src/server/refunds/sync-returns.ts';
import { returnsWatch } from '#src/server/refunds/watch-returns.ts';
import { applyWebhookEvents } from '#src/server/webhooks/process-events.ts';
import { booksOf, count, give, projectOf } from '#tests/fixtures/giving.ts';
import { createRefundSite, type RefundSite } from '#tests/fixtures/refunds.ts';

let site: RefundSite;
let homes: string;
beforeAll(async () => {
  site = await createRefundSite();
  homes = (await projectOf(site.app, 'twelve-family-homes-after-the-earthquake')).id;
});
beforeEach(() => {
  site.stripe.health = 'up';
});
afterEach(async () => {
  const findings = await site.findings();
  if (findings.length > 0) throw new Error(`the books do not agree: ${JSON.stringify(findings)}`);
});
afterAll(() => site.app.close());

const cause = (price: number): object => ({ type: 'endowment', categoryId: site.categoryId, price });
const refOf = ({ payment }: PlacedOrder): string => `pi_${payment.id}`;
const event = async (placed: PlacedOrder, type: string, eventId?: string): Promise<void> => {
  const { raw, signature } = site.stripe.webhookEvent(refOf(placed), eventId, type);
  await site.app.post('/webhooks/stripe', raw, { 'stripe-signature': signature });
};
const receive = async (placed: PlacedOrder, type = 'charge.dispute.updated'): Promise<void> => {
  await event(placed, type);
  await applyWebhookEvents(site.app.services);
};
const decide = (dispute: DisputeSnapshot, status: 'won' | 'lost'): void => {
  Object.assign(dispute, { status, isWithdrawn: status === 'lost' });
};
const booksFrom = async ({ order }: PlacedOrder): Promise<object> =>
  Object.fromEntries(Object.entries(await booksOf(site.app, order.id)).filter(([, amount]) => amount !== 0));

describe('a dispute', () => {
  it('that is opened keeps the money apart until it is decided, and staff read until when to answer', async () => {
    const placed = await site.paid([cause(4000)]);
    site.stripe.dispute(refOf(placed), 4000);
    await receive(placed, 'charge.dispute.created');
    expect(await site.statusOf(placed)).toMatchObject({ order: 'paid', refunded: 0, payment: 'disputed' });
    expect(await booksFrom(placed)).toEqual({
      'asset:disputed:stripe': 4000,
      'asset:provider:stripe': -1559,
      'expense:fees:stripe': 1559,
      [`fund:category:${site.categoryId}:sadaqah`]: -4000,
    });
    expect((await site.run('refunds:open')).lines.join('\n')).toContain(
      `order ${placed.order.number}: 40.00 USD, disputed at the bank (fraudulent): answer in the provider's dashboard, until 2026-11-30`,
    );
  });

  it('that is won brings the money back, and the payment counts as before', async () => {
    const placed = await site.paid([cause(4000)]);
    const dispute = site.stripe.dispute(refOf(placed), 4000);
    await receive(placed);
    decide(dispute, 'won');
    dispute.fee = { currency: 'USD', minor: 0 };
    await receive(placed, 'charge.dispute.closed');
    expect(await site.statusOf(placed)).toMatchObject({ order: 'paid', refunded: 0, payment: 'succeeded' });
    expect(await booksFrom(placed)).toEqual({
      'asset:provider:stripe': 4000 - 59,
      'expense:fees:stripe': 59,
      [`fund:category:${site.categoryId}:sadaqah`]: -4000,
    });
  });

  it('that is lost is a refund that the bank has made: sums are lowered, and only the fees remain', async () => {
    const before = await site.raised(homes);
    const placed = await site.paid([{ type: 'project', projectId: homes, price: 4000 }]);
    const dispute = site.stripe.dispute(refOf(placed), 4000);
    await receive(placed);
    expect((await site.raised(homes)).raised).toBe(before.raised + 4000);
    decide(dispute, 'lost');
    await receive(placed, 'charge.dispute.closed');
    expect(await site.statusOf(placed)).toMatchObject({ order: 'refunded', refunded: 4000, payment: 'lost' });
    expect(await site.raised(homes)).toEqual(before);
    expect(await booksFrom(placed)).toEqual({ 'asset:provider:stripe': -1559, 'expense:fees:stripe': 1559 });
  });

  it('is booked once, whatever order, repetition or loss of its events', async () => {
    const step = fc.constantFrom('created', 'withdrawn', 'same', 'closed', 'refunded', 'apply', 'sync', 'silence');
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { maxLength: 6 }),
        fc.array(step, { maxLength: 6 }),
        fc.constantFrom('won' as const, 'lost' as const),
        fc.boolean(),
        async (before, after, end, isWithdrawnLater) => {
          site.stripe.health = 'up';
          const placed = await site.paid([cause(3000)]);
          const dispute = site.stripe.dispute(refOf(placed), 3000, { isWithdrawn: !isWithdrawnLater });
          const act: Record<string, () => unknown> = {
            created: () => event(placed, 'charge.dispute.created'),
            withdrawn: () => {
              if (dispute.status === 'open') dispute.isWithdrawn = true;
            },
            same: () => event(placed, 'charge.dispute.updated', `evt_same_${placed.payment.id}`),
            closed: () => event(placed, 'charge.dispute.closed'),
            refunded: () => event(placed, 'charge.refunded'),
            apply: () => applyWebhookEvents(site.app.services),
            sync: () =>
              syncReturns(site.app.services, {
                id: placed.payment.id,
                method: 'stripe',
                providerRef: refOf(placed),
              }).catch(() => undefined),
            silence: () => {
              site.stripe.health = site.stripe.health === 'up' ? 'silent' : 'up';
            },
          };
          for (const name of before) await act[name]!();
          decide(dispute, end);
          for (const name of after) await act[name]!();
          site.stripe.health = 'up';
          await receive(placed, 'charge.dispute.closed');
          const isLost = end === 'lost';
          expect(await site.statusOf(placed)).toMatchObject(
            isLost
              ? { order: 'refunded', refunded: 3000, payment: 'lost' }
              : { order: 'paid', refunded: 0, payment: 'succeeded' },
          );
          expect(await booksOf(site.app, placed.order.id)).toMatchObject({
            'asset:provider:stripe': (isLost ? 0 : 3000) - 1559,
            [`fund:category:${site.categoryId}:sadaqah`]: isLost ? 0 : -3000,
          });
        },
      ),
      { numRuns: 25 },
    );
  }, 120_000);

  it('whose events never come is found within the hour', async () => {
    const placed = await site.paid([cause(4000)]);
    const dispute = site.stripe.dispute(refOf(placed), 4000);
    site.app.clock.pass(3_600_000);
    await site.work();
    expect(await site.statusOf(placed)).toMatchObject({ payment: 'disputed' });
    decide(dispute, 'lost');
    // It is too old for the list by now.
    const list = vi.spyOn(site.stripe, 'listReturns').mockResolvedValue([]);
    site.app.clock.pass(3_600_000);
    await site.work();
    list.mockRestore();
    expect(await site.statusOf(placed)).toMatchObject({ payment: 'lost' });
  });

  it('that is only asked about takes nothing; the refund ends it', async () => {
    const placed = await site.paid([cause(4000)]);
    const dispute = site.stripe.dispute(refOf(placed), 4000, { status: 'inquiry', isWithdrawn: false, fee: undefined });
    await receive(placed);
    expect(await site.statusOf(placed)).toMatchObject({ order: 'paid', payment: 'succeeded' });
    await site.run('refund:make', placed.order.number, 'whole', 'they', 'asked');
    await site.work();
    dispute.status = 'won';
    await receive(placed);
    expect(await site.statusOf(placed)).toMatchObject({ order: 'refunded', payment: 'refunded' });
  });

  it('of a refunded payment is a loss, and no fund pays twice', async () => {
    const placed = await site.paid([cause(4000)]);
    await site.run('refund:make', placed.order.number, 'whole', 'a', 'mistake');
    await site.work();
    const dispute = site.stripe.dispute(refOf(placed), 4000, { fee: undefined });
    await receive(placed);
    decide(dispute, 'lost');
    await receive(placed);
    expect(await booksFrom(placed)).toEqual({
      'asset:provider:stripe': -4059,
      'expense:fees:stripe': 59,
      'expense:losses': 4000,
    });
    expect(await site.statusOf(placed)).toMatchObject({ order: 'refunded', refunded: 4000 });
  });

  it.each([false, true])(
    'that is decided for a part takes the part, whether its opening was known or not (%s)',
    async (isOpeningKnown) => {
      const placed = await site.paid([cause(4000)]);
      const dispute = site.stripe.dispute(refOf(placed), 4000, { fee: undefined });
      if (isOpeningKnown) await receive(placed);
      decide(dispute, 'lost');
      dispute.amount = { ...dispute.amount, minor: 1500 };
      await receive(placed);
      await receive(placed);
      expect(await booksFrom(placed)).toEqual({
        'asset:provider:stripe': 2441,
        'expense:fees:stripe': 59,
        [`fund:category:${site.categoryId}:sadaqah`]: -2500,
      });
      expect(await site.statusOf(placed)).toMatchObject({ order: 'partiallyRefunded', refunded: 1500 });
    },
  );

  it('in another currency is left to staff, in the audit log, once', async () => {
    const placed = await site.paid([cause(4000)]);
    site.stripe.dispute(refOf(placed), 4000, { amount: { minor: 3600, currency: 'EUR' } });
    await receive(placed);
    await receive(placed);
    expect(await site.statusOf(placed)).toMatchObject({ payment: 'succeeded' });
    const audited = sql`select 1 from audit_log where action = 'disputeInOtherCurrency' and subject_id = ${placed.payment.id}`;
    expect(await rowsOf(site.app.services.db, audited)).toHaveLength(1);
    site.stripe.disputes.pop();
  });
});

describe('a refund and a dispute', () => {
  it('of one payment: the refund waits, and is not made twice when the bank has returned the money', async () => {
    const placed = await site.paid([cause(4000)]);
    await site.run('refund:make', placed.order.number, 'whole', 'a', 'mistake');
    const dispute = site.stripe.dispute(refOf(placed), 4000);
    await receive(placed);
    const before = site.stripe.calls.refund;
    await site.work();
    expect(site.stripe.calls.refund).toBe(before);
    expect((await site.run('refunds:open')).lines.join('\n')).toContain('waits: the payment is disputed at the bank');
    decide(dispute, 'lost');
    await receive(placed);
    expect(await site.refundsOf(placed)).toMatchObject([{ status: 'refused' }]);
    await site.work();
    expect(site.stripe.calls.refund).toBe(before);
    expect(await site.statusOf(placed)).toMatchObject({ order: 'refunded', refunded: 4000, payment: 'lost' });
  });

  it('of one payment: the refund goes on after a won dispute', async () => {
    const placed = await site.paid([cause(4000)]);
    await site.run('refund:make', placed.order.number, 'whole', 'a', 'mistake');
    const dispute = site.stripe.dispute(refOf(placed), 4000);
    await receive(placed);
    await site.work();
    decide(dispute, 'won');
    await receive(placed);
    await site.work();
    expect(await site.refundsOf(placed)).toMatchObject([{ status: 'succeeded' }]);
  });

  it('is refused while the payment is disputed', async () => {
    const placed = await site.paid([cause(4000)]);
    site.stripe.dispute(refOf(placed), 4000);
    await receive(placed);
    expect(await site.run('refund:make', placed.order.number, 'whole', 'a', 'mistake')).toMatchObject({
      code: 1,
      lines: [expect.stringContaining('disputes this payment')],
    });
  });

  it('at the same moment return the money once', async () => {
    const placed = await site.paid([cause(4000)]);
    await site.run('refund:make', placed.order.number, '15.00', 'a', 'mistake');
    const dispute = site.stripe.dispute(refOf(placed), 2500);
    await Promise.all([
      receive(placed),
      executeRefunds(site.app.services),
      receive(placed),
      executeRefunds(site.app.services),
      receive(placed),
    ]);
    decide(dispute, 'lost');
    await receive(placed);
    await site.work();
    const [refund] = await site.refundsOf(placed);
    const isReturned = refund!.status === 'succeeded';
    expect(await site.statusOf(placed)).toMatchObject({
      order: isReturned ? 'refunded' : 'partiallyRefunded',
      refunded: isReturned ? 4000 : 2500,
      payment: 'lost',
    });
  });
});

describe("a refund from the provider's dashboard", () => {
  it('is found by its event and booked once, with a row of its own', async () => {
    const placed = await site.paid([cause(4000)]);
    site.stripe.refundByHand(refOf(placed), 1000);
    for (const type of ['charge.refunded', 'refund.created', 'refund.updated']) await event(placed, type);
    await applyWebhookEvents(site.app.services);
    await receive(placed, 'charge.refunded');
    expect(await site.refundsOf(placed)).toMatchObject([{ status: 'succeeded', amount: 1000, by: 'provider' }]);
    expect(await site.statusOf(placed)).toMatchObject({ order: 'partiallyRefunded', refunded: 1000 });
    expect(await count(site.app, 'ledger_entries', sql`order_id = ${placed.order.id} and kind = 'refund'`)).toBe(1);
  });

  it('before the payment was booked is booked after it', async () => {
    const placed = await give(site.app, { items: [cause(4000)], paymentMethod: 'stripe' });
    site.stripe.turn(refOf(placed), 'succeeded');
    site.stripe.refundByHand(refOf(placed), 4000);
    await receive(placed, 'charge.refunded');
    expect(await site.statusOf(placed)).toMatchObject({ order: 'refunded', received: 4000, refunded: 4000 });
  });

  it('is found within the hour where the events of it and of the payment were lost, whatever becomes of another one', async () => {
    const [silent, placed] = [
      await give(site.app, { items: [cause(4000)], paymentMethod: 'stripe' }),
      await give(site.app, { items: [cause(4000)], paymentMethod: 'stripe' }),
    ];
    for (const one of [silent, placed]) {
      site.stripe.turn(refOf(one), 'succeeded');
      site.stripe.refundByHand(refOf(one), 4000);
    }
    const retrieve = vi.spyOn(site.stripe, 'retrieve').mockImplementation(async (ref) => {
      if (ref === refOf(silent)) throw new ProviderUnavailableError('silent');
      return { ...site.stripe.payments.get(ref)! };
    });
    site.app.clock.pass(3_600_000);
    await drain(site.app.services, returnsWatch);
    retrieve.mockRestore();
    expect(await site.statusOf(silent)).toMatchObject({ order: 'pending', received: 0 });
    expect(await site.statusOf(placed)).toMatchObject({ order: 'refunded', received: 4000, refunded: 4000 });
  });

  it.each(['40.00', '15.00'])(
    'of all that is left ends the refund of %s that staff asked for here at the same moment',
    async (amount) => {
      const placed = await site.paid([cause(4000)]);
      await site.run('refund:make', placed.order.number, amount, 'a', 'mistake');
      site.stripe.health = 'silent';
      await executeRefunds(site.app.services);
      site.stripe.health = 'up';
      site.stripe.refundByHand(refOf(placed), 4000);
      await receive(placed, 'charge.refunded');
      site.app.clock.pass(3_600_000);
      await site.work();
      expect(await site.refundsOf(placed)).toMatchObject([
        { status: 'refused', by: 'staff' },
        { status: 'succeeded', by: 'provider', amount: 4000 },
      ]);
      expect(await site.statusOf(placed)).toMatchObject({ order: 'refunded', refunded: 4000, payment: 'refunded' });
      expect((await site.run('refund:retry', placed.order.number)).code).toBe(1);
      // The money came back, so no email says that it does not.
      expect(await count(site.app, 'outbox', sql`payload->>'template' = 'refundRefused'`)).toBe(0);
    },
  );

  it('of which no event came is booked when the provider rejects the one that staff asked for here', async () => {
    const placed = await site.paid([cause(4000)]);
    await site.run('refund:make', placed.order.number, '15.00', 'a', 'mistake');
    site.stripe.refundByHand(refOf(placed), 4000);
    await executeRefunds(site.app.services);
    expect(await site.refundsOf(placed)).toMatchObject([
      { status: 'refused', by: 'staff' },
      { status: 'succeeded', by: 'provider', amount: 4000 },
    ]);
  });

  it('that names our refund, but is of another payment, is not taken for it', async () => {
    const [one, other] = [await site.paid([cause(4000)]), await site.paid([cause(4000)])];
    await site.run('refund:make', one.order.number, 'whole', 'a', 'mistake');
    const [refund] = await site.refundsOf(one);
    // Somebody wrote our refund's id on a refund of another payment.
    Object.assign(site.stripe.refundByHand(refOf(other), 500), { refundId: refund!.id, attempt: 1 });
    await receive(other, 'charge.refunded');
    expect(await site.statusOf(one)).toMatchObject({ order: 'paid', refunded: 0 });
    expect(await site.statusOf(other)).toMatchObject({ order: 'partiallyRefunded', refunded: 500 });
    await site.work();
    expect(await site.statusOf(one)).toMatchObject({ order: 'refunded' });
  });

  it('whose event is forged is not heard', async () => {
    const placed = await site.paid([cause(4000)]);
    const { raw } = site.stripe.webhookEvent(refOf(placed), 'evt_forged', 'charge.refunded');
    expect((await site.app.post('/webhooks/stripe', raw, { 'stripe-signature': 'forged' })).status).toBe(400);
  });
});
