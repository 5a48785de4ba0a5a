import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '#ds/tokens/media.ts';
import { tokens } from '#ds/tokens/contract.css';
import { tab } from '#src/screens/quick-donation/donate-tab.css';

const { color, fontSize, layer, line, size, space } = tokens;

/** At the foot of a phone's screen. */
export const bar = style({
  display: 'none',
  '@media': {
    [media.phone]: {
      position: 'fixed',
      insetInline: 0,
      insetBlockEnd: 0,
      zIndex: layer.sticky,
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: `${space[1]} ${space[4]}`,
      paddingBlock: space[2],
      paddingInline: space.gutter,
      paddingBlockEnd: `max(${space[2]}, env(safe-area-inset-bottom))`,
      background: color.surface,
      borderBlockStart: `${line.hairline} solid ${color.border}`,
    },
  },
});
export const note = style({ minInlineSize: 0, fontSize: fontSize.small, color: color.onSurfaceMuted });
export const sum = style({ display: 'block', color: color.onSurface });
/** One way to donate at the foot is enough. */
globalStyle(`html:has(${bar}) ${tab}`, { '@media': { [media.phone]: { display: 'none' } } });
/** While a field of the form has the focus, the keyboard needs the place. */
globalStyle(`body:has(form :focus-visible) ${bar}`, { '@media': { [media.phone]: { display: 'none' } } });
/** The end of the page is not hidden behind the bar, and focus is never under it. */
globalStyle(`html:has(${bar})`, {
  '@media': { [media.phone]: { scrollPaddingBlockEnd: `calc(${size.action} + ${space[4]})` } },
});
globalStyle(`body:has(${bar})`, {
  '@media': { [media.phone]: { paddingBlockEnd: `calc(${size.action} + ${space[4]})` } },
});
