import { add, cross, len, mul, type Point, sub, unit } from '#ds/art/geometry.ts';
import type { Tile } from '#ds/art/lay.ts';

/** A place where two strands cross. */
export type Crossing = { at: Point };
/** One strand's way through a crossing. */
export type Pass = { X: Crossing; t: number; dir: Point; who: 0 | 1; isShared?: boolean };
export type Path = {
  id: number;
  pts: readonly [Point, Point, Point];
  total: number;
  passes: Pass[];
  seg: readonly [number, number];
};
export type End = { path: Path; end: 0 | 1; dir: Point };
type Contact = End & { at: Point };

const key = (p: Point) => `${Math.round(p[0] * 500)},${Math.round(p[1] * 500)}`;
const isInner = (k: number) => k >= 0.01 && k <= 0.99;

function crossInside(A: Path, B: Path) {
  for (const x of [0, 1] as const)
    for (const y of [0, 1] as const) {
      const ra = sub(A.pts[x === 0 ? 1 : 2], A.pts[x]);
      const rb = sub(B.pts[y === 0 ? 1 : 2], B.pts[y]);
      const k = cross(A.pts[x], ra, B.pts[y], rb);
      if (!k || !isInner(k[0]) || !isInner(k[1])) continue;
      const X = { at: add(A.pts[x], mul(ra, k[0])) };
      A.passes.push({ X, t: (x ? A.seg[0] : 0) + A.seg[x] * k[0], dir: unit(ra), who: 0 });
      B.passes.push({ X, t: (y ? B.seg[0] : 0) + B.seg[y] * k[1], dir: unit(rb), who: 1 });
    }
}

/** Joins the ends that meet at one contact, each with the one that goes straightest on. */
function joinAt(list: Contact[], joins: Map<number, Contact>) {
  const ends = [...list];
  const strands: [Contact, Contact][] = [];
  while (ends.length > 1) {
    const A = ends.shift() as Contact;
    let [best, score] = [0, 2];
    ends.forEach((B, k) => {
      const d = A.dir[0] * B.dir[0] + A.dir[1] * B.dir[1];
      if (d < score) [score, best] = [d, k];
    });
    const [B] = ends.splice(best, 1) as [Contact];
    joins.set(A.path.id * 2 + A.end, B).set(B.path.id * 2 + B.end, A);
    strands.push([A, B]);
  }
  if (strands.length !== 2) return;
  const X = { at: (list[0] as Contact).at };
  strands.forEach((strand, index) => {
    const who = index === 0 ? 0 : 1;
    for (const one of strand)
      one.path.passes.push({ X, t: one.end ? one.path.total : 0, dir: one.dir, who, isShared: true });
  });
}

/** Every path with its passes in order, and which end goes on in which. */
export function pathsOf(tiles: readonly Tile[]): { paths: Path[]; joins: Map<number, End> } {
  const contacts = new Map<string, Contact[]>();
  const paths: Path[] = [];
  for (const tile of tiles) {
    const local: Path[] = [];
    for (const { pts } of tile.straps) {
      const seg = [len(sub(pts[1], pts[0])), len(sub(pts[2], pts[1]))] as const;
      const path: Path = { id: paths.length, pts, total: seg[0] + seg[1], passes: [], seg };
      paths.push(path);
      local.push(path);
      for (const [end, at] of [
        [0, pts[0]],
        [1, pts[2]],
      ] as const) {
        const here = contacts.get(key(at)) ?? [];
        contacts.set(key(at), [...here, { path, end, at, dir: unit(sub(pts[1], at)) }]);
      }
    }
    local.forEach((A, a) => local.slice(a + 1).forEach((B) => crossInside(A, B)));
  }
  const joins = new Map<number, Contact>();
  for (const list of contacts.values()) joinAt(list, joins);
  for (const path of paths) path.passes = path.passes.toSorted((a, b) => a.t - b.t);
  return { paths, joins };
}
