import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addItem,
  badgeText,
  type Cart,
  type CartItem,
  cartTotal,
  emptyCart,
  faultOfAdding,
  holdSubscription,
  INTENTIONS,
  isQuickDonation,
  itemCount,
  ITEM_TYPES,
  MAX_ITEMS,
  MAX_QUANTITY,
  quickDonationId,
  removeItem,
  replaceItems,
} from '#src/domain/cart.ts';

const item = (change: Partial<CartItem> = {}): CartItem => ({
  id: 'p1',
  type: 'project',
  projectId: 'p1',
  price: 1000,
  quantity: 1,
  isGift: false,
  intention: 'sadaqah',
  ...change,
});

const anyItem = fc.record({
  id: fc.constantFrom('a', 'b', 'c', 'd'),
  type: fc.constantFrom(...ITEM_TYPES),
  price: fc.integer({ min: 0, max: 1_000_000 }),
  quantity: fc.integer({ min: 1, max: 9 }),
  isGift: fc.boolean(),
  intention: fc.constantFrom(...INTENTIONS),
});
const fill = (items: readonly CartItem[]): Cart => items.reduce(addItem, emptyCart);

describe('the cart', () => {
  it('has the sum of quantity times price, whatever was added in whichever order', () => {
    fc.assert(
      fc.property(fc.array(anyItem, { maxLength: 20 }), (items) => {
        expect(cartTotal(fill(items))).toBe(items.reduce((sum, { price, quantity }) => sum + price * quantity, 0));
      }),
    );
  });

  it('never has two lines with one id', () => {
    fc.assert(
      fc.property(fc.array(anyItem, { maxLength: 20 }), (items) => {
        const ids = fill(items).items.map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
      }),
    );
  });

  it('raises the quantity of an equal item', () => {
    expect(fill([item(), item({ quantity: 2 })]).items).toEqual([item({ quantity: 3 })]);
  });

  it('keeps another amount for the same cause as a line of its own', () => {
    expect(fill([item(), item({ price: 2000 })]).items.map(({ id, price }) => [id, price])).toEqual([
      ['p1', 1000],
      ['p1-2', 2000],
    ]);
  });

  it('raises the count of the same kafarah, and keeps another country or kind as a line of its own', () => {
    const oath = item({ id: 'k', type: 'kafarah', projectId: undefined, kafarat: { kind: 'oath', country: 'YE' } });
    const cart = fill([
      oath,
      oath,
      { ...oath, kafarat: { kind: 'oath', country: 'SY' } },
      { ...oath, kafarat: { kind: 'fast', country: 'YE' } },
    ]);
    expect(cart.items.map(({ quantity }) => quantity)).toEqual([2, 1, 1]);
  });

  it('keeps two purifications apart, even of equal shares', () => {
    const stocks = [{ symbol: '2222', shares: 10, period: '2025' }];
    const line = item({ id: 'stock', type: 'stock', projectId: undefined, stocks });
    expect(fill([line, line]).items).toHaveLength(2);
  });

  it('keeps two gifts apart, because they have two receivers', () => {
    expect(fill([item({ isGift: true }), item({ isGift: true })]).items).toHaveLength(2);
  });

  it('drops the pending recurring donation when an item is added, and keeps the items when one is set', () => {
    const held = holdSubscription(fill([item()]), item({ id: 'p2', projectId: 'p2' }), 'week');
    expect(held.items).toHaveLength(1);
    expect(itemCount(held)).toBe(2);
    expect(addItem(held, item({ id: 'p3', projectId: 'p3' })).pendingSubscription).toBeUndefined();
  });

  it.each(['zakat', 'sacrifice', 'stock', 'kafarah'] as const)('accepts no recurring %s', (type) => {
    expect(() => holdSubscription(emptyCart, item({ type }), 'month')).toThrow(RangeError);
  });

  it('recognizes a quick donation by its id', () => {
    expect(isQuickDonation({ id: quickDonationId('c1'), type: 'endowment' })).toBe(true);
    expect(isQuickDonation(item())).toBe(false);
  });

  it('removes by id, and replaces', () => {
    const cart: Cart = { ...fill([item(), item({ id: 'p2', projectId: 'p2' })]), key: 'k' };
    expect(removeItem(cart, 'p1').items.map(({ id }) => id)).toEqual(['p2']);
    expect(removeItem(cart, 'unknown').items).toHaveLength(2);
    expect(replaceItems(cart, [item({ id: 'x' })]).items.map(({ id }) => id)).toEqual(['x']);
  });

  it('rejects an invalid price or quantity, and too many items', () => {
    for (const price of [-1, 0.5, Number.NaN, Infinity])
      expect(() => addItem(emptyCart, item({ price }))).toThrow(RangeError);
    for (const quantity of [0, -1, 1.5, MAX_QUANTITY + 1])
      expect(() => addItem(emptyCart, item({ quantity }))).toThrow(RangeError);
    const full = fill(
      Array.from({ length: MAX_ITEMS }, (_, index) => item({ id: `p${index}`, projectId: `p${index}` })),
    );
    expect(() => addItem(full, item({ id: 'more', projectId: 'more' }))).toThrow(RangeError);
  });

  it('says what stands in the way of an item: a full cart, or a line that takes no more', () => {
    const full = fill(
      Array.from({ length: MAX_ITEMS }, (_, index) => item({ id: `p${index}`, projectId: `p${index}` })),
    );
    expect(faultOfAdding(full, item({ id: 'more', projectId: 'more' }))).toEqual({
      code: 'cartFull',
      limit: MAX_ITEMS,
    });
    // An equal one needs no line of its own.
    expect(faultOfAdding(full, item({ id: 'p0', projectId: 'p0' }))).toBeUndefined();
    const many = fill([item({ quantity: MAX_QUANTITY - 2 })]);
    expect(faultOfAdding(many, item({ quantity: 2 }))).toBeUndefined();
    expect(faultOfAdding(many, item({ quantity: 3 }))).toEqual({ code: 'lineFull', limit: 2 });
    expect(() => addItem(many, item({ quantity: 3 }))).toThrow(RangeError);
  });

  it('keeps two sacrifices apart, even without names', () => {
    const line = item({ id: 's', type: 'sacrifice', projectId: undefined, sacrificeId: 's', isProxyAccepted: true });
    expect(fill([line, line]).items.map(({ id, quantity }) => [id, quantity])).toEqual([
      ['s', 1],
      ['s-2', 1],
    ]);
  });

  it('counts up to 99 on the badge', () => {
    expect([badgeText(0), badgeText(99), badgeText(100)]).toEqual(['0', '99', '99+']);
  });
});
