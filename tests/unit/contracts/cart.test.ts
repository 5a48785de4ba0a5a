import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeCart, encodeCart } from '#src/contracts/cart.ts';
import { type Cart, type CartItem, INTENTIONS, ITEM_TYPES, MAX_QUANTITY } from '#src/domain/cart.ts';
import { type Calendar, intervalOf } from '#src/domain/giving-calendar.ts';
import { KAFARAH_KINDS } from '#src/domain/kafarat.ts';
import { INTERVALS } from '#src/domain/subscription.ts';

const uuid = fc.uuid({ version: 7 });
const item: fc.Arbitrary<CartItem> = fc
  .record({
    cause: fc.constantFrom('project', 'category', 'sacrifice', 'kafarat', 'stocks', 'none'),
    causeId: uuid,
    ownId: fc.option(fc.stringMatching(/^[\w-]{1,60}$/), { nil: undefined }),
    type: fc.constantFrom(...ITEM_TYPES),
    price: fc.integer({ min: 0, max: 100_000_000 }),
    quantity: fc.integer({ min: 1, max: MAX_QUANTITY }),
    isGift: fc.boolean(),
    intention: fc.constantFrom(...INTENTIONS),
    kafarat: fc.record(
      { kind: fc.constantFrom(...KAFARAH_KINDS), country: fc.constantFrom('YE', 'SY') },
      { requiredKeys: ['kind'] },
    ),
    stocks: fc.array(
      fc.record({
        symbol: fc.constantFrom('2222', 'BRK.B', 'ÜLKER'),
        shares: fc.integer({ min: 1, max: 9_999_999 }).map((shares) => shares / 1000),
        period: fc.constantFrom('2025', '2025-H1'),
      }),
      { minLength: 1, maxLength: 3 },
    ),
  })
  .map(({ cause, causeId, kafarat, ownId, stocks, ...rest }) => {
    const causes = {
      project: { projectId: causeId },
      category: { categoryId: causeId },
      sacrifice: { sacrificeId: causeId, isProxyAccepted: true },
      kafarat: { kafarat },
      stocks: { stocks },
      none: {},
    }[cause];
    const own = { project: causeId, sacrifice: causeId, category: `endowment-${causeId}` }[cause as string];
    return { ...rest, ...causes, id: ownId ?? own ?? rest.type };
  });
const cart: fc.Arbitrary<Cart> = fc.record(
  {
    items: fc.array(item, { maxLength: 40 }),
    pendingSubscription: fc.oneof(
      fc.record({ item, interval: fc.constantFrom(...INTERVALS) }),
      fc
        .record({
          item,
          calendar: fc.constantFrom<Calendar>('fridays', 'ramadan', 'lastTenNights:night27', 'zakatDay:9-27'),
        })
        .map((held) => ({ ...held, interval: intervalOf(held.calendar) })),
    ),
    key: fc.stringMatching(/^[\w-]{32}$/),
  },
  { requiredKeys: ['items'] },
);

describe("the cart's cookie", () => {
  it('decodes every cart that it encoded', () => {
    fc.assert(
      fc.property(cart, (full) => {
        expect(decodeCart(encodeCart(full), full.key)).toEqual({ cart: full });
      }),
    );
  });

  it('never contains the key under which the server stores names', () => {
    fc.assert(
      fc.property(cart, (full) => {
        expect(encodeCart(full)).toBe(encodeCart({ ...full, key: 'another-key-altogether' }));
      }),
    );
  });

  it('contains only characters that a cookie may contain', () => {
    fc.assert(
      fc.property(cart, (full) => {
        expect(encodeCart(full)).toMatch(/^[\w.*~-]*$/);
      }),
    );
  });

  it('holds 40 donations of a million each in less than 4 KB', () => {
    const items = Array.from({ length: 40 }, (_, index): CartItem => {
      const projectId = `0191d0e0-0000-7000-8000-0000000000${String(index).padStart(2, '0')}`;
      return {
        id: `${projectId}-2`,
        type: 'project',
        projectId,
        price: 100_000_000,
        quantity: 999,
        isGift: true,
        intention: 'zakat',
      };
    });
    const text = encodeCart({ items, key: 'k'.repeat(32), pendingSubscription: { item: items[0]!, interval: 'year' } });
    expect(text.length).toBeLessThan(4000);
  });

  it('decodes to an empty cart where there is none', () => {
    expect(decodeCart(undefined)).toEqual({ cart: { items: [] } });
    expect(decodeCart('')).toEqual({ cart: { items: [] } });
  });

  it('is reported as unreadable where it is invalid, and never throws', () => {
    for (const text of [
      'rubbish',
      '2***',
      '1***0.0.-5.1.',
      '1***9.0.1.1.',
      '1***0.4.1.1.~bad',
      '1***0.0.1.0.x',
      '1*short**',
      '1**9.0.0.1.1.x*',
      '%7B%7D',
      '[]',
    ])
      expect(decodeCart(text)).toEqual({ isUnreadable: true });
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(() => decodeCart(text)).not.toThrow();
      }),
    );
  });
});
