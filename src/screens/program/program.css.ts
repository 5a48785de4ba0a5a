import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '#ds/tokens/media.ts';
import { tokens } from '#ds/tokens/contract.css';

const { color, elevation, fontSize, fontWeight, line, radius, script, size, space, width } = tokens;

export const opening = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
  alignItems: 'stretch',
  borderBlockEnd: `${line.hairline} solid ${color.border}`,
  '@media': { [media.stacked]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'center',
  gap: space[6],
  paddingBlock: space.band,
  paddingInlineStart: `max(${space.gutter}, (100vw - ${width.content}) / 2)`,
  paddingInlineEnd: space[12],
  '@media': {
    [media.stacked]: { gap: space[5], paddingInline: space.gutter, paddingBlock: `${space[6]} ${space[8]}` },
  },
});
export const title = style({
  fontSize: fontSize.display,
  fontWeight: fontWeight.semibold,
  lineHeight: script.displayLine,
  letterSpacing: script.displayTracking,
  maxInlineSize: '14ch',
  selectors: { '&:lang(tr)': { fontSize: `calc(${fontSize.display} * .86)` } },
});
export const art = style({
  position: 'relative',
  minBlockSize: '380px',
  overflow: 'clip',
  background: color.surfaceSunken,
  '@media': {
    [media.stacked]: {
      order: -1,
      minBlockSize: 0,
      blockSize: '132px',
      // What is to be filled in comes after the words, not before them.
      selectors: { '&:has(form)': { order: 0, blockSize: 'auto' } },
    },
  },
});
/** A row of arches on one ground, the middle one larger. */
export const arches = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.25fr) minmax(0, 1fr)',
  alignItems: 'end',
  gap: space[4],
  minBlockSize: '380px',
  paddingBlockStart: space.band,
  paddingInlineEnd: `max(${space.gutter}, (100vw - ${width.content}) / 2)`,
  background: color.surfaceGold,
  paddingInlineStart: space[6],
  '@media': {
    [media.stacked]: { order: -1, minBlockSize: 0, paddingBlockStart: space[6], paddingInline: space.gutter },
  },
});
globalStyle(`${arches} > svg`, { display: 'block', '@media': { [media.stacked]: { maxBlockSize: '150px' } } });
/** A card over the pattern; on narrow pages below it. */
export const bill = style({
  position: 'absolute',
  // Clear of the donate tab, which keeps the left edge in every language.
  insetInlineStart: space[8],
  insetInlineEnd: `calc(${size.target} + ${space[5]})`,
  insetBlockEnd: space[8],
  padding: space[6],
  borderRadius: radius.base,
  background: color.surface,
  boxShadow: elevation.card,
  '@media': {
    [media.stacked]: { position: 'static', boxShadow: 'none', borderRadius: 0, paddingInline: space.gutter },
  },
});
export const picture = style({
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  // The star of the pattern is at its end.
  objectPosition: '100% 50%',
  '@media': { [media.stacked]: { selectors: { '&:has(+ form)': { display: 'block', blockSize: '96px' } } } },
  filter: tokens.effect.coverFilter,
  selectors: { '[dir="rtl"] &': { scale: '-1 1' } },
});
export const rules = style({ display: 'grid', gap: space[3], margin: 0, padding: 0, listStyle: 'none' });
/** The mark stands before the sentence, or above it where there is no room beside it. */
export const rule = style({
  display: 'grid',
  gap: space[2],
  justifyItems: 'start',
  padding: space[3],
  borderRadius: radius.base,
  background: color.surfaceSunken,
});
