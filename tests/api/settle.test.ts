import { sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OrderAndPayment, PlacedOrder } from '#src/contracts/orders.ts';
import { checkPayment } from '#src/server/checkout/current-payment.ts';
import { runLedgerCheck } from '#src/server/ledger/ledger-check.repository.ts';
import { nextReceiptNumber } from '#src/server/orders/receipts.repository.ts';
import { rowsOf } from '#src/server/platform/db/client.ts';
import { settle } from '#src/server/settlement/settle.ts';
import { applyWebhookEvents } from '#src/server/webhooks/process-events.ts';
import type { FakeStripe } from '#tests/fixtures/fake-stripe.ts';
import { booksOf, count, createGivingApp, give, readCurrent } from '#tests/fixtures/giving.ts';
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
const current = (placed: PlacedOrder): Promise<OrderAndPayment> => readCurrent(app, placed);
const notify = ({ raw, signature }: { raw: string; signature: string }): Promise<Response> =>
  app.post('/webhooks/stripe', raw, { 'stripe-signature': signature });
const refOf = ({ payment }: PlacedOrder): string => `pi_${payment.id}`;

describe('a payment by card', () => {
  it('is booked once, with receipt and email, whatever order, repetition or loss of webhook events, returns and polls', async () => {
    const step = fc.constantFrom(
      'event',
      'sameEvent',
      'apply',
      'return',
      'polling',
      'silence',
      'processing',
      'requiresAction',
      'failed',
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 10 }), fc.array(step, { maxLength: 10 }), async (before, after) => {
        stripe.health = 'up';
        const placed = await card();
        const ref = refOf(placed);
        const same = stripe.webhookEvent(ref, `evt_same_${ref}`);
        let isPaid = false;
        const act: Record<string, () => unknown> = {
          event: () => notify(stripe.webhookEvent(ref)),
          sameEvent: () => notify(same),
          apply: () => applyWebhookEvents(app.services),
          return: () => current(placed),
          polling: () => settle(app.services, placed.payment.id, 'clock').catch(() => undefined),
          silence: () => {
            stripe.health = stripe.health === 'up' ? 'silent' : 'up';
          },
          processing: () => isPaid || stripe.turn(ref, 'processing'),
          requiresAction: () => isPaid || stripe.turn(ref, 'requiresAction'),
          failed: () => isPaid || stripe.turn(ref, 'failed', 'card_declined'),
        };
        for (const name of before) await act[name]!();
        stripe.turn(ref, 'succeeded');
        isPaid = true;
        for (const name of after) await act[name]!();
        stripe.health = 'up';
        const end = await current(placed);
        expect(end).toMatchObject({
          order: { status: 'paid', receiptNumber: expect.any(String) },
          payment: { status: 'succeeded' },
        });
        expect(await booksOf(app, placed.order.id)).toEqual({
          'asset:provider:stripe': 2000 - 59,
          'expense:fees:stripe': 59,
          [`fund:category:${categoryId}:sadaqah`]: -2000,
        });
        expect(await count(app, 'outbox', sql`dedupe_key = ${`email:receipt:${placed.order.id}`}`)).toBe(1);
      }),
      { numRuns: 40 },
    );
  }, 30_000);

  it('is booked once when twenty requests settle it at once', async () => {
    const placed = await card();
    stripe.turn(refOf(placed), 'succeeded');
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        index % 2 ? settle(app.services, placed.payment.id, 'clock') : current(placed),
      ),
    );
    expect(await count(app, 'ledger_entries', sql`order_id = ${placed.order.id} and kind = 'donation'`)).toBe(1);
  });

  it('is not booked by the return of the browser or by a webhook event alone', async () => {
    const placed = await card();
    await notify(stripe.webhookEvent(refOf(placed)));
    await applyWebhookEvents(app.services);
    expect(await current(placed)).toMatchObject({ order: { status: 'pending', paidAt: null } });
    expect(await booksOf(app, placed.order.id)).toEqual({});
  });

  it('shows no error while the provider does not answer, and is booked when it does', async () => {
    const placed = await card();
    stripe.turn(refOf(placed), 'succeeded');
    stripe.health = 'silent';
    expect(await current(placed)).toMatchObject({ order: { status: 'pending' }, payment: { status: 'created' } });
    const name = { number: placed.order.number, accessKey: placed.accessKey };
    expect(await checkPayment(app.services, name)).toMatchObject({
      isUnknown: true,
      donation: { order: { status: 'pending' } },
    });
    stripe.health = 'up';
    app.clock.pass(3000);
    expect(await checkPayment(app.services, name)).toMatchObject({
      isUnknown: false,
      donation: { order: { status: 'paid' } },
    });
    expect(await current(placed)).toMatchObject({ order: { status: 'paid' } });
  });
});

describe('receipts', () => {
  it('are numbered without gaps, although a transaction with a number was rolled back', async () => {
    const { db } = app.services;
    const placed = [await card(), await card()];
    for (const one of placed) stripe.turn(refOf(one), 'succeeded');
    const first = await current(placed[0]!);
    await expect(
      db.transaction(async (tx) => {
        await nextReceiptNumber(tx);
        throw new Error('it came to nothing');
      }),
    ).rejects.toThrow('it came to nothing');
    const second = await current(placed[1]!);
    expect(Number(second.order.receiptNumber)).toBe(Number(first.order.receiptNumber) + 1);
    const [row] = await rowsOf<{ gaps: string }>(
      db,
      sql`select max(receipt_number) - min(receipt_number) + 1 - count(*) as gaps from orders where receipt_number is not null`,
    );
    expect(Number(row!.gaps)).toBe(0);
  });
});

describe('after all of this', () => {
  it('the books agree', async () => {
    expect(await runLedgerCheck(app.services)).toEqual([]);
  });
});
