import { afterAll, beforeAll, expect, it } from 'vitest';
import { runLedgerCheck } from '#src/server/ledger/ledger-check.repository.ts';
import { confirmTransfer } from '#src/server/settlement/confirm-transfer.ts';
import { booksOf, give } from '#tests/fixtures/giving.ts';
import { createTestApp, type TestApp } from '#tests/fixtures/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

it('books purification, kafarah and zakat each in a fund of its own, and nothing in the endowment', async () => {
  const { order, payment } = await give(app, {
    items: [
      { type: 'stock', stocks: [{ symbol: 'NJE', shares: 1000, period: '2025' }] },
      { type: 'kafarah', kafarat: { kind: 'oath', count: 2, country: 'YE' } },
      { type: 'kafarah', kafarat: { kind: 'fidya', count: 30, country: 'JO' } },
      { type: 'zakat', price: 50_000 },
    ],
    paymentMethod: 'bank',
  });
  const total = 3140 + 8000 + 19_500 + 50_000;
  expect(order.total).toBe(total);
  expect(
    await confirmTransfer(app.services, { reference: payment.reference!, amount: total, movement: 'M-9' }),
  ).toMatchObject({ outcome: 'paid' });
  expect(await booksOf(app, order.id)).toEqual({
    'asset:bank': total,
    'fund:purification': -3140,
    'fund:kafarah': -27_500,
    'fund:zakat': -50_000,
  });
  expect(await runLedgerCheck(app.services)).toEqual([]);
});
