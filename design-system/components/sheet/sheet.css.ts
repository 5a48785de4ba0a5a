import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '#ds/tokens/media.ts';
import { floating } from '#ds/tokens/component.css';
import { tokens } from '#ds/tokens/contract.css';
import { placement } from '#ds/tokens/placement.css';

const sheet = style({
  position: 'fixed',
  insetBlock: 0,
  margin: 0,
  inlineSize: 'min(440px, 100vw)',
  blockSize: '100dvh',
  maxBlockSize: 'none',
  padding: tokens.space[7],
  border: 0,
  overflowY: 'auto',
  background: floating.background,
  color: tokens.color.onSurface,
  boxShadow: floating.shadow,
  selectors: {
    '&::backdrop': { background: tokens.effect.scrim },
    '&:not(:popover-open)': { display: 'none' },
    '&:popover-open': { display: 'grid', alignContent: 'start', gap: tokens.space[5] },
  },
  '@media': { [media.stacked]: { padding: tokens.space[5] } },
});
export const sides = styleVariants({
  start: [sheet, { insetInlineStart: 0, insetInlineEnd: 'auto' }],
  end: [sheet, { insetInlineStart: 'auto', insetInlineEnd: 0 }],
  /** The donate panel keeps to its physical edge in every language. */
  donate: [sheet, placement.donatePanel],
});
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: tokens.space[4],
});
export const title = style({ fontSize: tokens.fontSize.title, lineHeight: 1.35 });
