import { style } from '@vanilla-extract/css';
import { media } from '#ds/tokens/media.ts';
import { control } from '#ds/components/field/field.css';
import { tokens } from '#ds/tokens/contract.css';

export const root = style({ position: 'relative', display: 'grid' });
export const select = style([
  control,
  {
    appearance: 'none',
    paddingInlineEnd: tokens.space[10],
    textOverflow: 'ellipsis',
    cursor: 'pointer',
    '@media': { [media.forced]: { appearance: 'auto' } },
  },
]);
export const chevron = style({
  position: 'absolute',
  insetInlineEnd: '12px',
  insetBlock: 0,
  display: 'grid',
  placeItems: 'center',
  pointerEvents: 'none',
  color: tokens.color.onSurfaceMuted,
  '@media': { [media.forced]: { display: 'none' } },
});
