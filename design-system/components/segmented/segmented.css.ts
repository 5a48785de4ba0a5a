import { style } from '@vanilla-extract/css';
import { media } from '#ds/tokens/media.ts';
import { tokens } from '#ds/tokens/contract.css';
import { ring } from '#ds/tokens/states.css';

export const list = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  gap: '3px',
  padding: '3px',
  border: `${tokens.line.hairline} solid ${tokens.color.borderStrong}`,
  borderRadius: tokens.radius.base,
  background: tokens.color.surface,
  '@media': {
    [media.phone]: { selectors: { '&:has(> :nth-child(4))': { gridAutoFlow: 'row', gridTemplateColumns: '1fr 1fr' } } },
  },
});
export const item = style({ position: 'relative', display: 'grid', cursor: 'pointer' });
export const input = style({
  appearance: 'none',
  position: 'absolute',
  inset: 0,
  margin: 0,
  cursor: 'pointer',
  outline: 'none',
  selectors: { '&:focus-visible': { outline: 'none', boxShadow: 'none' } },
});
export const face = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: tokens.size.target,
  paddingInline: tokens.space[2.5],
  borderRadius: tokens.radius.small,
  fontWeight: tokens.fontWeight.medium,
  fontSize: tokens.fontSize.label,
  lineHeight: 1.2,
  textAlign: 'center',
  transition: `background-color ${tokens.duration.fast} ${tokens.easing.standard}`,
  selectors: {
    [`${input}:checked + &`]: {
      background: tokens.color.accent,
      color: tokens.color.onAccent,
      fontWeight: tokens.fontWeight.semibold,
    },
    [`${input}:focus-visible + &`]: ring,
  },
  '@media': {
    [media.hover]: {
      selectors: {
        [`${input}:not(:checked):hover + &`]: {
          background: tokens.color.surfaceAccent,
          color: tokens.color.accentText,
        },
      },
    },
    [media.forced]: {
      selectors: {
        [`${input}:checked + &`]: { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
      },
    },
  },
});
