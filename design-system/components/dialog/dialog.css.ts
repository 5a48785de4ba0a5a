import { keyframes, style } from '@vanilla-extract/css';
import { media } from '#ds/tokens/media.ts';
import { floating } from '#ds/tokens/component.css';
import { tokens } from '#ds/tokens/contract.css';

const fade = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, translate: `0 ${tokens.motion.travel}` } });

export const scrim = style({
  position: 'fixed',
  inset: 0,
  zIndex: tokens.layer.overlay,
  display: 'grid',
  placeItems: 'center',
  padding: tokens.space[4],
  background: tokens.effect.scrim,
  animation: `${fade} ${tokens.duration.medium} ${tokens.easing.standard}`,
  '@media': { [media.phone]: { placeItems: 'end stretch', padding: 0 } },
});
export const modal = style({
  inlineSize: '100%',
  maxInlineSize: '520px',
  maxBlockSize: 'calc(100vh - 32px)',
  overflow: 'auto',
  background: floating.background,
  border: `${tokens.line.hairline} solid ${floating.border}`,
  borderRadius: floating.radius,
  boxShadow: floating.shadow,
  animation: `${rise} ${tokens.duration.medium} ${tokens.easing.standard}`,
  '@media': { [media.phone]: { maxInlineSize: 'none', borderEndStartRadius: 0, borderEndEndRadius: 0 } },
});

export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space[5],
  padding: tokens.space.card,
  outline: 'none',
  selectors: { '&:focus-visible': { outline: 'none', boxShadow: 'none' } },
});
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: tokens.space[4],
});
export const title = style({ fontSize: tokens.fontSize.title, lineHeight: 1.35 });
export const actions = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: tokens.space[3] });
