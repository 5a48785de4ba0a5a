import { style } from '@vanilla-extract/css';
import { media } from '#ds/tokens/media.ts';
import { tokens } from '#ds/tokens/contract.css';

const { space, width } = tokens;

export const layout = style({
  display: 'grid',
  gridTemplateColumns: `${width.filters} minmax(0, 1fr)`,
  gap: space[12],
  alignItems: 'start',
  '@media': { [media.stacked]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[6] } },
});
/** Takes the focus after a search, to be read from its beginning; a ring around all of it would say nothing. */
export const results = style({
  minInlineSize: 0,
  outline: 'none',
  selectors: { '&:focus-visible': { boxShadow: 'none' } },
});
export const shapeCount = style({ display: 'block', inlineSize: '12ch' });
export const shapeBody = style({ padding: space[5] });
