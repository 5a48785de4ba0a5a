import { allWoven, closedStar, waiting, wovenAt } from '#ds/art/filling.ts';
import { centreOf, lerp, pathOf, type Point, random, short, TAU } from '#ds/art/geometry.ts';
import { type Palette, type PaletteName, palettes } from '#ds/art/palettes.ts';
import { facesOf, heartOf, rosesOf, spanOf } from '#ds/art/stars.ts';
import type { Fold } from '#ds/art/tilings.ts';
import { weave } from '#ds/art/weave.ts';

export type CoverOptions = {
  /** What it is drawn from: the id of a project. */
  seed: string;
  /** The kind of giving. */
  palette: PaletteName;
  width?: number | undefined;
  height?: number | undefined;
  /** `.62` for thumbnails under 120 px. */
  density?: number | undefined;
  fold?: Fold | undefined;
  /** Where the held star stands, as shares of width and height. */
  focus?: readonly [number, number] | undefined;
  /** Of the goal: what is raised is woven, from the edge inward, and the star is gold at the end only. @default 100 */
  percent?: number | undefined;
  /** Leaves out the held star: what is behind the picture shows through it. @default false */
  lacksStar?: boolean | undefined;
};

const pick = <T>(list: readonly T[], share: number): T => list[Math.floor(share * list.length)] as T;

/** A cover without its drawing, for those who save data: the field of its palette, in the same proportions. */
export const renderFlatCover = ({ height = 675, palette, width = 1200 }: Omit<CoverOptions, 'seed'>): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${palettes[palette].b}"/></svg>`;

/** Every choice is drawn from the seed in this order: another order is another cover. */
function choose({ density, focus, fold: asked, height = 675, palette, seed, width = 1200 }: CoverOptions) {
  const next = random(`${seed}|${palette}`);
  const fold: Fold = asked ?? pick([8, 10, 12] as const, next());
  const unitSize = { 8: 0.145, 10: 0.112, 12: 0.1 }[fold];
  const scale =
    Math.min(Math.max(height, width * 0.5), width * 1.1) * unitSize * (density ? 1 / density : lerp(0.86, 1.2, next()));
  const turn = pick([0, 180 / fold, 90 / fold, 15, -9], next());
  const at: Point = [lerp(0.5, 0.76, next()), lerp(0.34, 0.62, next())];
  const [fx, fy] = focus ?? at;
  const angle = next() * TAU;
  const delta = fold === 8 && next() > 0.5 ? 0.11 : 0;
  return {
    delta,
    fold,
    direction: [Math.cos(angle), Math.sin(angle)] as const,
    height,
    id: () => `s${Math.floor(next() * 1e9).toString(36)}`,
    origin: [width * fx, height * fy] as Point,
    scale,
    turn,
    width,
  };
}

const stops = (from: string, to: string) => `<stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/>`;

function defsOf(
  id: string,
  P: Palette,
  { direction: [hx, hy], height, origin, width }: ReturnType<typeof choose>,
): string {
  const [x1, y1, x2, y2] = [0.5 - hx * 0.6, 0.5 - hy * 0.6, 0.5 + hx * 0.6, 0.5 + hy * 0.6].map((n) =>
    n.toFixed(3),
  ) as [string, string, string, string];
  return `<defs>
<linearGradient id="${id}f" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stops(P.a, P.b)}</linearGradient>
<linearGradient id="${id}s" gradientUnits="userSpaceOnUse" x1="${short(width * Number(x1))}" y1="${short(height * Number(y1))}" x2="${short(width * Number(x2))}" y2="${short(height * Number(y2))}">${stops(P.s2, P.s1)}</linearGradient>
<radialGradient id="${id}g" cx="${(origin[0] / width).toFixed(3)}" cy="${(origin[1] / height).toFixed(3)}" r=".8"><stop stop-color="${P.s1}" stop-opacity=".2"/><stop offset=".55" stop-color="${P.s1}" stop-opacity="0"/></radialGradient>
<clipPath id="${id}c"><path d="M0 0H${width}V${height}H0Z"/></clipPath>
</defs>`;
}

/** Strands in the green of the site, on any field. */
const OF_THE_SITE = { s1: '#8fb7a0', s2: '#125639', line: '#fcfbf8' } as const;

/** An SVG of woven stars. The same seed and palette give the same bytes, today and in ten years. */
export function renderCover(options: CoverOptions): string {
  const P = options.lacksStar ? { ...palettes[options.palette], ...OF_THE_SITE } : palettes[options.palette];
  const plan = choose(options);
  const { delta, fold, height, origin, scale, turn, width } = plan;
  const [hx, hy] = plan.direction;
  const drift = (x: number, y: number) => 0.5 + ((x - 0.5) * hx + (y - 0.5) * hy) * 0.95;
  const w = scale * (delta ? 0.088 : 0.118);
  const gap = Math.max(1, scale * 0.026);
  const woven = weave({ fold, width, height, scale, turn, origin, drift, delta, bleed: scale * 1.4 });
  const id = plan.id();
  const heart = heartOf(woven, origin);
  const { percent = 100 } = options;
  const isWhole = percent >= 100 || heart.length === 0;
  const isWoven = isWhole ? allWoven : wovenAt(percent, woven.lines, heart, plan);
  const { kites, stars } = facesOf(woven, isWoven);
  const isDrawn = (line: readonly Point[]) => isWoven(centreOf(line));
  const lines = woven.lines
    .filter(isDrawn)
    .map((line) => pathOf(line))
    .join('');
  const bridges = woven.bridges.filter(({ at }) => isWoven(at));
  const reach = w * 0.95 + gap * 1.6;
  const all = `M0 0H${width}V${height}H0Z`;
  const [open, close] = options.lacksStar
    ? [
        `<clipPath id="${id}o"><path d="${all}${pathOf(heart, true)}" clip-rule="evenodd"/></clipPath><g clip-path="url(#${id}o)">`,
        '</g>',
      ]
    : ['', ''];
  const under = `stroke="${P.line}" stroke-width="${short(w + gap * 2)}"`;
  const strand = `stroke="url(#${id}s)" stroke-width="${short(w)}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
${defsOf(id, P, plan)}
<g clip-path="url(#${id}c)">
${open}<path d="${all}" fill="url(#${id}f)"/>
<path d="${kites}" fill="${P.kite}" fill-opacity=".55"/>
<path d="${stars}" fill="${P.face}" fill-opacity=".72"/>
${
  options.lacksStar
    ? ''
    : isWhole
      ? closedStar(heart, P.spark)
      : waiting(
          options.palette,
          plan,
          heart,
          woven.lines.filter((line) => !isDrawn(line)),
          percent,
        )
}
<path d="${all}" fill="url(#${id}g)"/>${close}
<g fill="none" stroke-linejoin="miter" stroke-miterlimit="8">
<path d="${lines}" ${under}/>
<path d="${lines}" ${strand}/>
<path d="${spanOf(bridges, reach)}" ${under}/>
<path d="${spanOf(bridges, reach + gap)}" ${strand}/>
</g>
${rosesOf(woven, P, w, gap, id, isWoven)}
</g>
</svg>`;
}
