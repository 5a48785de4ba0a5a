import { describe, expect, test } from 'vitest';
import { colorsOf, moreContrast } from '#ds/themes/values.ts';
import { contrast, failuresOf, pairs } from '#ds/tokens/contrast.ts';
import { palette } from '#ds/tokens/palette.ts';

const modes = ['light', 'dark'] as const;

/** Converts OKLCH to the nearest sRGB, as CSS Color defines it. */
function hexOf(oklch: string): [number, number, number] {
  const [l = 0, c = 0, h = 0] = oklch
    .split(/\s+/)
    .map((part) => (part.endsWith('%') ? Number.parseFloat(part) / 100 : Number.parseFloat(part)));
  const [a, b] = [c * Math.cos((h * Math.PI) / 180), c * Math.sin((h * Math.PI) / 180)];
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ];
  return linear.map((x) =>
    Math.round(255 * Math.min(1, Math.max(0, x <= 0.0031308 ? 12.92 * x : 1.055 * x ** (1 / 2.4) - 0.055))),
  ) as [number, number, number];
}
const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

describe.each(modes)('the %s theme', (mode) => {
  const colors = colorsOf(mode);

  test('every text, icon and border has its required contrast', () => {
    expect(failuresOf(colors)).toEqual([]);
  });
  test('a planted pale text is found', () => {
    expect(failuresOf({ ...colors, onSurface: colors.surface })).not.toEqual([]);
    expect(failuresOf({ ...colors, onAccent: colors.accentHover })).toContainEqual(
      expect.objectContaining({ foreground: 'onAccent', background: 'accent' }),
    );
  });
  test('one band of the focus ring is visible on every surface', () => {
    const surfaces = (Object.keys(colors) as (keyof typeof colors)[]).filter(
      (name) => name.startsWith('surface') || name === 'canvas' || name === 'accent',
    );
    const unseen = surfaces.filter(
      (surface) =>
        Math.max(contrast(colors.focusOuter, colors[surface]), contrast(colors.focusInner, colors[surface])) < 3,
    );
    expect(unseen).toEqual([]);
  });
  test('more contrast lowers the contrast of no pair', () => {
    const more = { ...colors, ...moreContrast(mode) };
    const lowered = pairs.flatMap(([foreground, , backgrounds]) =>
      backgrounds
        .filter(
          (background) =>
            contrast(more[foreground], more[background]) < contrast(colors[foreground], colors[background]),
        )
        .map((background) => `${foreground} on ${background}`),
    );
    expect(lowered).toEqual([]);
    expect(failuresOf(more)).toEqual([]);
  });
  test.each(Object.entries(palette))('%s is the same color in OKLCH and in hex', (_name, value) => {
    const [red, green, blue] = hexOf(value[mode].oklch);
    const [r, g, b] = channels(value[mode].hex);
    expect(
      Math.max(Math.abs(red - (r as number)), Math.abs(green - (g as number)), Math.abs(blue - (b as number))),
    ).toBeLessThanOrEqual(1);
  });
});

test('black on white has a contrast of 21', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
});
