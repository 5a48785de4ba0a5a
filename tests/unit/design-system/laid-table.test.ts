import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { layTable, starPath } from '#ds/art/laid-table.ts';

it('lays one plate a person inside the drawing, ten in a row, on both sides of each cloth', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 200 }), fc.integer({ min: 1, max: 60 }), (persons, group) => {
      const { cloths, height, plates, radius, width } = layTable(persons, group);
      expect(plates).toHaveLength(persons);
      expect(cloths).toHaveLength(Math.ceil(Math.ceil(persons / 10) / 2));
      expect(new Set(plates.map(({ x, y }) => `${x} ${y}`)).size).toBe(persons);
      for (const { x, y } of plates) {
        expect(x - radius).toBeGreaterThanOrEqual(0);
        expect(x + radius).toBeLessThanOrEqual(width);
        expect(y + radius).toBeLessThanOrEqual(height);
      }
    }),
  );
});

it('tells one oath from the next', () => {
  const { plates } = layTable(20, 10);
  expect(plates.map((plate) => plate.group)).toEqual([...Array(10).fill(0), ...Array(10).fill(1)]);
  expect(starPath(4, 9, 4)).toMatch(/^M0\.0 -9\.0L.*Z$/);
});
