import { style } from '@vanilla-extract/css';
import { media } from '#ds/tokens/media.ts';
import { tokens } from '#ds/tokens/contract.css';
import { ring } from '#ds/tokens/states.css';

export const show = style({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: tokens.size.target,
  border: 0,
  borderRadius: tokens.radius.base,
  background: 'none',
  color: tokens.color.onSurface,
  cursor: 'pointer',
  selectors: { '&:focus-visible': ring },
  '@media': { [media.unscripted]: { display: 'none' } },
});
