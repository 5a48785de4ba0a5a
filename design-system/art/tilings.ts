import { add, type Point, polar } from '#ds/art/geometry.ts';

export type Fold = 8 | 10 | 12;
/** A cell of polygons with edges of one, two steps that repeat it, and how far the contact angle may drift. */
export type Tiling = {
  steps: readonly [Point, Point];
  cell: readonly (readonly Point[])[];
  angle: readonly [number, number];
  main: Fold;
};

function ngon(n: number, centre: Point, turn: number): Point[] {
  const radius = 0.5 / Math.sin(Math.PI / n);
  return Array.from({ length: n }, (_, k) => add(centre, polar(radius, turn - 180 / n + (360 / n) * k)));
}
const apothem = (n: number) => 0.5 / Math.tan(Math.PI / n);

export const tilings: Record<Fold, () => Tiling> = {
  8() {
    const a = apothem(8);
    return {
      steps: [
        [2 * a, 0],
        [0, 2 * a],
      ],
      cell: [ngon(8, [0, 0], 0), ngon(4, [a, a], 45)],
      angle: [48, 72],
      main: 8,
    };
  },
  12() {
    const d = 2 * apothem(12) + 1;
    const squares = [0, 60, 120].map((k) => ngon(4, polar(d / 2, k), k));
    const hexagons = [30, 90].map((k) => ngon(6, polar(d / Math.sqrt(3), k), k));
    return {
      steps: [[d, 0], polar(d, 60)],
      cell: [ngon(12, [0, 0], 0), ...squares, ...hexagons],
      angle: [54, 74],
      main: 12,
    };
  },
  10() {
    const a = apothem(10);
    const radius = 0.5 / Math.sin(Math.PI / 10);
    const right: Point = [2 * a, 0];
    const up = polar(2 * a, 72);
    const both = add(right, up);
    const at = (centre: Point, degrees: number) => add(centre, polar(radius, degrees));
    const bow = [at([0, 0], 18), at(right, 126), at(right, 90), at(both, 198), at(up, 306), at([0, 0], 54)];
    return { steps: [right, up], cell: [ngon(10, [0, 0], 0), bow], angle: [52, 68], main: 10 };
  },
};
