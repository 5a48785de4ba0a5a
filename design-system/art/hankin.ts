import { add, cross, len, mul, type Point, rad, sub, turnOf, unit } from '#ds/art/geometry.ts';

/** A strap inside one tile: it enters at the middle of edge i, turns once, and leaves at the middle of edge j. */
export type Strap = { pts: readonly [Point, Point, Point]; i: number; j: number };
type Ray = { i: number; p: Point; d: Point };
type Pair = { a: number; b: number; cost: number; at: Point };

function raysOf(poly: readonly Point[], theta: (middle: Point) => number, delta: number) {
  const rays: Ray[] = [];
  const hubs: Point[] = [];
  poly.forEach((p, i) => {
    const q = turnOf(poly, i + 1);
    const m = mul(add(p, q), 0.5);
    const e = unit(sub(q, p));
    const w: Point = [-e[1], e[0]];
    const t = rad(theta(m));
    hubs.push(add(m, mul(w, delta * Math.tan(t))));
    for (const s of [1, -1])
      rays.push({ i, p: add(m, mul(e, -s * delta)), d: add(mul(e, s * Math.cos(t)), mul(w, Math.sin(t))) });
  });
  return { rays, hubs };
}

function meeting(A: Ray, B: Ray): Omit<Pair, 'a' | 'b'> | undefined {
  if (A.i === B.i) return undefined;
  const x = cross(A.p, A.d, B.p, B.d);
  if (x) return x[0] > 1e-6 && x[1] > 1e-6 ? { cost: x[0] + x[1], at: add(A.p, mul(A.d, x[0])) } : undefined;
  if (A.d[0] * B.d[0] + A.d[1] * B.d[1] >= -0.999) return undefined;
  const g = sub(B.p, A.p); // two rays facing each other on one line
  return Math.abs(A.d[0] * g[1] - A.d[1] * g[0]) < 1e-6 ? { cost: len(g), at: mul(add(A.p, B.p), 0.5) } : undefined;
}

/** Hankin's polygons in contact: rays from the middle of each edge, matched so that the straps are shortest. */
export function hankin(
  poly: readonly Point[],
  theta: (middle: Point) => number,
  delta: number,
): { straps: Strap[]; hubs: Point[] } {
  const { rays, hubs } = raysOf(poly, theta, delta);
  const pairs: Pair[] = [];
  rays.forEach((A, a) => {
    rays.slice(a + 1).forEach((B, k) => {
      const met = meeting(A, B);
      if (met) pairs.push({ a, b: a + 1 + k, ...met });
    });
  });
  const used = new Set<number>();
  const straps: Strap[] = [];
  for (const { a, at, b } of pairs.toSorted((x, y) => x.cost - y.cost)) {
    if (used.has(a) || used.has(b)) continue;
    used.add(a).add(b);
    const [A, B] = [rays[a] as Ray, rays[b] as Ray];
    straps.push({ pts: [A.p, at, B.p], i: A.i, j: B.i });
  }
  return { straps, hubs };
}
