import { keyframes, style } from '@vanilla-extract/css';
import { floating } from '#ds/tokens/component.css';
import { tokens } from '#ds/tokens/contract.css';

const appear = keyframes({ from: { opacity: 0 } });
export const surface = style({
  background: floating.background,
  border: `${tokens.line.hairline} solid ${floating.border}`,
  borderRadius: floating.radius,
  boxShadow: floating.shadow,
  overflow: 'auto',
  outline: 'none',
  animation: `${appear} ${tokens.duration.fast} ${tokens.easing.standard}`,
});
export const body = style({
  maxInlineSize: 'min(360px, calc(100vw - 32px))',
  padding: tokens.space[5],
  outline: 'none',
  selectors: { '&:focus-visible': { outline: 'none', boxShadow: 'none' } },
});
