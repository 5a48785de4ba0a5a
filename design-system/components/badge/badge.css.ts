import { style } from '@vanilla-extract/css';
import { tokens } from '#ds/tokens/contract.css';

export const root = style({ position: 'relative', display: 'inline-flex' });
export const count = style({
  position: 'absolute',
  insetBlockStart: '3px',
  insetInlineStart: '24px',
  minInlineSize: '20px',
  blockSize: '20px',
  paddingInline: tokens.space[1.5],
  borderRadius: tokens.radius.round,
  background: tokens.color.accent,
  color: tokens.color.onAccent,
  fontSize: tokens.fontSize.micro,
  fontWeight: tokens.fontWeight.semibold,
  lineHeight: '20px',
  textAlign: 'center',
  boxShadow: `0 0 0 2px ${tokens.color.canvas}`,
  pointerEvents: 'none',
});
