import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Cart, type CartItem, ITEM_TYPES, mayRecur, releaseSubscription } from '#src/domain/cart.ts';
import { cartAfter, planCheckout } from '#src/domain/checkout-plan.ts';
import { INTERVALS } from '#src/domain/subscription.ts';

const line = (id: string, type: CartItem['type'] = 'project'): CartItem => ({
  id,
  type,
  projectId: id,
  price: 1000,
  quantity: 1,
  isGift: false,
  intention: 'sadaqah',
});
const held = { item: line('held'), interval: 'week' as const };

describe('a checkout with an interval', () => {
  it('is for the pending donation, at the requested interval', () => {
    expect(planCheckout({ items: [line('a')], pendingSubscription: held }, 'month')).toEqual({
      kind: 'recurring',
      item: held.item,
      interval: 'month',
      isHeld: true,
    });
  });

  it('makes the only line of the cart recurring', () => {
    expect(planCheckout({ items: [line('a')] }, 'day')).toEqual({
      kind: 'recurring',
      item: line('a'),
      interval: 'day',
      isHeld: false,
    });
  });

  it('offers a choice of the lines that may recur', () => {
    expect(planCheckout({ items: [line('a'), line('zakat', 'zakat'), line('b', 'endowment')] }, 'year')).toEqual({
      kind: 'choose',
      among: [line('a'), line('b', 'endowment')],
      interval: 'year',
    });
    expect(planCheckout({ items: [line('a'), line('zakat', 'zakat')] }, 'year')).toMatchObject({
      kind: 'choose',
      among: [line('a')],
    });
  });

  it.each(['zakat', 'stock', 'sacrifice', 'kafarah'] as const)(
    'is for all lines once where only %s is in the cart',
    (type) => {
      expect(planCheckout({ items: [line('a', type)] }, 'month')).toMatchObject({ kind: 'once' });
    },
  );
});

const idsOf = ({ items, pendingSubscription }: Cart): string[] =>
  [...items, ...(pendingSubscription ? [pendingSubscription.item] : [])].map(({ id }) => id).toSorted();

describe('a pending donation that is released', () => {
  it('is the last line, with its own id', () => {
    const cart: Cart = { items: [line('held')], pendingSubscription: held, key: 'k' };
    expect(releaseSubscription(cart)).toEqual({ items: [line('held'), { ...held.item, id: 'held-2' }], key: 'k' });
    expect(releaseSubscription({ items: [] })).toEqual({ items: [] });
  });
});

describe('the cart after its checkout', () => {
  it('keeps the pending donation when the lines were paid, and the lines when the pending donation was', () => {
    const cart: Cart = { items: [line('a')], pendingSubscription: held, key: 'k' };
    expect(cartAfter(cart, planCheckout(cart))).toEqual({ items: [], pendingSubscription: held, key: 'k' });
    expect(cartAfter(cart, planCheckout(cart, 'week'))).toEqual({ items: [line('a')], key: 'k' });
  });

  it('has lost only what was paid', () => {
    const items = fc
      .uniqueArray(fc.tuple(fc.nat(9), fc.constantFrom(...ITEM_TYPES)), { selector: ([id]) => id, maxLength: 5 })
      .map((pairs) => pairs.map(([id, type]) => line(`p${id}`, type)));
    const cart = fc
      .record({ items, pendingSubscription: fc.option(fc.constant(held), { nil: undefined }) })
      .map(({ items: lines, pendingSubscription }): Cart => ({
        items: lines,
        ...(pendingSubscription ? { pendingSubscription } : {}),
      }));
    fc.assert(
      fc.property(cart, fc.option(fc.constantFrom(...INTERVALS), { nil: undefined }), (before, interval) => {
        const plan = planCheckout(before, interval);
        fc.pre(plan.kind !== 'choose');
        const paid = plan.kind === 'once' ? plan.items : plan.kind === 'recurring' ? [plan.item] : [];
        const after = cartAfter(before, plan);
        expect([...idsOf(after), ...paid.map(({ id }) => id)].toSorted()).toEqual(idsOf(before));
        expect(plan.kind === 'recurring' && !mayRecur(plan.item.type)).toBe(false);
      }),
    );
  });
});
