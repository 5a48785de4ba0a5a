import { style } from '@vanilla-extract/css';
import { media } from '#ds/tokens/media.ts';
import { tokens } from '#ds/tokens/contract.css';

const { color, fontSize, fontWeight, line, script, space, width } = tokens;

export const hero = style({
  position: 'relative',
  overflow: 'clip',
  borderBlockEnd: `${line.hairline} solid ${color.border}`,
});
export const art = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  inlineSize: '35.5%',
  background: color.surfaceSunken,
  '@media': { [media.stacked]: { position: 'relative', inlineSize: '100%', blockSize: '132px' } },
});
export const picture = style({
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  // Right to left the form lies over the other side of the picture: mirrored, its star stays in sight.
  selectors: { '[dir="rtl"] &': { scale: '-1 1' } },
  filter: tokens.effect.coverFilter,
});
export const inner = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 428px clamp(0px, 8vw, 124px)',
  gap: space[12],
  // Not centered: a page that comes in pieces would move both columns with each piece.
  alignItems: 'start',
  maxInlineSize: `calc(${width.content} + 2 * ${space.gutter})`,
  minBlockSize: '640px',
  marginInline: 'auto',
  paddingInline: space.gutter,
  paddingBlock: space[18],
  '@media': {
    [media.stacked]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: space[7],
      minBlockSize: 0,
      paddingBlock: `${space[9]} ${space[7]}`,
    },
  },
});
/** Lower than the form beside it, which is taller. */
export const words = style({ paddingBlockStart: space[10], '@media': { [media.stacked]: { paddingBlockStart: 0 } } });
export const title = style({
  fontSize: fontSize.display,
  fontWeight: fontWeight.semibold,
  lineHeight: script.displayLine,
  letterSpacing: script.displayTracking,
  maxInlineSize: '11ch',
  // Turkish words are longer: the same sentence is set a step smaller, so that it keeps its three lines.
  selectors: { '&:lang(tr)': { fontSize: `calc(${fontSize.display} * .86)` }, '&:lang(ar)': { maxInlineSize: '12ch' } },
});
export const lead = style({
  maxInlineSize: '42ch',
  marginBlock: `${space[6]} ${space[8]}`,
  fontSize: fontSize.lead,
  color: color.onSurfaceMuted,
});
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[3] });
export const proof = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[3]} ${space[7]}`,
  marginBlockStart: space[10],
});
export const proofItem = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  color: color.accentText,
});
