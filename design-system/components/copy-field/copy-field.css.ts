import { style } from '@vanilla-extract/css';
import { media } from '#ds/tokens/media.ts';
import { tokens } from '#ds/tokens/contract.css';

export const root = style({
  display: 'grid',
  gridTemplateColumns: '140px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: tokens.space[3],
  minBlockSize: '52px',
  paddingBlock: tokens.space[1],
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});
export const label = style({
  fontSize: tokens.fontSize.small,
  color: tokens.color.onSurfaceMuted,
  '@media': { [media.phone]: { gridColumn: 1, gridRow: 1 } },
});
export const value = style({
  fontWeight: tokens.fontWeight.medium,
  userSelect: 'all',
  '@media': { [media.phone]: { gridColumn: 1, gridRow: 2 } },
});
export const action = style({ '@media': { [media.phone]: { gridColumn: 2, gridRow: '1 / 3' } } });
