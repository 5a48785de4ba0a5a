import { expect, test } from 'vitest';
import { nameLabel, namePositions } from '#src/screens/sacrifices/order-stars.ts';

const words = { nameOf: 'share {number}', nameOfAnimal: 'animal {number}', nameOfSeveral: '{animal}, {number}' };
const labels = (offer: { size: 1 | 7; taken: number[] }, shares: number) =>
  namePositions(offer, shares).map((position) => nameLabel(position, offer, words));

test('a name is called by its share, and by its animal too where an order begins more than one', () => {
  expect(labels({ size: 7, taken: [1, 2, 3, 4] }, 2)).toEqual(['share 5', 'share 6']);
  expect(labels({ size: 7, taken: [1, 2, 3, 4, 5, 6] }, 2)).toEqual(['1, 7', '2, 1']);
  expect(labels({ size: 1, taken: [] }, 2)).toEqual(['animal 1', 'animal 2']);
});

test('no two names of an order are called alike', () => {
  for (const taken of [[], [1, 2], [1, 2, 3, 4, 5, 6]]) expect(new Set(labels({ size: 7, taken }, 14)).size).toBe(14);
});
