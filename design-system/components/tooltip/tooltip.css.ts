import { style } from '@vanilla-extract/css';
import { tokens } from '#ds/tokens/contract.css';

export const root = style({
  maxInlineSize: '260px',
  paddingBlock: tokens.space[1],
  paddingInline: tokens.space[2],
  borderRadius: tokens.radius.base,
  background: tokens.color.onSurface,
  color: tokens.color.canvas,
  fontSize: tokens.fontSize.small,
  lineHeight: 1.5,
  outline: `${tokens.line.hairline} solid transparent`,
});
