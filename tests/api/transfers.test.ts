import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runLedgerCheck } from '#src/server/ledger/ledger-check.repository.ts';
import { confirmTransfer } from '#src/server/settlement/confirm-transfer.ts';
import type { FakeStripe } from '#tests/fixtures/fake-stripe.ts';
import { booksOf, createGivingApp, donor, give, projectOf } from '#tests/fixtures/giving.ts';
import type { TestApp } from '#tests/fixtures/test-app.ts';

let app: TestApp;
let stripe: FakeStripe;
let projectId: string;
let categoryId: string;
beforeAll(async () => {
  ({ app, stripe, categoryId } = await createGivingApp('water'));
  projectId = (await projectOf(app, 'twelve-family-homes-after-the-earthquake')).id;
});
beforeEach(() => {
  stripe.health = 'up';
});
afterAll(() => app.close());
const money = (price: number, change: object = {}): object => ({ type: 'project', projectId, price, ...change });
const refusal = async (order: object): Promise<unknown> => {
  const response = await app.post('/user/orders', order);
  expect(response.status).toBe(422);
  return ((await response.json()) as { errors: unknown }).errors;
};

describe('POST /user/orders by bank', () => {
  it('waits 14 days for a transfer with its reference', async () => {
    const { order, payment, accessKey } = await give(app, { items: [money(2500)], paymentMethod: 'bank' });
    expect(order).toMatchObject({
      status: 'awaitingTransfer',
      total: 2500,
      subtotal: 2500,
      currency: 'USD',
      expiresAt: '2026-12-04T12:00:00.000Z',
      paidAt: null,
    });
    expect(payment).toMatchObject({ method: 'bank', status: 'created', amount: 2500 });
    expect(payment.reference).toMatch(/^[0-9A-Z]{10}$/);
    expect((await app.get(`/user/orders/${order.id}`, { 'x-order-key': accessKey })).status).toBe(200);
  });

  it('is paid when staff confirm the transfer, with the endowment share booked separately', async () => {
    const { order, payment } = await give(app, {
      items: [money(10_000), { type: 'endowment', categoryId, price: 500 }],
      paymentMethod: 'bank',
    });
    expect(
      await confirmTransfer(app.services, {
        reference: payment.reference!.toLowerCase(),
        amount: 10_500,
        movement: 'M-1',
      }),
    ).toMatchObject({ outcome: 'paid' });
    expect(await booksOf(app, order.id)).toEqual({
      'asset:bank': 10_500,
      [`fund:category:${categoryId}:sadaqah`]: -500,
      'fund:endowment': -500,
      [`fund:project:${projectId}:sadaqah`]: -9500,
    });
  });

  it('is part-paid with less than due, and paid with the rest', async () => {
    const { order, payment, accessKey } = await give(app, { items: [money(3000)], paymentMethod: 'bank' });
    const confirm = (amount: number, movement: string) =>
      confirmTransfer(app.services, { reference: payment.reference!, amount, movement });
    expect(await confirm(1000, 'M-2')).toMatchObject({ outcome: 'partPaid', received: 1000, due: 3000 });
    expect(await confirm(1000, 'M-2')).toEqual({ outcome: 'alreadyRecorded' });
    const shown = (await (await app.get(`/user/orders/${order.id}`, { 'x-order-key': accessKey })).json()) as {
      result: { status: string; received: number };
    };
    expect(shown.result).toMatchObject({ status: 'awaitingTransfer', received: 1000 });
    expect(await confirm(2000, 'M-3')).toMatchObject({ outcome: 'paid' });
    expect(await booksOf(app, order.id)).toMatchObject({ 'asset:bank': 3000, 'liability:unallocated': 0 });
  });

  it('books a surplus as a donation to the same cause', async () => {
    const { order, payment } = await give(app, {
      items: [{ type: 'endowment', categoryId, price: 1000 }],
      paymentMethod: 'bank',
    });
    await confirmTransfer(app.services, { reference: payment.reference!, amount: 1500, movement: 'M-4' });
    await confirmTransfer(app.services, { reference: payment.reference!, amount: 700, movement: 'M-5' });
    expect(await booksOf(app, order.id)).toEqual({
      'asset:bank': 2200,
      [`fund:category:${categoryId}:sadaqah`]: -2200,
    });
  });

  it('books a late surplus to the project, as far as it still needs it', async () => {
    const slug = 'twelve-family-homes-after-the-earthquake';
    const { id, remaining } = await projectOf(app, slug);
    const { payment } = await give(app, {
      items: [{ type: 'project', projectId: id, price: remaining - 500 }],
      paymentMethod: 'bank',
    });
    const confirm = (amount: number, movement: string) =>
      confirmTransfer(app.services, { reference: payment.reference!, amount, movement });
    await confirm(remaining - 500, 'S-1');
    await confirm(300, 'S-2');
    expect((await projectOf(app, slug)).remaining).toBe(200);
    // 200 of these reach the goal, and the rest is for the cause.
    await confirm(500, 'S-3');
    expect((await projectOf(app, slug)).remaining).toBe(0);
  });

  it('does not accept an unknown reference', async () => {
    expect(await confirmTransfer(app.services, { reference: 'ABCDE-12345', amount: 100 })).toEqual({
      outcome: 'unknownReference',
    });
    await expect(confirmTransfer(app.services, { reference: 'x', amount: 0 })).rejects.toThrow(RangeError);
  });

  it('completes a project that reaches its goal, and books the excess to its category', async () => {
    const well = await projectOf(app, 'a-solar-well-for-340-families-in-marib');
    const first = await give(app, {
      items: [{ type: 'project', projectId: well.id, price: well.remaining }],
      paymentMethod: 'bank',
    });
    const second = await give(app, {
      items: [{ type: 'project', projectId: well.id, price: well.remaining }],
      paymentMethod: 'bank',
    });
    await confirmTransfer(app.services, {
      reference: first.payment.reference!,
      amount: well.remaining,
      movement: 'M-6',
    });
    await confirmTransfer(app.services, {
      reference: second.payment.reference!,
      amount: well.remaining,
      movement: 'M-7',
    });
    expect(await projectOf(app, well.slug)).toMatchObject({
      status: 'completed',
      outcome: 'funded',
      raised: well.goal,
      isOpen: false,
    });
    expect(await booksOf(app, second.order.id)).toEqual({
      'asset:bank': well.remaining,
      [`fund:category:${categoryId}:sadaqah`]: -well.remaining,
    });
    expect(
      await refusal({ donor, items: [{ type: 'project', projectId: well.id, price: 1000 }], paymentMethod: 'bank' }),
    ).toMatchObject([{ path: 'items.0.projectId', code: 'invalidSelection' }]);
  });
});

describe('after all of this', () => {
  it('the books agree', async () => {
    expect(await runLedgerCheck(app.services)).toEqual([]);
  });
});
