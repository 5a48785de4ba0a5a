import { array, assert, boolean, constantFrom, double, property, record } from 'fast-check';
import { expect, it } from 'vitest';
import { blocksOf, SKETCH, walkOf } from '#src/domain/place-sketch.ts';

const percent = double({ min: 0, max: 100, noNaN: true });
const streets = array(
  record({ runs: constantFrom('across' as const, 'down' as const), at: percent, isMain: boolean() }),
  { minLength: 1, maxLength: 12 },
);
const point = record({ x: percent, y: percent });

it('blocks lie on the ground, apart from each other, and one at most is that of the place', () => {
  assert(
    property(streets, point, (drawn, place) => {
      const blocks = blocksOf({ streets: drawn, place });
      expect(blocks.filter(({ isPlace }) => isPlace).length).toBeLessThanOrEqual(1);
      for (const [index, one] of blocks.entries()) {
        expect(Math.min(one.x, one.y)).toBeGreaterThanOrEqual(0);
        expect(one.x + one.width).toBeLessThanOrEqual(SKETCH.width);
        expect(one.y + one.height).toBeLessThanOrEqual(SKETCH.height);
        for (const other of blocks.slice(index + 1))
          expect(
            one.x + one.width <= other.x ||
              other.x + other.width <= one.x ||
              one.y + one.height <= other.y ||
              other.y + other.height <= one.y,
          ).toBe(true);
      }
    }),
  );
});

it('a crossing has four blocks, of which the place is in its own', () => {
  const crossing = [
    { runs: 'across', at: 50, isMain: true },
    { runs: 'down', at: 50 },
  ] as const;
  const blocks = blocksOf({ streets: crossing, place: { x: 75, y: 25 } });
  expect(blocks.map(({ isPlace }) => isPlace)).toEqual([false, true, false, false]);
  // A main street is wider: twenty units to each side, not thirteen.
  expect(blocks[0]).toMatchObject({ width: 367, height: 150 });
});

it('one walks to the street that is nearest to the place, along it, and to the place', () => {
  const drawn = [
    { runs: 'across', at: 20 },
    { runs: 'across', at: 70 },
    { runs: 'down', at: 50 },
  ] as const;
  const sketch = { streets: drawn, place: { x: 60, y: 50 }, from: { x: 50, y: 90, name: { en: 'Metro' } } };
  expect(walkOf(sketch)).toBe('M380 306V238H456V170');
  expect(walkOf({ streets: drawn, place: sketch.place })).toBeUndefined();
});
