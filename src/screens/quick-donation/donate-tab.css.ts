import { style } from '@vanilla-extract/css';
import { floating } from '#ds/tokens/component.css';
import { tokens } from '#ds/tokens/contract.css';
import { media } from '#ds/tokens/media.ts';
import { placement } from '#ds/tokens/placement.css';
import { headerGutter } from '#src/screens/shell/shell.css';

const { color, elevation, fontSize, fontWeight, layer, radius, size, space } = tokens;

export const tab = style({
  position: 'fixed', ...placement.donateTab, insetBlockStart: '404px', zIndex: layer.donateTab, display: 'grid', justifyItems: 'center', gap: space[2],
  inlineSize: size.control, padding: `${space[5]} 0`, border: 0, background: color.accent, color: color.onAccent, fontWeight: fontWeight.semibold, boxShadow: elevation.card, cursor: 'pointer', textDecoration: 'none',
  // Under the open panel it is no target; it stays there to take the focus back.
  selectors: { '&:hover': { background: color.accentHover }, 'html:has(#donate-panel:popover-open) &': { clipPath: 'inset(50%)' } },
  '@media': {
    [media.print]: { display: 'none' },
    // Narrower pages begin within its width of the edge.
    [media.folded]: {
      position: 'static', alignSelf: 'stretch', alignContent: 'center', flex: 'none', order: -1, marginInlineStart: `calc(-1 * ${headerGutter})`, padding: 0, boxShadow: 'none',
      selectors: { '[dir="rtl"] &': { order: 1, marginInlineStart: 0, marginInlineEnd: `calc(-1 * ${headerGutter})` } },
    },
  },
});
export const words = style({
  writingMode: 'vertical-rl', order: -1,
  // Latin letters are read with the head to the left; Arabic ones stand as the writing mode sets them.
  selectors: { '&:lang(en), &:lang(tr)': { rotate: '180deg' } },
  '@media': { [media.folded]: { position: 'absolute', inlineSize: '1px', blockSize: '1px', overflow: 'hidden', clipPath: 'inset(50%)' } },
});
export const panel = style({
  ...placement.donatePanel, position: 'fixed', insetBlock: 0, margin: 0, inlineSize: 'min(440px, 100vw)', blockSize: '100dvh', maxBlockSize: 'none', padding: space[7], border: 0, overflowY: 'auto',
  background: floating.background, color: color.onSurface, boxShadow: floating.shadow,
  selectors: { '&::backdrop': { background: tokens.effect.scrim }, '&:not(:popover-open)': { display: 'none' }, '&:popover-open': { display: 'grid', alignContent: 'start', gap: space[5] } },
  '@media': { [media.stacked]: { padding: space[5] } },
});
export const header = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between' });
export const title = style({ fontSize: '1.375rem' });
export const close = style({ display: 'grid', placeItems: 'center', inlineSize: size.target, blockSize: size.target, border: 0, borderRadius: radius.base, background: 'none', cursor: 'pointer', fontSize: fontSize.body, selectors: { '&:hover': { background: color.surfaceAccent } } });
