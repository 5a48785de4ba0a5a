export type Point = readonly [x: number, y: number];

export const TAU = Math.PI * 2;
export const rad = (degrees: number) => (degrees * Math.PI) / 180;
export const add = (p: Point, q: Point): Point => [p[0] + q[0], p[1] + q[1]];
export const sub = (p: Point, q: Point): Point => [p[0] - q[0], p[1] - q[1]];
export const mul = (p: Point, k: number): Point => [p[0] * k, p[1] * k];
export const len = (p: Point) => Math.hypot(p[0], p[1]);
export const unit = (p: Point): Point => mul(p, 1 / (len(p) || 1));
export const lerp = (a: number, b: number, t: number) => a + (b - a) * t;
export const smooth = (t: number) => {
  const k = Math.min(1, Math.max(0, t));
  return k * k * (3 - 2 * k);
};
export const polar = (r: number, degrees: number): Point => [r * Math.cos(rad(degrees)), r * Math.sin(rad(degrees))];

/** Round the ring: the neighbour of the last is the first. */
export const turnOf = <T>(ring: readonly T[], index: number): T => ring[index % ring.length] as T;
export const centreOf = (ring: readonly Point[]): Point => mul(ring.reduce(add, [0, 0]), 1 / ring.length);

/** Where two lines meet, as shares of their lengths; nothing when they run side by side. */
export function cross(p: Point, r: Point, q: Point, s: Point): Point | undefined {
  const d = r[0] * s[1] - r[1] * s[0];
  if (Math.abs(d) < 1e-9) return undefined;
  const w = sub(q, p);
  return [(w[0] * s[1] - w[1] * s[0]) / d, (w[0] * r[1] - w[1] * r[0]) / d];
}

/** Small and exact: the same seed gives the same numbers on every machine (xmur3, mulberry32). */
export function random(seed: string): () => number {
  let h = 1779033703 ^ seed.length;
  for (let i = 0; i < seed.length; i++) {
    // oxlint-disable-next-line unicorn/prefer-code-point -- the halves of a pair are two steps
    h = Math.imul(h ^ seed.charCodeAt(i), 3432918353);
    h = (h << 13) | (h >>> 19);
  }
  let a = h >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export const short = (n: number) => (Math.round(n * 10) / 10).toString();
export const pathOf = (points: readonly Point[], isClosed = false) =>
  `M${points.map((p) => `${short(p[0])} ${short(p[1])}`).join('L')}${isClosed ? 'Z' : ''}`;
