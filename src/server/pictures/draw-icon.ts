import { renderAsync } from '@resvg/resvg-js';
import { markPaths } from '#ds/art/mark.ts';

const GROUND = '#125639';
const LINES = '#f7f4ec';
const POINT = '#e0b65c';

/** `plain` with round corners; `maskable` fills the square and keeps its mark inside the circle that systems cut. */
export type IconKind = 'plain' | 'maskable';

/** The site's mark on its green, as SVG. */
export function iconSvg(kind: IconKind): string {
  const margin = kind === 'maskable' ? 14 : 6;
  const size = 34 + 2 * margin;
  const { bridges, gaps, squares } = markPaths;
  const mark =
    `<g transform="translate(${margin} ${margin})" fill="none"><path d="${squares}" stroke="${LINES}" stroke-width="2.1"/>` +
    `<path d="${gaps}" stroke="${GROUND}" stroke-width="4.7"/><path d="${bridges}" stroke="${LINES}" stroke-width="2.1"/>` +
    `<circle cx="17" cy="17" r="2.3" fill="${POINT}"/></g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><rect width="${size}" height="${size}" rx="${kind === 'maskable' ? 0 : 8}" fill="${GROUND}"/>${mark}</svg>`;
}

/** The icon as a PNG, `width` pixels wide and high. */
export const drawIcon = async (kind: IconKind, width: number): Promise<Buffer> =>
  Buffer.from((await renderAsync(iconSvg(kind), { fitTo: { mode: 'width', value: width } })).asPng());
