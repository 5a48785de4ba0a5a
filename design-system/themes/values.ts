import * as options from '#ds/tokens/options.ts';
import { palette } from '#ds/tokens/palette.ts';

export type Mode = 'light' | 'dark';
type Colors = { [K in keyof typeof palette]: string };

export const colorsOf = (mode: Mode): Colors =>
  Object.fromEntries(Object.entries(palette).map(([name, value]) => [name, value[mode].hex])) as Colors;

/** For people who ask their system for more contrast: the quiet inks step up to the loud ones, hairlines become lines. */
export const moreContrast = (mode: Mode): Partial<Colors> => {
  const { onSurface, onDeep, borderStrong, accentText } = colorsOf(mode);
  return {
    onSurfaceMuted: onSurface,
    onSurfaceSubtle: onSurface,
    onDeepMuted: onDeep,
    border: borderStrong,
    borderStrong: onSurface,
    accent: accentText,
  };
};

export const effectOf = (mode: Mode) =>
  mode === 'light'
    ? { scrim: 'rgb(9 20 15 / .42)', coverFilter: 'none' }
    : { scrim: 'rgb(0 0 0 / .6)', coverFilter: 'brightness(.8) saturate(.92)' };

/** What no mode changes. */
export const shared = {
  space: options.space,
  radius: options.radius,
  line: options.line,
  elevation: options.elevation,
  fontSize: options.fontSize,
  fontWeight: options.fontWeight,
  script: options.script.latin,
  font: { body: '"IBM Plex Sans Arabic", "Sanad fallback", system-ui, sans-serif' },
  duration: options.duration,
  easing: options.easing,
  motion: options.motion,
  size: options.size,
  width: options.width,
  layer: options.layer,
} as const;
