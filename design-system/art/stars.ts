import type { IsWoven } from '#ds/art/filling.ts';
import { add, centreOf, cross, len, mul, pathOf, type Point, short, sub, turnOf, unit } from '#ds/art/geometry.ts';
import type { Laid, Tile } from '#ds/art/lay.ts';
import type { Palette } from '#ds/art/palettes.ts';
import type { Bridge } from '#ds/art/weave.ts';

const strapBetween = (tile: Tile, i: number) => {
  const j = (i + 1) % tile.poly.length;
  return tile.straps.find((strap) => (strap.i === i && strap.j === j) || (strap.j === i && strap.i === j));
};

/** The outline of the star in a tile; nothing where a strap is missing and the whole is asked for. */
function outline(laid: Laid, tile: Tile, isWhole: boolean): Point[] {
  const points: Point[] = [];
  for (const [i, hub] of tile.hubs.entries()) {
    const strap = strapBetween(tile, i);
    if (strap) points.push(laid.to(hub), laid.to(strap.pts[1]));
    else if (isWhole) return [];
  }
  return points;
}

const mains = (laid: Laid) => laid.tiles.filter((tile) => tile.poly.length === laid.tiling.main);

export function facesOf(laid: Laid, isWoven: IsWoven): { stars: string; kites: string } {
  const drawn = laid.tiles
    .map((tile) => ({ tile, points: outline(laid, tile, true) }))
    .filter(({ points, tile }) => points.length > 0 && isWoven(centreOf(tile.px)));
  const of = (isMain: boolean) =>
    drawn
      .filter(({ tile }) => (tile.poly.length === laid.tiling.main) === isMain)
      .map(({ points }) => pathOf(points, true))
      .join('');
  return { stars: of(true), kites: of(false) };
}

/** The outline of the one star that carries the gold: the one that is held up. */
export function heartOf(laid: Laid, origin: Point): Point[] {
  const [nearest] = mains(laid)
    .map((tile) => ({ tile, distance: len(sub(centreOf(tile.px), origin)) }))
    .toSorted((a, b) => a.distance - b.distance);
  return nearest ? outline(laid, nearest.tile, false) : [];
}

export const spanOf = (bridges: readonly Bridge[], reach: number) =>
  bridges.map(({ at, dir }) => pathOf([add(at, mul(dir, -reach)), add(at, mul(dir, reach))])).join('');

/** In the wide ten- and twelve-fold stars a smaller star polygon, woven the same way. */
export function rosesOf(
  laid: Laid,
  palette: Palette,
  strap: number,
  gap: number,
  id: string,
  isWoven: IsWoven,
): string {
  const inner = { 8: undefined, 10: [10, 3, 0.56] as const, 12: [12, 5, 0.5] as const }[laid.tiling.main];
  if (!inner) return '';
  const [n, skip, k] = inner;
  const lines: string[] = [];
  const bridges: Bridge[] = [];
  for (const tile of mains(laid)) {
    const c = centreOf(tile.px);
    if (!isWoven(c)) continue;
    const v = tile.hubs.map((hub) => add(c, mul(sub(laid.to(hub), c), k)));
    const edges = v.map((p, i) => [p, v[(i + skip) % n] ?? turnOf(v, i + skip)] as const);
    edges.forEach(([p, q], a) => {
      lines.push(pathOf([p, q]));
      const hits = edges.flatMap(([s, e], b) => {
        const x = a === b ? undefined : cross(p, sub(q, p), s, sub(e, s));
        return x && x[0] > 0.01 && x[0] < 0.99 && x[1] > 0.01 && x[1] < 0.99 ? [x[0]] : [];
      });
      hits
        .toSorted((x, y) => x - y)
        .forEach((x, i) => {
          if (i % 2 === 0) bridges.push({ at: add(p, mul(sub(q, p), x)), dir: unit(sub(q, p)) });
        });
    });
  }
  const d = lines.join('');
  if (d === '') return '';
  const width = strap * 0.5;
  const edge = Math.max(0.7, gap * 0.6);
  const outer = short(width + edge * 2);
  const strand = `stroke="url(#${id}s)" stroke-width="${short(width)}"`;
  return `<g fill="none" stroke-linecap="round"><path d="${d}" stroke="${palette.line}" stroke-width="${outer}" stroke-opacity=".7"/><path d="${d}" ${strand}/><g stroke-linecap="butt"><path d="${spanOf(bridges, width * 0.7 + edge)}" stroke="${palette.line}" stroke-width="${outer}"/><path d="${spanOf(bridges, width * 0.7 + edge * 2)}" ${strand}/></g></g>`;
}
