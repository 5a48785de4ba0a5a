import { style } from '@vanilla-extract/css';
import { media } from '#ds/tokens/media.ts';
import { tokens } from '#ds/tokens/contract.css';
import { ring } from '#ds/tokens/states.css';

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${tokens.space[2]}`,
  fontSize: tokens.fontSize.small,
  color: tokens.color.onSurfaceMuted,
  '@media': { [media.print]: { display: 'none' } },
});
export const item = style({ display: 'inline-flex', alignItems: 'center', gap: tokens.space[2], minInlineSize: 0 });
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: tokens.size.target,
  textDecoration: 'none',
  selectors: { '&:focus-visible': ring },
  '@media': { [media.hover]: { selectors: { '&:hover': { textDecoration: 'underline' } } } },
});
export const here = style({ display: 'inline-flex', alignItems: 'center', minBlockSize: tokens.size.target });
