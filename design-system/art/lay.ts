import { add, lerp, mul, type Point, rad, smooth } from '#ds/art/geometry.ts';
import { hankin, type Strap } from '#ds/art/hankin.ts';
import { type Fold, type Tiling, tilings } from '#ds/art/tilings.ts';

export type Plan = {
  fold: Fold;
  width: number;
  height: number;
  scale: number;
  turn: number;
  origin: Point;
  drift: (x: number, y: number) => number;
  delta: number;
  bleed: number;
};
export type Tile = { poly: readonly Point[]; px: readonly Point[]; straps: Strap[]; hubs: Point[] };
export type Laid = { tiling: Tiling; tiles: Tile[]; to: (p: Point) => Point };

/** Lays the tiling over the plane of the cover, and each tile's straps in it. */
export function lay({ bleed, delta, drift, fold, height, origin, scale, turn, width }: Plan): Laid {
  const tiling = tilings[fold]();
  const [c, s] = [Math.cos(rad(turn)), Math.sin(rad(turn))];
  const to = ([x, y]: Point): Point => [origin[0] + scale * (x * c - y * s), origin[1] + scale * (x * s + y * c)];
  const from = ([X, Y]: Point): Point => {
    const [x, y] = [(X - origin[0]) / scale, (Y - origin[1]) / scale];
    return [x * c + y * s, -x * s + y * c];
  };
  const corners: Point[] = [
    [-bleed, -bleed],
    [width + bleed, -bleed],
    [width + bleed, height + bleed],
    [-bleed, height + bleed],
  ];
  const [u, v] = tiling.steps;
  const det = u[0] * v[1] - u[1] * v[0];
  const ij = corners.map(from).map(([x, y]): Point => [(x * v[1] - y * v[0]) / det, (u[0] * y - u[1] * x) / det]);
  const low = (k: 0 | 1) => Math.floor(Math.min(...ij.map((p) => p[k]))) - 1;
  const high = (k: 0 | 1) => Math.ceil(Math.max(...ij.map((p) => p[k]))) + 1;
  const theta = (m: Point) => {
    const [X, Y] = to(m);
    return lerp(tiling.angle[0], tiling.angle[1], smooth(drift(X / width, Y / height)));
  };
  const isOutside = (px: readonly Point[]) => {
    const [xs, ys] = [px.map((p) => p[0]), px.map((p) => p[1])];
    return (
      Math.max(...xs) < -bleed ||
      Math.min(...xs) > width + bleed ||
      Math.max(...ys) < -bleed ||
      Math.min(...ys) > height + bleed
    );
  };
  const tiles: Tile[] = [];
  for (let i = low(0); i <= high(0); i++)
    for (let j = low(1); j <= high(1); j++) {
      const offset = add(mul(u, i), mul(v, j));
      for (const cell of tiling.cell) {
        const poly = cell.map((p) => add(p, offset));
        const px = poly.map(to);
        if (!isOutside(px)) tiles.push({ poly, px, ...hankin(poly, theta, delta) });
      }
    }
  return { tiling, tiles, to };
}
