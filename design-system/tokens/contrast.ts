import type { palette } from '#ds/tokens/palette.ts';

export type ColorName = keyof typeof palette;
type Pair = readonly [foreground: ColorName, needs: number, backgrounds: readonly ColorName[]];

/**
 * What stands on what, and the contrast that it must have (WCAG 2). Text has 7, quiet text and marks 4.5, edges 3.
 * The one exemption is the gold bar on its track: its figure stands in text beside it.
 */
export const pairs: readonly Pair[] = [
  [
    'onSurface',
    7,
    [
      'canvas',
      'surface',
      'surfaceSunken',
      'surfaceSand',
      'surfaceAccent',
      'surfaceGold',
      'surfaceDanger',
      'surfaceInfo',
      'surfaceRaised',
    ],
  ],
  [
    'onSurfaceMuted',
    7,
    ['canvas', 'surface', 'surfaceSunken', 'surfaceSand', 'surfaceAccent', 'surfaceGold', 'surfaceRaised'],
  ],
  ['accentText', 7, ['surfaceRaised', 'canvas', 'surface', 'surfaceSunken', 'surfaceAccent']],
  ['goldText', 7, ['surfaceRaised', 'canvas', 'surface', 'surfaceGold']],
  ['onSurfaceSubtle', 4.5, ['surfaceRaised', 'canvas', 'surface', 'surfaceSunken']],
  ['onAccent', 7, ['accent', 'accentHover', 'accentPressed']],
  ['onDeep', 7, ['surfaceDeep']],
  ['onDeepMuted', 7, ['surfaceDeep']],
  ['gold', 4.5, ['surfaceDeep']],
  ['onGold', 7, ['gold']],
  ['dangerText', 7, ['surface', 'surfaceDanger']],
  ['onDanger', 4.5, ['danger']],
  ['warningText', 7, ['surface', 'surfaceGold']],
  ['successText', 7, ['surface', 'surfaceAccent']],
  ['infoText', 7, ['surface', 'surfaceInfo']],
  ['borderStrong', 3, ['surface', 'canvas']],
  ['accent', 3, ['track', 'canvas']],
  ['focusOuter', 3, ['canvas', 'surface']],
  ['focusInner', 3, ['accent']],
];

const channelsOf = (hex: string) =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255) as [number, number, number];
const linear = (channel: number) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);

function luminance(hex: string): number {
  const [red, green, blue] = channelsOf(hex).map(linear) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2: from 1 (the same) to 21 (black and white). */
export function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

export type Failure = { foreground: ColorName; background: ColorName; is: number; needs: number };
/** The pairs that have less than they need among these colours. */
export function failuresOf(colors: Record<ColorName, string>, table: readonly Pair[] = pairs): Failure[] {
  return table.flatMap(([foreground, needs, backgrounds]) =>
    backgrounds
      .map((background) => ({ foreground, background, needs, is: contrast(colors[foreground], colors[background]) }))
      .filter(({ is }) => is < needs),
  );
}
