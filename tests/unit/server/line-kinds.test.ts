import { describe, expect, it } from 'vitest';
import type { OrderItemInput } from '#src/contracts/orders.ts';
import type { AppError } from '#src/server/http/errors.ts';
import type { PriceLine } from '#src/server/orders/line-kinds.ts';
import { priceOrder, type Records } from '#src/server/orders/price-order.ts';

const price: PriceLine = ({ kafarat }) =>
  kafarat
    ? {
        outcome: 'priced',
        unitPrice: 4000,
        quantity: kafarat.count,
        title: { en: 'Broken oath' },
        facts: { type: 'kafarah', ...kafarat, country: 'YE', persons: kafarat.count * 10, pricePerPerson: 400 },
      }
    : { outcome: 'refused', faults: [{ field: 'kafarat', code: 'required' }] };
const records: Records = {
  projects: [],
  categories: [],
  currency: 'USD',
  now: new Date('2026-11-22T00:00:00Z'),
  kinds: new Map([['kafarah', price]]),
};
const order = (item: Partial<OrderItemInput>) =>
  priceOrder({ items: [{ type: 'kafarah', kafarat: { kind: 'oath', count: 2 }, ...item }] }, records);
const faultOf = (item: Partial<OrderItemInput>) => {
  try {
    order(item);
  } catch (error) {
    return (error as AppError).fields;
  }
  return undefined;
};

describe('a line that is priced by its own records', () => {
  it('keeps its price and what it is for, and gives nothing to the endowment', () => {
    expect(order({ price: 1 })).toEqual([
      expect.objectContaining({
        unitPriceMinor: 4000,
        amountMinor: 8000,
        endowmentMinor: 0,
        intention: 'sadaqah',
        facts: { type: 'kafarah', kind: 'oath', count: 2, country: 'YE', persons: 20, pricePerPerson: 400 },
      }),
    ]);
  });

  it('names what is invalid in it', () => {
    expect(faultOf({ kafarat: undefined })).toEqual([{ path: 'items.0.kafarat', code: 'required' }]);
  });

  it('is neither recurring nor zakat', () => {
    expect(faultOf({ isSubscription: true, subscriptionRecurringInterval: 'month' })).toEqual([
      { path: 'items.0.isSubscription', code: 'invalidSelection' },
    ]);
    expect(faultOf({ intention: 'zakat' })).toEqual([{ path: 'items.0.intention', code: 'invalidSelection' }]);
  });

  it('is rejected where its kind is not offered', () => {
    expect(
      faultOf({ type: 'stock', kafarat: undefined, stocks: [{ symbol: 'A', shares: 1, period: '2025' }] }),
    ).toEqual([{ path: 'items.0.type', code: 'invalidSelection' }]);
  });
});
