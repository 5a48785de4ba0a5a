import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeShares, priceSacrifice, type Share, sharesLeft, sharesOf } from '#src/domain/sacrifice.ts';
import { animalsOf, namePositions } from '#src/screens/sacrifices/order-stars.ts';
import { leftOf, type SacrificeExample, sacrificeExamples, sizeOf } from '#tests/fixtures/sacrifice-examples.ts';

const examples: readonly SacrificeExample[] = Object.values(sacrificeExamples);
const accepted = examples.filter(({ shares }) => shares !== undefined);

/** Every share that somebody has: the animals before the begun one are full. */
const takenOf = (example: SacrificeExample): Share[] => [
  ...Array.from({ length: (example.begun.number - 1) * sizeOf(example) }, (_, index) => ({
    number: Math.floor(index / sizeOf(example)) + 1,
    position: (index % sizeOf(example)) + 1,
  })),
  ...example.begun.taken.map((position) => ({ number: example.begun.number, position })),
];

describe('a worked example of sacrifices', () => {
  it.each(examples)('is priced as by hand: $name', (example) => {
    const { amount, names, needsNames, price, refused, wanted } = example;
    const line = { quantity: wanted, onBehalfOf: names, proxyAccepted: true };
    const priced = priceSacrifice(line, { price, left: leftOf(example), phase: 'open', needsNames });
    expect(priced).toEqual(
      refused
        ? { outcome: 'refused', faults: [refused] }
        : { outcome: 'priced', unitPrice: price, quantity: wanted, amount, endowment: 0 },
    );
  });

  it.each(examples)('leaves as many shares as by hand: $name', (example) => {
    const herd = { size: sizeOf(example), stock: example.stock };
    const taken = takenOf(example);
    expect(sharesOf(example.animal)).toBe(herd.size);
    expect(sharesLeft(herd, taken.length)).toBe(leftOf(example));
  });

  it.each(accepted)('is given the shares of the working by hand: $name', (example) => {
    const placed = placeShares({ size: sizeOf(example), stock: example.stock }, takenOf(example), example.wanted);
    expect(placed?.map(({ number, position }) => [number, position])).toEqual(example.shares);
  });

  it.each(accepted)('is drawn on the page with those shares: $name', (example) => {
    const size = sizeOf(example);
    const drawn = animalsOf(size, example.begun.taken, example.wanted).flatMap(({ mine }, index) =>
      mine.map((position) => [example.begun.number + index, position]),
    );
    expect(drawn).toEqual(example.shares);
  });

  it.each(accepted.filter(({ animal }) => animal === 'cow'))('names its fields by those shares: $name', (example) => {
    const named = namePositions({ size: 7, taken: example.begun.taken }, example.wanted);
    expect(named.map(({ number }) => number)).toEqual(example.shares!.map(([, position]) => position));
  });
});

it('the page draws the shares that the server would give, for every begun animal', () => {
  fc.assert(
    fc.property(
      fc.subarray([1, 2, 3, 4, 5, 6, 7], { maxLength: 6 }),
      fc.integer({ min: 1, max: 14 }),
      (positions, wanted) => {
        const taken = positions.map((position) => ({ number: 1, position }));
        const drawn = animalsOf(7, positions, wanted).flatMap(({ mine }, index) =>
          mine.map((position) => ({ number: index + 1, position })),
        );
        expect(drawn).toEqual(placeShares({ size: 7, stock: 3 }, taken, wanted));
      },
    ),
  );
});
