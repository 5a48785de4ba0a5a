import { style, styleVariants } from '@vanilla-extract/css';
import { tokens } from '#ds/tokens/contract.css';

const number = style({
  fontWeight: tokens.fontWeight.semibold,
  letterSpacing: tokens.script.headingTracking,
  lineHeight: 1.1,
});
export const sizes = styleVariants({
  base: { whiteSpace: 'nowrap' },
  large: [number, { whiteSpace: 'nowrap', fontSize: tokens.fontSize.h3 }],
  // At twice the text size a long sum still fits a phone.
  title: [number, { fontSize: 'min(2rem, 10vw)' }],
  display: [number, { fontSize: `min(${tokens.fontSize.amount}, 15vw)`, lineHeight: 1.05 }],
  longDisplay: [number, { fontSize: `min(${tokens.fontSize.amount}, 9vw)`, lineHeight: 1.05 }],
});
