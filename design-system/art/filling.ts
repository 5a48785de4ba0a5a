import { centreOf, len, pathOf, type Point, short, sub } from '#ds/art/geometry.ts';
import { type PaletteName, palettes } from '#ds/art/palettes.ts';

/** Whether what lies at a point is drawn in full. */
export type IsWoven = (at: Point) => boolean;

/** A cover that is drawn whole. */
export const allWoven: IsWoven = () => true;

/** The star's own strands come last: nothing nearer to its middle than this share of its radius is woven before the goal is reached. */
const OWN = 0.8;

/**
 * Which strands are woven at a percentage: from the edge of the cover inward, so that the star closes last.
 *
 * @param percent of the goal, from 0 to below 100
 * @param lines the strands of the cover, in its pixels
 * @param heart the outline of the star
 */
export function wovenAt(
  percent: number,
  lines: readonly (readonly Point[])[],
  heart: readonly Point[],
  { height, width }: { width: number; height: number },
): IsWoven {
  if (percent <= 0) return () => false;
  const middle = centreOf(heart);
  const far = (at: Point) => len(sub(at, middle));
  const inSight = lines
    .map((line) => centreOf(line))
    .filter(([x, y]) => x >= 0 && x <= width && y >= 0 && y <= height)
    .map((at) => far(at))
    .toSorted((a, b) => b - a);
  const last = inSight[Math.min(inSight.length - 1, Math.floor((inSight.length * percent) / 100))] ?? 0;
  const limit = Math.max(last, Math.max(...heart.map(far)) * OWN);
  return (at) => far(at) > limit;
}

/** The star of a goal that is reached. */
export const closedStar = (heart: readonly Point[], spark: string): string =>
  heart.length > 0 ? `<path d="${pathOf(heart, true)}" fill="${spark}" fill-opacity=".92"/>` : '';

/** What is not funded yet: its strands as hairlines, and the star as a dotted outline that grows warmer. */
export function waiting(
  name: PaletteName,
  { height, width }: { width: number; height: number },
  heart: readonly Point[],
  lines: readonly (readonly Point[])[],
  percent: number,
): string {
  const { a, line, s2, spark } = palettes[name];
  const hairline = Math.max(1.3, width / 550);
  return `<path d="M0 0H${width}V${height}H0Z" fill="${a}" fill-opacity="${(0.4 - 0.004 * percent).toFixed(2)}"/>
<path d="${lines.map((points) => pathOf(points)).join('')}" fill="none" stroke="${name === 'sand' ? line : s2}" stroke-width="${short(hairline)}" stroke-opacity=".6"/>
<path d="${pathOf(heart, true)}" fill="${spark}" fill-opacity="${(0.06 + 0.0016 * percent).toFixed(2)}" stroke="${spark}" stroke-width="${short(hairline * 2)}" stroke-dasharray="0 ${short(hairline * 4)}" stroke-linecap="round"/>`;
}
