import { style, styleVariants } from '@vanilla-extract/css';
import { tokens } from '#ds/tokens/contract.css';

// By the attribute and not by `:dir()`, which the build would turn into a list of languages. An island of the other
// direction inside keeps its own.
const rightToLeft = '[dir="rtl"] &';
const islandInside = '[dir="rtl"] [dir="ltr"] &';
export const flips = style({
  selectors: { [rightToLeft]: { transform: 'scaleX(-1)' }, [islandInside]: { transform: 'none' } },
});
export const onlyLtr = style({
  selectors: { [rightToLeft]: { display: 'none' }, [islandInside]: { display: 'block' } },
});
export const onlyRtl = style({
  display: 'none',
  selectors: { [rightToLeft]: { display: 'block' }, [islandInside]: { display: 'none' } },
});

const icon = style({
  flex: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
const sizeOf = (side: string, strokeWidth: number) => [icon, { inlineSize: side, blockSize: side, strokeWidth }];
export const sizes = styleVariants({
  small: sizeOf(tokens.size.iconSmall, 1.75),
  base: sizeOf(tokens.size.icon, 1.75),
  large: sizeOf(tokens.size.iconLarge, 1.5),
});
