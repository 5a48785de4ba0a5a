import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { floating } from '#ds/tokens/component.css';
import { tokens } from '#ds/tokens/contract.css';
import { placement } from '#ds/tokens/placement.css';

/** Backwards it goes. */
export const appear = keyframes({ from: { opacity: 0, translate: `0 calc(-1 * ${tokens.motion.travel})` } });
export const region = style({
  position: 'fixed',
  ...placement.toast,
  insetBlockStart: '92px',
  zIndex: tokens.layer.toast,
  display: 'grid',
  gap: tokens.space[3],
  inlineSize: 'min(380px, calc(100vw - 40px))',
  pointerEvents: 'none',
});
export const toast = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: `${tokens.space[1]} ${tokens.space[3]}`,
  padding: tokens.space[4],
  background: floating.background,
  border: `${tokens.line.hairline} solid ${floating.border}`,
  borderRadius: floating.radius,
  boxShadow: floating.shadow,
  pointerEvents: 'auto',
  animation: `${appear} ${tokens.duration.medium} ${tokens.easing.standard}`,
});
const mark = style({ marginBlockStart: tokens.space[0.5] });
export const marks = styleVariants({
  success: [mark, { color: tokens.color.successText }],
  danger: [mark, { color: tokens.color.dangerText }],
});
export const title = style({ fontWeight: tokens.fontWeight.semibold });
export const note = style({ fontSize: tokens.fontSize.small, color: tokens.color.onSurfaceMuted });
export const close = style({
  marginBlockStart: `calc(-1 * ${tokens.space[2.5]})`,
  marginInlineEnd: `calc(-1 * ${tokens.space[2.5]})`,
});
export const actions = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  gap: tokens.space[2],
  paddingBlockStart: tokens.space[2],
});
