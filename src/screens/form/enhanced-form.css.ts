import { style } from '@vanilla-extract/css';
import { tokens } from '#ds/tokens/contract.css';

const { color, fontWeight, line, radius, space } = tokens;

/** A banner's look in one element: forms stand on every page, and most never fail. */
export const failure = style({
  padding: space[4],
  marginBlockEnd: space[4],
  borderInlineStart: `${line.note} solid ${color.danger}`,
  borderRadius: radius.base,
  background: color.surfaceDanger,
  color: color.dangerText,
  fontWeight: fontWeight.medium,
});
