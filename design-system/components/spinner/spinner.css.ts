import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { media } from '#ds/tokens/media.ts';
import { tokens } from '#ds/tokens/contract.css';

const turn = keyframes({ to: { rotate: '1turn' } });
const spinner = style({
  display: 'inline-block',
  flex: 'none',
  border: `${tokens.line.selected} solid currentColor`,
  borderInlineEndColor: 'transparent',
  borderRadius: tokens.radius.round,
  animation: `${turn} ${tokens.duration.turn} linear infinite`,
  // Without motion three quarters of a ring stand still; the words beside it say that it works.
  animationPlayState: tokens.motion.loop,
  '@media': { [media.forced]: { borderInlineEndColor: 'Canvas' } },
});
export const sizes = styleVariants({
  base: [spinner, { inlineSize: '18px', blockSize: '18px' }],
  large: [spinner, { inlineSize: '32px', blockSize: '32px' }],
});
export const root = style({ display: 'inline-flex', alignItems: 'center', gap: tokens.space[2] });
