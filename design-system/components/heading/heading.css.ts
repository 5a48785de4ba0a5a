import { style, styleVariants } from '@vanilla-extract/css';
import { tokens } from '#ds/tokens/contract.css';

const heading = style({
  fontWeight: tokens.fontWeight.semibold,
  lineHeight: tokens.script.headingLine,
  letterSpacing: tokens.script.headingTracking,
  textWrap: 'balance',
});
export const sizes = styleVariants({
  display: [
    heading,
    {
      fontSize: tokens.fontSize.display,
      lineHeight: tokens.script.displayLine,
      letterSpacing: tokens.script.displayTracking,
      selectors: { '&:lang(tr)': { fontSize: `calc(${tokens.fontSize.display} * .86)` } },
    },
  ],
  h1: [heading, { fontSize: tokens.fontSize.h1 }],
  h2: [heading, { fontSize: tokens.fontSize.h2 }],
  h3: [heading, { fontSize: tokens.fontSize.h3, lineHeight: `calc(${tokens.script.headingLine} + .2)` }],
  h4: [heading, { fontSize: tokens.fontSize.body, lineHeight: 1.5 }],
});
