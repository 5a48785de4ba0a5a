import { keyframes, style } from '@vanilla-extract/css';
import { tokens } from '#ds/tokens/contract.css';

const appear = keyframes({ from: { opacity: 0 } });
export const root = style({
  position: 'fixed',
  inset: 0,
  zIndex: tokens.layer.overlay,
  display: 'grid',
  placeItems: 'center',
  background: `color-mix(in oklab, ${tokens.color.canvas} 72%, transparent)`,
  color: tokens.color.accentText,
  animation: `${appear} ${tokens.duration.medium} ${tokens.easing.standard}`,
});
