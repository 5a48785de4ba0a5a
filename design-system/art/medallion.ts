import { add, cross, mul, pathOf, type Point, polar, short, sub, turnOf, unit } from '#ds/art/geometry.ts';
import { spanOf } from '#ds/art/stars.ts';
import type { Bridge } from '#ds/art/weave.ts';

export type MedallionOptions = {
  points?: number | undefined;
  skip?: number | undefined;
  size?: number | undefined;
  strap?: number | undefined;
  gap?: number | undefined;
  hasRing?: boolean | undefined;
};
/** Paths only, for whoever draws them: the strand, and where it passes over itself. */
export type Medallion = {
  size: number;
  strap: number;
  gap: number;
  ring?: { centre: number; radius: number; width: number } | undefined;
  star: string;
  under: string;
  over: string;
};

/** One star drawn as one interlaced strand. Medals gain points with the tier (7, 8, 9, 10, 12): told apart by shape first. Six is never drawn: for many readers it is another emblem. */
export function medallion({
  gap = 1.6,
  hasRing = true,
  points = 8,
  size = 96,
  skip = 3,
  strap = 5,
}: MedallionOptions = {}): Medallion {
  const c = size / 2;
  const radius = c - strap * 1.6 - (hasRing ? strap * 1.2 : 0);
  const v = Array.from({ length: points }, (_, k): Point => add([c, c], polar(radius, -90 + (360 / points) * k)));
  const segments = v.map((p, k) => [p, turnOf(v, k + skip)] as const);
  const bridges: Bridge[] = segments.flatMap(([p, q], a) => {
    const hits = segments.flatMap(([s, t], b) => {
      const k = a === b ? undefined : cross(p, sub(q, p), s, sub(t, s));
      return k && k[0] > 0.02 && k[0] < 0.98 && k[1] > 0.02 && k[1] < 0.98 ? [k[0]] : [];
    });
    return hits
      .toSorted((x, y) => x - y)
      .filter((_, n) => n % 2 === 0)
      .map((k) => ({ at: add(p, mul(sub(q, p), k)), dir: unit(sub(q, p)) }));
  });
  const reach = strap * 1.15;
  return {
    size,
    strap,
    gap,
    ...(hasRing && { ring: { centre: c, radius: c - strap / 2, width: strap * 0.5 } }),
    star: segments.map((s) => pathOf(s)).join(''),
    under: spanOf(bridges, reach),
    over: spanOf(bridges, reach + gap),
  };
}

type Inks = { strand?: string | undefined; ground?: string | undefined; cut?: string | undefined };
/** The same as a picture of its own, for emails and files. */
export function renderMedallion({
  cut = '#fff',
  ground = 'none',
  strand = 'currentColor',
  ...options
}: MedallionOptions & Inks = {}): string {
  const m = medallion(options);
  const ring = m.ring
    ? `<circle cx="${m.ring.centre}" cy="${m.ring.centre}" r="${short(m.ring.radius)}" stroke="${strand}" stroke-width="${short(m.ring.width)}" fill="${ground}"/>`
    : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${m.size} ${m.size}" width="${m.size}" height="${m.size}" fill="none" aria-hidden="true">${ring}<g stroke-linecap="round"><path d="${m.star}" stroke="${strand}" stroke-width="${m.strap}"/><path d="${m.under}" stroke="${cut}" stroke-width="${short(m.strap + m.gap * 2)}" stroke-linecap="butt"/><path d="${m.over}" stroke="${strand}" stroke-width="${m.strap}" stroke-linecap="butt"/></g></svg>`;
}
