import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '#ds/tokens/media.ts';
import { tokens } from '#ds/tokens/contract.css';
import { placement } from '#ds/tokens/placement.css';
import { consent } from '#src/screens/shell/shell.css';

const { color, elevation, fontWeight, layer, size, space } = tokens;

export const tab = style({
  position: 'fixed',
  ...placement.donateTab,
  insetBlockStart: '404px',
  zIndex: layer.donateTab,
  display: 'grid',
  justifyItems: 'center',
  gap: space[2],
  // Narrower than the page's gutter, so that it does not touch what stands beside it.
  inlineSize: size.target,
  padding: `${space[5]} 0`,
  border: 0,
  background: color.accent,
  color: color.onAccent,
  fontWeight: fontWeight.semibold,
  boxShadow: elevation.card,
  cursor: 'pointer',
  textDecoration: 'none',
  // Under the open panel it is no target; it stays there to take the focus back.
  selectors: { 'html:has(#donate-panel:popover-open) &': { clipPath: 'inset(50%)' } },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { background: color.accentHover } } },
    [media.print]: { display: 'none' },
    // Narrower pages begin within its width of the edge.
    [media.folded]: {
      position: 'static',
      alignSelf: 'stretch',
      alignItems: 'center',
      gridAutoFlow: 'column',
      flex: 'none',
      order: -1,
      inlineSize: 'auto',
      marginInlineStart: `calc(-1 * ${space.headerGutter})`,
      marginInlineEnd: space[3],
      padding: `0 ${space[4]}`,
      boxShadow: 'none',
      selectors: {
        '[dir="rtl"] &': { order: 1, marginInlineStart: space[3], marginInlineEnd: `calc(-1 * ${space.headerGutter})` },
      },
    },
    // A phone's bar has no room for its words; the thumb is at the foot.
    [media.phone]: {
      position: 'fixed',
      insetInline: 0,
      insetBlock: 'auto 0',
      zIndex: layer.sticky,
      justifyContent: 'center',
      margin: 0,
      minBlockSize: size.action,
      padding: `${space[2]} ${space.gutter} max(${space[2]}, env(safe-area-inset-bottom))`,
      selectors: { '[dir="rtl"] &': { margin: 0 } },
    },
  },
});
/** The end of the page is not hidden behind it, and what has the focus is never under it. */
const free = `calc(${size.action} + ${space[2]})`;
globalStyle(`html:has(${tab})`, { '@media': { [media.phone]: { scrollPaddingBlockEnd: free } } });
globalStyle(`body:has(${tab})`, { '@media': { [media.phone]: { paddingBlockEnd: free } } });
/** While a field has the focus, the keyboard needs the place. */
globalStyle(`body:has(form :is(input, textarea, select):focus-visible) ${tab}`, {
  '@media': { [media.phone]: { display: 'none' } },
});
/** Consent is asked at the same place, and first. */
globalStyle(`html:not([data-consent]):has(${consent}) ${tab}`, { '@media': { [media.phone]: { display: 'none' } } });
export const words = style({
  writingMode: 'vertical-rl',
  order: -1,
  // Latin letters are read with the head to the left; Arabic ones stand as the writing mode sets them.
  selectors: { '&:lang(en), &:lang(tr)': { rotate: '180deg' } },
  '@media': {
    [media.folded]: {
      writingMode: 'horizontal-tb',
      order: 0,
      selectors: { '&:lang(en), &:lang(tr)': { rotate: 'none' } },
    },
  },
});
