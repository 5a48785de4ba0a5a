import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { encodeCart } from '#src/contracts/cart.ts';
import type { OrderItemInput } from '#src/contracts/orders.ts';
import { type Cart, emptyCart, MAX_QUANTITY } from '#src/domain/cart.ts';
import { addToCart, orderItemsOf } from '#src/server/cart/cart.service.ts';
import { describeCart } from '#src/server/cart/describe-cart.ts';
import { runLedgerCheck } from '#src/server/ledger/ledger-check.repository.ts';
import { confirmTransfer } from '#src/server/settlement/confirm-transfer.ts';
import { booksOf, categoryOf, give, projectOf } from '#tests/fixtures/giving.ts';
import { addSacrifice, sacrificeItem } from '#tests/fixtures/sacrifices.ts';
import { statementsOf } from '#tests/fixtures/statements.ts';
import { createTestApp, type TestApp } from '#tests/fixtures/test-app.ts';

let app: TestApp;
let cart: Cart = emptyCart;

/** Forty lines of every kind that a cart can hold. */
async function fortyLines(): Promise<OrderItemInput[]> {
  const { id: projectId } = await projectOf(app, 'a-solar-well-for-340-families-in-marib');
  const categoryId = await categoryOf(app, 'water');
  const sacrifices = await Promise.all(Array.from({ length: 6 }, () => addSacrifice(app)));
  const kinds = ['oath', 'fast', 'zihar', 'fidya'] as const;
  const countries = ['YE', 'SD', 'BD', 'JO'] as const;
  const lines: OrderItemInput[] = [
    ...Array.from({ length: 8 }, (_, at) => ({ type: 'endowment', categoryId, price: 1000 + at }) as const),
    { type: 'project', projectId, price: 1000 },
    { type: 'zakat', price: 50_000, intention: 'zakat' },
    ...sacrifices.map((id) => sacrificeItem(id, 1) as OrderItemInput),
    ...kinds.flatMap((kind) =>
      countries.map((country) => ({ type: 'kafarah', kafarat: { kind, count: 2, country } }) as const),
    ),
    ...Array.from({ length: 8 }, (_, at): OrderItemInput => ({
      type: 'stock',
      stocks: [{ symbol: 'NJE', shares: 100 + at, period: '2025' }],
    })),
  ];
  return lines;
}

beforeAll(async () => {
  app = await createTestApp();
  for (const line of await fortyLines()) ({ cart } = await addToCart(app.services, cart, line));
});
afterAll(() => app.close());

describe('a cart of forty lines of every kind', () => {
  it('fits into a cookie', () => {
    expect(cart.items).toHaveLength(40);
    expect(encodeCart(cart).length).toBeLessThan(4000);
    expect(cart.items.every(({ quantity }) => quantity <= MAX_QUANTITY)).toBe(true);
  });

  it('is shown in full, each line with what it is for', async () => {
    const { lines, total } = await describeCart(app.services, cart);
    expect(lines).toHaveLength(40);
    expect(lines.filter(({ isClosed }) => isClosed)).toEqual([]);
    expect(lines.filter(({ facts }) => facts !== undefined)).toHaveLength(30);
    expect(lines.find(({ type }) => type === 'zakat')!.intention).toBe('zakat');
    expect(total).toBe(lines.reduce((sum, { amount }) => sum + amount, 0));
  });

  it('is read by as many queries as a cart of one line of each kind', async () => {
    const firsts = new Map(cart.items.map((item) => [item.type, item]));
    const few = { ...cart, items: [...firsts.values()] };
    const [many, one] = [
      await statementsOf(app.services.db, () => describeCart(app.services, cart)),
      await statementsOf(app.services.db, () => describeCart(app.services, few)),
    ];
    expect(many.length).toBe(one.length);
  });

  it('is one payment, and every fund gets its own', async () => {
    const items = await orderItemsOf(app.services, cart, { kind: 'once', items: cart.items });
    const { order, payment } = await give(app, { items, paymentMethod: 'bank' });
    expect(order.items).toHaveLength(40);
    await confirmTransfer(app.services, { reference: payment.reference!, amount: order.total, movement: 'M-40' });
    const books = await booksOf(app, order.id);
    const sumOf = (type: string) =>
      order.items.filter((item) => item.type === type).reduce((sum, { amount }) => sum + amount, 0);
    expect(books).toMatchObject({
      'asset:bank': order.total,
      'fund:zakat': -50_000,
      'fund:purification': -sumOf('stock'),
      'fund:kafarah': -sumOf('kafarah'),
      'fund:sacrifices': -sumOf('sacrifice'),
    });
    expect(await runLedgerCheck(app.services)).toEqual([]);
  });
});
