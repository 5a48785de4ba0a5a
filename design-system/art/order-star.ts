import { renderCover } from '#ds/art/cover.ts';
import { add, pathOf, type Point, polar, random, short } from '#ds/art/geometry.ts';
import { medallion } from '#ds/art/medallion.ts';
import { type PaletteName, palettes } from '#ds/art/palettes.ts';

export type OrderStarOptions = {
  /** The donation's number: the only seed, so that no other donation has the same star. */
  number: string;
  /** The cause of its first line. */
  palette: PaletteName;
  /** Width and height, in CSS pixels. @default 720 */
  size?: number | undefined;
};

/** Points of the rim and how many of them a strand passes over. */
const RIMS = [
  { points: 8, skip: 2 },
  { points: 9, skip: 2 },
  { points: 10, skip: 2 },
  { points: 12, skip: 3 },
] as const;
const FOLDS = [8, 10, 12] as const;

/** A star of `points`, whose inner corners lie at `inner` of the outer ones. */
const starAt = (centre: Point, points: number, radius: number, inner: number, turn: number): string =>
  pathOf(
    Array.from({ length: points * 2 }, (_, k) =>
      add(centre, polar(k % 2 === 0 ? radius : radius * inner, turn + (180 / points) * k)),
    ),
    true,
  );

/**
 * The star of a donation as a picture that stands alone: a weave within the rim of a star, and around it a small star for
 * each digit, so that two numbers that differ in one digit differ to the eye.
 */
export function renderOrderStar({ number, palette, size = 720 }: OrderStarOptions): string {
  const next = random(`star|${number}`);
  const rim = RIMS[Math.floor(next() * RIMS.length)]!;
  const fold = FOLDS[Math.floor(next() * FOLDS.length)]!;
  const density = 0.72 + next() * 0.5;
  const colors = palettes[palette];
  const margin = size * 0.05;
  const centre: Point = [size / 2, size / 2];
  const strap = size * 0.014;
  const drawn = medallion({ ...rim, size: size - 2 * margin, strap, gap: size * 0.005, hasRing: false });
  const radius = drawn.size / 2 - strap * 1.6;
  const inner = Math.cos((rim.skip * Math.PI) / rim.points) / Math.cos(((rim.skip - 1) * Math.PI) / rim.points);
  const weave = renderCover({
    seed: `star-${number}`,
    palette,
    width: size,
    height: size,
    fold,
    density,
    focus: [0.5, 0.5],
  })
    .replace(/^<svg[^>]*>/, '')
    .replace(/<\/svg>$/, '');
  const digits = [...number].map(Number).filter((digit) => digit >= 0);
  const beads = digits.map((digit, index) => {
    const angle = -90 + 180 / rim.points + (360 / digits.length) * index;
    const at = add(centre, polar(size / 2 - margin * 0.55, angle));
    return starAt(at, 4 + (digit % 5), size * (0.01 + digit * 0.001), 0.45, angle);
  });
  const half = short(size / 2);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size}" height="${size}"><defs><clipPath id="rim"><path d="${starAt(centre, rim.points, radius, inner, -90)}"/></clipPath></defs><circle cx="${half}" cy="${half}" r="${short(size / 2 - margin * 0.55)}" fill="none" stroke="#808176" stroke-opacity=".6" stroke-width="1.2"/><g clip-path="url(#rim)">${weave}</g><g transform="translate(${short(margin)} ${short(margin)})" fill="none" stroke-linecap="round"><path d="${drawn.star}" stroke="${colors.line}" stroke-width="${short(strap + drawn.gap * 2)}"/><path d="${drawn.star}" stroke="${colors.s1}" stroke-width="${short(strap)}"/><path d="${drawn.under}" stroke="${colors.line}" stroke-width="${short(strap + drawn.gap * 2)}" stroke-linecap="butt"/><path d="${drawn.over}" stroke="${colors.s1}" stroke-width="${short(strap)}" stroke-linecap="butt"/></g><path d="${beads.join('')}" fill="#d9af56"/></svg>`;
}
