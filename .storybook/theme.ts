import { create } from 'storybook/theming/create';
import { palette } from '#ds/tokens/palette.ts';

/** Storybook in the product's colours and letters, from the same palette. */
export const storybookTheme = (mode: 'light' | 'dark') => {
  const of = (name: keyof typeof palette) => palette[name][mode].hex;
  return create({
    base: mode,
    brandTitle: 'Sanad · سند',
    brandUrl: './?path=/docs/introduction--docs',
    fontBase: '"IBM Plex Sans Arabic", system-ui, sans-serif',
    colorPrimary: of('accent'),
    colorSecondary: of('accentText'),
    appBg: of('surfaceSunken'),
    appContentBg: of('surface'),
    appPreviewBg: of('canvas'),
    appBorderColor: of('border'),
    appBorderRadius: 3,
    textColor: of('onSurface'),
    textMutedColor: of('onSurfaceMuted'),
    textInverseColor: of('onAccent'),
    barBg: of('surface'),
    barTextColor: of('onSurfaceMuted'),
    barSelectedColor: of('accentText'),
    barHoverColor: of('accentText'),
    inputBg: of('surface'),
    inputBorder: of('borderStrong'),
    inputTextColor: of('onSurface'),
    inputBorderRadius: 3,
  });
};
