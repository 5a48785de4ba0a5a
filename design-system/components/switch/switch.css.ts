import { style } from '@vanilla-extract/css';
import { media } from '#ds/tokens/media.ts';
import { tokens } from '#ds/tokens/contract.css';
import { ring } from '#ds/tokens/states.css';

export const root = style({
  display: 'flex',
  gap: tokens.space[3],
  alignItems: 'center',
  minBlockSize: tokens.size.target,
  cursor: 'pointer',
  lineHeight: 1.5,
});
export const input = style({
  appearance: 'none',
  flex: 'none',
  position: 'relative',
  margin: 0,
  inlineSize: '44px',
  blockSize: '24px',
  borderRadius: tokens.radius.round,
  background: tokens.color.borderStrong,
  cursor: 'pointer',
  transition: `background-color ${tokens.duration.fast} ${tokens.easing.standard}`,
  selectors: {
    '&::after': {
      content: '""',
      position: 'absolute',
      insetBlockStart: '3px',
      insetInlineStart: '3px',
      inlineSize: '18px',
      blockSize: '18px',
      borderRadius: tokens.radius.round,
      background: tokens.color.surface,
      transition: `inset-inline-start ${tokens.duration.fast} ${tokens.easing.standard}`,
    },
    '&:checked': { background: tokens.color.accent },
    '&:checked::after': { insetInlineStart: '23px' },
    '&:focus-visible': { ...ring, borderRadius: tokens.radius.round },
  },
  '@media': { [media.forced]: { appearance: 'auto' } },
});
