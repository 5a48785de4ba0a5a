import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '#ds/tokens/media.ts';
import { tokens } from '#ds/tokens/contract.css';

const hairline = `${tokens.line.hairline} solid ${tokens.color.border}`;
/** The list draws its ends; a row that is not full ends with a whole line all the same. */
const facts = style({ display: 'grid', borderBlock: hairline, overflow: 'clip' });
const factsOf = (columns: number) => [
  facts,
  {
    gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
    '@media': { [media.stacked]: { gridTemplateColumns: `repeat(${Math.min(columns, 2)}, minmax(0, 1fr))` } },
  },
];
export const columns = styleVariants({ 1: factsOf(1), 2: factsOf(2), 3: factsOf(3) });
export const fact = style({
  position: 'relative',
  paddingBlock: tokens.space[4],
  paddingInlineEnd: tokens.space[4],
  minInlineSize: 0,
  // Of every row but the first: a line above, as wide as the whole list.
  '::before': {
    content: '""',
    position: 'absolute',
    insetBlockStart: '-1px',
    insetInlineStart: 0,
    inlineSize: '100vw',
    borderBlockStart: hairline,
  },
});
export const rows = style({ display: 'grid' });
export const row = style({
  display: 'flex',
  // At twice the text size the value goes under its term.
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${tokens.space[5]}`,
  paddingBlock: tokens.space[3],
  borderBlockEnd: hairline,
  // What follows draws its own line where it wants one.
  selectors: { '&:last-child': { borderBlockEnd: 0 } },
  fontSize: tokens.fontSize.label,
});
export const term = style({ fontSize: tokens.fontSize.small, color: tokens.color.onSurfaceMuted });
/** At twice the text size a long sum still fits a phone. */
export const value = style({ fontWeight: tokens.fontWeight.medium, minInlineSize: 0, fontSize: 'min(1em, 7vw)' });
/** Under the term and its value, over the whole line. */
export const note = style([term, { flexBasis: '100%', minInlineSize: 0 }]);
/** It keeps to the end of its line, also where it goes under a long term. */
export const end = style([value, { flex: 'none', maxInlineSize: '62%', marginInlineStart: 'auto', textAlign: 'end' }]);
