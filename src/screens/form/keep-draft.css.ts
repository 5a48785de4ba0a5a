import { style } from '@vanilla-extract/css';
import { tokens } from '#ds/tokens/contract.css';

const { color, fontSize, fontWeight, size, space } = tokens;

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space[3]}`,
  fontSize: fontSize.small,
  color: color.onSurfaceMuted,
});
export const erase = style({
  minBlockSize: size.target,
  minInlineSize: size.target,
  padding: 0,
  border: 0,
  background: 'none',
  color: color.accentText,
  font: 'inherit',
  fontWeight: fontWeight.semibold,
  textDecoration: 'underline',
  cursor: 'pointer',
});
