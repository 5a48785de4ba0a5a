import { expect, it } from 'vitest';
import { ORDER_STANDINGS, statusesOf } from '#src/domain/order-filter.ts';
import { ORDER_STATUSES } from '#src/domain/order.ts';

it('every state of an order is found under one standing', () => {
  expect(ORDER_STANDINGS.flatMap(statusesOf).toSorted()).toEqual([...ORDER_STATUSES].toSorted());
});
