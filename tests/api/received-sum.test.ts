import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OrderAndPayment, PlacedOrder } from '#src/contracts/orders.ts';
import { checkPayment } from '#src/server/checkout/current-payment.ts';
import { expireOrders } from '#src/server/checkout/expire-orders.ts';
import { findEmails } from '#src/server/emails/emails.repository.ts';
import { ProviderUnavailableError } from '#src/server/gateways/payments/port.ts';
import { findHeldMoney } from '#src/server/ledger/held-money.repository.ts';
import { runLedgerCheck } from '#src/server/ledger/ledger-check.repository.ts';
import { findPayment } from '#src/server/payments/payments.repository.ts';
import { rowsOf } from '#src/server/platform/db/client.ts';
import { syncReturns } from '#src/server/refunds/sync-returns.ts';
import { settle } from '#src/server/settlement/settle.ts';
import { runDueJobs } from '#src/server/worker/worker.ts';
import type { FakeStripe } from '#tests/fixtures/fake-stripe.ts';
import { booksOf, count, createGivingApp, donor, give } from '#tests/fixtures/giving.ts';
import { commandRunner } from '#tests/fixtures/run-command.ts';
import type { TestApp } from '#tests/fixtures/test-app.ts';

let app: TestApp;
let stripe: FakeStripe;
const run = commandRunner(() => app.services);
let categoryId: string;
beforeAll(async () => {
  ({ app, stripe, categoryId } = await createGivingApp('food'));
});
afterAll(() => app.close());

const card = (email: string): Promise<PlacedOrder> =>
  give(app, {
    items: [{ type: 'endowment', categoryId, price: 2000 }],
    paymentMethod: 'stripe',
    donor: { ...donor, email },
  });
const answer = async (path: string, { accessKey }: PlacedOrder, method: 'get' | 'post'): Promise<OrderAndPayment> => {
  const headers = { 'x-order-key': accessKey };
  const response = await (method === 'get' ? app.get(path, headers) : app.post(path, undefined, headers));
  return ((await response.json()) as { result: OrderAndPayment }).result;
};
const current = (placed: PlacedOrder) => answer(`/user/payment-transactions/current/${placed.order.id}`, placed, 'get');
const retry = (placed: PlacedOrder) =>
  answer(`/user/payment-transactions/current/${placed.order.id}/retry`, placed, 'post');
/** The provider received another amount than requested. */
const receive = (paymentId: string, minor: number, currency: 'USD' | 'EUR' = 'USD'): void => {
  const ref = `pi_${paymentId}`;
  stripe.turn(ref, 'succeeded');
  stripe.payments.set(ref, { ...stripe.payments.get(ref)!, received: { minor, currency } });
};
const lettersTo = async (email: string): Promise<string[]> => {
  while ((await runDueJobs(app.services)) > 0);
  return (await findEmails(app.services.db, 500))
    .filter(({ toAddress }) => toAddress === email)
    .map(({ kind }) => kind)
    .toReversed();
};
const heldOf = async ({ order }: PlacedOrder) =>
  (await findHeldMoney(app.services))
    .filter(({ orderNumber }) => orderNumber === order.number)
    .map(({ amount, reason }) => [reason, amount]);

describe('less money than requested', () => {
  it('is held for the rest, shown to donor and staff, and booked when the rest is paid', async () => {
    const placed = await card('part@example.org');
    receive(placed.payment.id, 1500);
    expect(await current(placed)).toMatchObject({
      order: { status: 'pending', received: 1500, total: 2000 },
      payment: { status: 'succeeded' },
    });
    expect(await booksOf(app, placed.order.id)).toMatchObject({ 'liability:unallocated': -1500 });
    expect(await heldOf(placed)).toEqual([['partPaid', 1500]]);
    expect(await lettersTo('part@example.org')).toEqual(['partPaid']);
    const [email] = (await findEmails(app.services.db, 500)).filter(
      ({ toAddress, kind }) => toAddress === 'part@example.org' && kind === 'partPaid',
    );
    expect(email!.plain).toContain('We were able to charge only $15 of $20');
    expect(email!.plain).not.toContain('SND');

    const rest = await retry(placed);
    expect(rest.payment).toMatchObject({ status: 'created', amount: 500 });
    receive(rest.payment.id, 500);
    expect(await current(placed)).toMatchObject({ order: { status: 'paid', received: 2000 } });
    expect(await booksOf(app, placed.order.id)).toMatchObject({
      'liability:unallocated': 0,
      [`fund:category:${categoryId}:sadaqah`]: -2000,
    });
    expect(await heldOf(placed)).toEqual([]);
  });

  it('reduces a new payment, although the status was not read in between', async () => {
    const placed = await card('unasked@example.org');
    receive(placed.payment.id, 1500);
    expect(await retry(placed)).toMatchObject({
      order: { received: 1500 },
      payment: { status: 'created', amount: 500 },
    });
  });

  it('is left to staff when the rest is below the minimum charge', async () => {
    const placed = await card('cents@example.org');
    receive(placed.payment.id, 1980);
    const answered = await app.post(`/user/payment-transactions/current/${placed.order.id}/retry`, undefined, {
      'x-order-key': placed.accessKey,
    });
    expect(answered.status).toBe(409);
    expect(await heldOf(placed)).toEqual([['partPaid', 1980]]);
    expect(await lettersTo('cents@example.org')).toEqual(['partPaid']);
    const email = (await findEmails(app.services.db, 500)).find(({ toAddress }) => toAddress === 'cents@example.org')!;
    expect(email.plain).toContain('we will sort out the rest with you');
    expect(email.plain).not.toContain('continue from the page');
  });

  it('has no email about the rest when the rest was received first', async () => {
    const placed = await card('quick-rest@example.org');
    receive(placed.payment.id, 1500);
    const rest = await retry(placed);
    receive(rest.payment.id, 500);
    await current(placed);
    expect(await lettersTo('quick-rest@example.org')).toEqual(['receipt']);
  });

  it('keeps the order from expiring', async () => {
    const placed = await card('late-part@example.org');
    receive(placed.payment.id, 1);
    await current(placed);
    app.clock.pass(60 * 24 * 60 * 60 * 1000);
    await expireOrders(app.services);
    expect(await current(placed)).toMatchObject({ order: { status: 'pending', received: 1 } });
  });
});

describe('more money than requested', () => {
  it('pays the order, and the surplus goes to the same cause', async () => {
    const placed = await card('more@example.org');
    receive(placed.payment.id, 2600);
    expect(await current(placed)).toMatchObject({ order: { status: 'paid', received: 2600 } });
    expect(await booksOf(app, placed.order.id)).toMatchObject({ [`fund:category:${categoryId}:sadaqah`]: -2600 });
    expect((await lettersTo('more@example.org')).toSorted()).toEqual(['receipt', 'surplus']);
    const [receipt] = (await findEmails(app.services.db, 500)).filter(
      ({ toAddress, kind }) => toAddress === 'more@example.org' && kind === 'receipt',
    );
    expect(receipt!.plain).toContain('Extra amount for the same cause: $6');
  });
});

describe('money in another currency', () => {
  it('is not booked: the donor reads that we are checking, staff see it once, and the order does not expire', async () => {
    const placed = await card('euro@example.org');
    receive(placed.payment.id, 2000, 'EUR');
    for (let times = 0; times < 3; times += 1) {
      const { donation, isUnknown } = await checkPayment(app.services, {
        number: placed.order.number,
        accessKey: placed.accessKey,
      });
      expect([donation.order.status, donation.payment.status, isUnknown]).toEqual(['pending', 'processing', false]);
    }
    expect(await booksOf(app, placed.order.id)).toEqual({});
    const told = await rowsOf(
      app.services.db,
      sql`select 1 from audit_log where action = 'sumDiffers' and subject_id = ${placed.payment.id}`,
    );
    expect(told).toHaveLength(1);
    expect(await heldOf(placed)).toEqual([['unclear', 2000]]);
    app.clock.pass(60 * 24 * 60 * 60 * 1000);
    await expireOrders(app.services);
    expect(await current(placed)).toMatchObject({ order: { status: 'pending' } });
    expect(
      await count(app, 'orders', sql`id = ${placed.order.id} and expires_at > ${app.clock.now.toISOString()}`),
    ).toBe(1);
  });
});

describe('money in another currency that is returned', () => {
  it('is shown first, goes back once at the provider, and its donor can pay again', async () => {
    const placed = await card('euro.back@example.org');
    receive(placed.payment.id, 2000, 'EUR');
    await settle(app.services, placed.payment.id, 'test');
    const before = stripe.calls.refund;
    const command = ['payment:return', placed.order.number, 'charged', 'in', 'euros'] as const;
    expect((await run(...command)).lines).toEqual([
      `Order ${placed.order.number}: 20.00 EUR was received, 20.00 USD was requested; 20.00 EUR is left to return.`,
      expect.stringContaining('Nothing is returned yet'),
    ]);
    expect(stripe.calls.refund).toBe(before);
    stripe.health = 'silentAfterActing';
    expect(await run(...command, 'yes')).toMatchObject({ code: 1 });
    stripe.health = 'up';
    expect(await run(...command, 'yes')).toMatchObject({ code: 0 });
    const made = stripe.refunds.filter(({ providerRef }) => providerRef === `pi_${placed.payment.id}`);
    expect(made).toMatchObject([{ amount: { minor: 2000, currency: 'EUR' } }]);
    expect(await heldOf(placed)).toEqual([]);
    expect(await booksOf(app, placed.order.id)).toEqual({});
    // The provider says for ever that it was paid.
    await settle(app.services, placed.payment.id, 'a late webhook event');
    expect(await heldOf(placed)).toEqual([]);
    expect(await run(...command, 'yes')).toMatchObject({ code: 1, lines: [expect.stringContaining('No money')] });
    const retried = await app.post(`/user/payment-transactions/current/${placed.order.id}/retry`, undefined, {
      'x-order-key': placed.accessKey,
    });
    expect(retried.status).toBeLessThan(300);
    const audited = sql`select after->>'reason' as why from audit_log where action = 'foreignMoneyReturned' and subject_id = ${placed.payment.id}`;
    expect(await rowsOf(app.services.db, audited)).toEqual([{ why: 'charged in euros' }]);
  });

  it('in the provider’s dashboard is closed by the same command, and nothing is returned twice', async () => {
    const placed = await card('euro.dashboard@example.org');
    receive(placed.payment.id, 2000, 'EUR');
    await settle(app.services, placed.payment.id, 'test');
    stripe.refundByHand(`pi_${placed.payment.id}`, 2000);
    const before = stripe.calls.refund;
    const { code, lines } = await run('payment:return', placed.order.number, 'by', 'hand', 'yes');
    expect([code, lines[0]]).toEqual([0, expect.stringContaining('0.00 EUR is left to return')]);
    expect(stripe.calls.refund).toBe(before);
    expect(await heldOf(placed)).toEqual([]);
  });

  it('of an older payment goes back too, and the newer one can no longer be paid', async () => {
    const placed = await card('euro.older@example.org');
    stripe.turn(`pi_${placed.payment.id}`, 'failed', 'card_declined');
    await current(placed);
    const newer = await retry(placed);
    receive(placed.payment.id, 2000, 'EUR');
    await settle(app.services, placed.payment.id, 'a late webhook event');
    expect(stripe.payments.get(`pi_${newer.payment.id}`)).toMatchObject({ status: 'cancelled' });
    // It was paid in the same second.
    receive(newer.payment.id, 2000);
    await settle(app.services, newer.payment.id, 'test');
    expect(await heldOf(placed)).toEqual([['unclear', 2000]]);
    const { code, lines } = await run('payment:return', placed.order.number, 'paid', 'again', 'yes');
    expect([code, lines]).toEqual([
      0,
      [expect.stringContaining('20.00 EUR is left to return'), expect.stringContaining('paid by another payment')],
    ]);
    expect(await heldOf(placed)).toEqual([]);
    expect(await current(placed)).toMatchObject({ order: { status: 'paid', received: 2000 } });
  });

  it('ends the newer payment when the provider answers again, and none that its donor begins after it went back', async () => {
    const placed = await card('euro.silent@example.org');
    stripe.turn(`pi_${placed.payment.id}`, 'failed', 'card_declined');
    await current(placed);
    const newer = await retry(placed);
    receive(placed.payment.id, 2000, 'EUR');
    const { cancel } = stripe;
    stripe.cancel = async () => {
      throw new ProviderUnavailableError('silent');
    };
    await expect(settle(app.services, placed.payment.id, 'a webhook event')).rejects.toThrow('silent');
    stripe.cancel = cancel;
    await settle(app.services, placed.payment.id, 'the same again');
    expect(stripe.payments.get(`pi_${newer.payment.id}`)).toMatchObject({ status: 'cancelled' });
    expect(await run('payment:return', placed.order.number, 'why', 'yes')).toMatchObject({ code: 0 });
    const last = await retry(placed);
    expect(last.payment.id).not.toBe(newer.payment.id);
    await settle(app.services, placed.payment.id, 'a late webhook event');
    expect(stripe.payments.get(`pi_${last.payment.id}`)).toMatchObject({ status: 'created' });
  });

  it('stays held when the return fails, is asked for again, and is closed when all of it has arrived', async () => {
    const placed = await card('euro.failed@example.org');
    const ref = `pi_${placed.payment.id}`;
    receive(placed.payment.id, 2000, 'EUR');
    await settle(app.services, placed.payment.id, 'test');
    const command = () => run('payment:return', placed.order.number, 'why', 'yes');
    const made = () => stripe.refunds.filter(({ providerRef }) => providerRef === ref);
    stripe.refundsAre = 'failed';
    expect(await command()).toMatchObject({
      code: 1,
      lines: [expect.any(String), expect.stringContaining('The provider refuses: failed')],
    });
    expect(await heldOf(placed)).toEqual([['unclear', 2000]]);
    stripe.refundsAre = 'pending';
    expect(await command()).toMatchObject({ code: 0 });
    expect(await heldOf(placed)).toEqual([['returning', 2000]]);
    expect(await command()).toMatchObject({ code: 0 });
    expect(made().map(({ status }) => status)).toEqual(['failed', 'pending']);
    expect(await current(placed)).toMatchObject({ payment: { status: 'processing' } });
    // The bank sends it back after all, and the provider says so.
    made()[1]!.status = 'failed';
    await syncReturns(app.services, (await findPayment(app.services.db, placed.payment.id))!);
    expect(await heldOf(placed)).toEqual([['unclear', 2000]]);
    stripe.refundsAre = 'pending';
    expect(await command()).toMatchObject({ code: 0 });
    expect(await heldOf(placed)).toEqual([['returning', 2000]]);
    made()[2]!.status = 'succeeded';
    stripe.refundsAre = 'succeeded';
    expect(await command()).toMatchObject({ code: 0 });
    expect(await heldOf(placed)).toEqual([]);
    expect(made()).toHaveLength(3);
  });

  it.each([
    ['all', 2000, []],
    ['a part', 1500, [500]],
  ])('is not what a bank took back by a dispute: %s', async (name, minor, refunded) => {
    const placed = await card(`euro.disputed.${minor}@example.org`);
    const ref = `pi_${placed.payment.id}`;
    receive(placed.payment.id, 2000, 'EUR');
    await settle(app.services, placed.payment.id, 'test');
    const command = () => run('payment:return', placed.order.number, name, 'yes');
    const dispute = stripe.dispute(ref, minor, { amount: { minor, currency: 'EUR' } });
    expect(await command()).toMatchObject({ code: 1, lines: [expect.stringContaining('disputes it')] });
    expect(await heldOf(placed)).toEqual([['unclear', 2000]]);
    dispute.status = 'lost';
    expect(await command()).toMatchObject({ code: 0 });
    const made = stripe.refunds.filter(({ providerRef }) => providerRef === ref);
    expect(made.map(({ amount }) => amount.minor)).toEqual(refunded);
    expect(await heldOf(placed)).toEqual([]);
  });

  it('is asked for by an order that has some, with a reason', async () => {
    const placed = await card('no.euro@example.org');
    expect(await run('payment:return', placed.order.number, 'no', 'euro')).toMatchObject({ code: 1 });
    expect(await run('payment:return', '999999999', 'nobody')).toMatchObject({ code: 1 });
    expect(await run('payment:return', placed.order.number)).toMatchObject({ code: 2 });
    expect(await run('payment:return', 'x', 'why')).toMatchObject({ code: 2 });
  });
});

describe('money under review', () => {
  it.each(['created', 'failed', 'cancelled'] as const)(
    'is never requested again after a payment that was %s, and staff see it',
    async (status) => {
      const placed = await card(`checked-${status}@example.org`);
      if (status !== 'created') stripe.turn(`pi_${placed.payment.id}`, status, 'card_declined');
      await current(placed);
      receive(placed.payment.id, 2000, 'EUR');
      await settle(app.services, placed.payment.id, 'a late webhook event');
      const answered = await app.post(`/user/payment-transactions/current/${placed.order.id}/retry`, undefined, {
        'x-order-key': placed.accessKey,
      });
      expect(answered.status).toBe(409);
      expect(await heldOf(placed)).toEqual([['unclear', 2000]]);
      expect(await count(app, 'payments', sql`order_id = ${placed.order.id}`)).toBe(1);
    },
  );
});

describe('after all of this', () => {
  it('the books agree', async () => {
    expect(await runLedgerCheck(app.services)).toEqual([]);
  });
});
