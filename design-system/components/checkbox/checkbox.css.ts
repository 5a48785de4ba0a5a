import { style } from '@vanilla-extract/css';
import { media } from '#ds/tokens/media.ts';
import { tokens } from '#ds/tokens/contract.css';
import { ring } from '#ds/tokens/states.css';

export const root = style({
  display: 'flex',
  gap: tokens.space[3],
  alignItems: 'flex-start',
  minBlockSize: tokens.size.target,
  paddingBlock: tokens.space[2.5],
  cursor: 'pointer',
  lineHeight: 1.5,
});
export const box = style({
  position: 'relative',
  flex: 'none',
  inlineSize: '24px',
  blockSize: '24px',
  marginBlockStart: '1px',
});
const shared = {
  appearance: 'none',
  display: 'block',
  margin: 0,
  inlineSize: '24px',
  blockSize: '24px',
  border: `${tokens.line.hairline} solid ${tokens.color.borderStrong}`,
  background: tokens.color.surface,
  cursor: 'pointer',
} as const;
const forced = { [media.forced]: { appearance: 'auto' } } as const;

export const input = style({
  ...shared,
  borderRadius: tokens.radius.small,
  selectors: {
    '&:checked': { background: tokens.color.accent, borderColor: tokens.color.accent },
    '&[aria-invalid="true"]': { borderColor: tokens.color.danger, borderWidth: tokens.line.selected },
    '&:focus-visible': ring,
  },
  '@media': forced,
});
export const radio = style({
  ...shared,
  borderRadius: tokens.radius.round,
  selectors: {
    '&:checked': { border: `7px solid ${tokens.color.accent}` },
    '&:focus-visible': { ...ring, borderRadius: tokens.radius.round },
  },
  '@media': forced,
});
export const tick = style({
  position: 'absolute',
  inset: 0,
  display: 'none',
  placeItems: 'center',
  color: tokens.color.onAccent,
  pointerEvents: 'none',
  selectors: { [`${input}:checked + &`]: { display: 'grid' } },
  '@media': { [media.forced]: { visibility: 'hidden' } },
});
export const text = style({ display: 'grid', gap: tokens.space[0.5], minInlineSize: 0 });
export const note = style({ fontSize: tokens.fontSize.small, color: tokens.color.onSurfaceMuted });
export const count = style({
  marginInlineStart: 'auto',
  fontSize: tokens.fontSize.small,
  color: tokens.color.onSurfaceSubtle,
});
