import { style } from '@vanilla-extract/css';
import { media } from '#ds/tokens/media.ts';
import { tokens } from '#ds/tokens/contract.css';
import { ring } from '#ds/tokens/states.css';

export const root = style({ borderBlockEnd: `${tokens.line.hairline} solid ${tokens.color.border}` });
export const summary = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: tokens.space[4],
  minBlockSize: '56px',
  paddingBlock: tokens.space[3],
  fontWeight: tokens.fontWeight.medium,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' }, '&:focus-visible': ring },
  '@media': { [media.hover]: { selectors: { '&:hover': { color: tokens.color.accentText } } } },
});
export const mark = style({
  flex: 'none',
  color: tokens.color.onSurfaceMuted,
  transition: `rotate ${tokens.duration.medium} ${tokens.easing.standard}`,
  selectors: { [`${root}[open] > ${summary} > &`]: { rotate: '180deg' } },
});
export const body = style({
  paddingBlockEnd: tokens.space[5],
  color: tokens.color.onSurfaceMuted,
  maxInlineSize: tokens.width.prose,
});
