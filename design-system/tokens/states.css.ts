import type { StyleRule } from '@vanilla-extract/css';
import { media } from '#ds/tokens/media.ts';
import { tokens } from '#ds/tokens/contract.css';

/** Two bands, of which one is seen on every surface. */
export const ring = {
  outline: `${tokens.line.selected} solid ${tokens.color.focusOuter}`,
  outlineOffset: '2px',
  boxShadow: `0 0 0 2px ${tokens.color.focusInner}`,
} as const satisfies StyleRule;

/** A touch leaves no hover behind: only where the pointer can hover. */
export const onHover = (rule: StyleRule): StyleRule => ({
  '@media': { [media.hover]: { selectors: { '&:hover': rule as never } } },
});

/** Seen by nobody, read by everybody. */
export const unseen = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const satisfies StyleRule;
