import { style, styleVariants } from '@vanilla-extract/css';
import { tokens } from '#ds/tokens/contract.css';

export const flips = style({ selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } } });
export const onlyLtr = style({ selectors: { '&:dir(rtl)': { display: 'none' } } });
export const onlyRtl = style({ selectors: { '&:dir(ltr)': { display: 'none' } } });

const icon = style({ flex: 'none', fill: 'none', stroke: 'currentColor', strokeLinecap: 'round', strokeLinejoin: 'round' });
const sizeOf = (side: string, strokeWidth: number) => [icon, { inlineSize: side, blockSize: side, strokeWidth }];
export const sizes = styleVariants({
  small: sizeOf(tokens.size.iconSmall, 1.75),
  base: sizeOf(tokens.size.icon, 1.75),
  large: sizeOf(tokens.size.iconLarge, 1.5),
});
