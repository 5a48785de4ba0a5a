import { style } from '@vanilla-extract/css';
import { tokens } from '#ds/tokens/contract.css';

export const root = style({
  display: 'grid',
  justifyItems: 'center',
  gap: tokens.space[3],
  paddingBlock: tokens.space[8],
  paddingInline: tokens.space[6],
  border: `${tokens.line.hairline} dashed ${tokens.color.borderStrong}`,
  borderRadius: tokens.radius.base,
  textAlign: 'center',
});
export const plain = style([
  root,
  { borderStyle: 'solid', borderColor: tokens.color.border, background: tokens.color.surface },
]);
export const mark = style({ color: tokens.color.dangerText });
export const note = style({
  fontSize: tokens.fontSize.small,
  color: tokens.color.onSurfaceMuted,
  maxInlineSize: '48ch',
});
export const action = style({ marginBlockStart: tokens.space[2] });
