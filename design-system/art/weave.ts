import { add, type Point, sub, unit } from '#ds/art/geometry.ts';
import { type Laid, lay, type Plan } from '#ds/art/lay.ts';
import { type Crossing, type End, type Pass, type Path, pathsOf } from '#ds/art/passes.ts';

/** Where a strand is seen to lie over another. */
export type Bridge = { at: Point; dir: Point };
type Links = Map<Crossing, [who: 0 | 1, next: Pass][]>;

const lastOf = <T>(list: readonly T[]): T => list[list.length - 1] as T;

/** The first pass that is met on entering a path from one of its ends. */
function ahead(start: End, joins: Map<number, End>): Pass | undefined {
  let { path, end } = start;
  for (let hop = 0; hop < 24; hop++) {
    if (path.passes.length > 0) return end ? lastOf(path.passes) : path.passes[0];
    const next = joins.get(path.id * 2 + (end ? 0 : 1));
    if (!next) return undefined;
    ({ path, end } = next);
  }
  return undefined;
}

/** Neighbours along a strand alternate; the two passes of one crossing differ. */
function linksOf(paths: readonly Path[], joins: Map<number, End>): Links {
  const links: Links = new Map();
  const link = (a: Pass, b: Pass) => {
    for (const [m, n] of [
      [a, b],
      [b, a],
    ] as const) {
      const list = links.get(m.X);
      if (list) list.push([m.who, n]);
      else links.set(m.X, [[m.who, n]]);
    }
  };
  for (const path of paths) {
    path.passes.forEach((pass, k) => {
      const before = path.passes[k - 1];
      if (before && pass.X !== before.X) link(before, pass);
    });
    if (path.passes.length === 0) continue;
    for (const end of [0, 1] as const) {
      const mine = end ? lastOf(path.passes) : (path.passes[0] as Pass);
      const next = joins.get(path.id * 2 + end);
      if (!next || (mine.isShared && mine.t === (end ? path.total : 0))) continue;
      const other = ahead(next, joins);
      if (other && other.X !== mine.X) link(mine, other);
    }
  }
  return links;
}

/** Walks over all crossings by turns: over, under, over, under. */
function topsOf(links: Links): Map<Crossing, 0 | 1> {
  const over = new Map<Crossing, 0 | 1>();
  for (const first of links.keys()) {
    if (over.has(first)) continue;
    over.set(first, 0);
    const queue = [first];
    while (queue.length > 0) {
      const X = queue.pop() as Crossing;
      for (const [who, next] of links.get(X) ?? []) {
        if (over.has(next.X)) continue;
        over.set(next.X, over.get(X) === who ? (next.who === 0 ? 1 : 0) : next.who);
        queue.push(next.X);
      }
    }
  }
  return over;
}

/** The tiling laid and its strands woven: drawable geometry in pixels. */
export function weave(plan: Plan): Laid & { lines: Point[][]; bridges: Bridge[] } {
  const laid = lay(plan);
  const { paths, joins } = pathsOf(laid.tiles);
  const over = topsOf(linksOf(paths, joins));
  const bridges: Bridge[] = [];
  const done = new Set<Crossing>();
  for (const path of paths)
    for (const pass of path.passes) {
      if (done.has(pass.X) || over.get(pass.X) !== pass.who) continue;
      done.add(pass.X);
      const at = laid.to(pass.X.at);
      bridges.push({ at, dir: unit(sub(laid.to(add(pass.X.at, pass.dir)), at)) });
    }
  return { ...laid, lines: paths.map((path) => path.pts.map(laid.to)), bridges };
}
