import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '#ds/tokens/media.ts';
import { tokens } from '#ds/tokens/contract.css';
import { onHover } from '#ds/tokens/states.css';

const { color, fontSize, fontWeight, line, radius, size, space } = tokens;
const hairline = `${line.hairline} solid ${color.border}`;
const one = 'minmax(0, 1fr)';

export const head = style({
  display: 'grid',
  gap: space[4],
  paddingBlockEnd: space[8],
  marginBlockEnd: space[8],
  borderBlockEnd: `${line.hairline} solid ${color.onSurface}`,
  overflowWrap: 'anywhere',
});
export const sides = style({
  display: 'grid',
  gridTemplateColumns: `240px ${one}`,
  gap: space.columns,
  alignItems: 'start',
  '@media': { [media.stacked]: { gridTemplateColumns: one } },
});
/** Stays beside the part that is being filled in. */
export const thread = style({
  position: 'sticky',
  insetBlockStart: '104px',
  display: 'grid',
  gap: space[5],
  '@media': { [media.stacked]: { position: 'static' }, [media.print]: { display: 'none' } },
});
export const knots = style({
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderInlineStart: `${line.selected} solid ${color.border}`,
});
export const knot = style({ marginInlineStart: `calc(-1 * ${line.selected})` });
export const knotLink = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: size.target,
  paddingInlineStart: space[4],
  borderInlineStart: `${line.selected} solid transparent`,
  color: color.onSurfaceMuted,
  textDecoration: 'none',
  ...onHover({ color: color.accentText }),
});
export const form = style({ display: 'grid', gap: space[10], minInlineSize: 0 });
export const part = style({
  display: 'grid',
  gap: space[5],
  minInlineSize: 0,
  paddingBlockEnd: space[10],
  borderBlockEnd: hairline,
  scrollMarginBlockStart: '104px',
});
// The thread marks the part that the person is in, without a script.
for (const number of [1, 2, 3, 4, 5])
  globalStyle(`${sides}:has(#part-${number}:focus-within) ${knot}:nth-child(${number}) > ${knotLink}`, {
    borderInlineStartColor: color.accent,
    color: color.accentText,
    fontWeight: fontWeight.semibold,
  });
export const number = style({ color: color.accentText });
export const pair = style({
  display: 'grid',
  gridTemplateColumns: `repeat(2, ${one})`,
  gap: space[5],
  alignItems: 'start',
  '@media': { [media.phone]: { gridTemplateColumns: one } },
});
export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });
export const box = style({
  position: 'absolute',
  inset: 0,
  margin: 0,
  inlineSize: '100%',
  blockSize: '100%',
  opacity: 0,
  cursor: 'pointer',
});
const focused = {
  outline: `${line.selected} solid ${color.focusOuter}`,
  outlineOffset: '2px',
  boxShadow: `0 0 0 ${line.selected} ${color.focusInner}`,
} as const;
const chosen = { background: color.surfaceAccent, borderColor: color.accent, fontWeight: fontWeight.semibold } as const;
export const chip = style({
  position: 'relative',
  display: 'inline-flex',
  gap: space[2],
  alignItems: 'center',
  minBlockSize: size.target,
  paddingInline: space[4],
  border: `${line.hairline} solid ${color.borderStrong}`,
  borderRadius: radius.base,
  background: color.surface,
  selectors: { '&:has(:checked)': chosen, '&:has(:focus-visible)': focused },
});
export const tick = style({
  display: 'none',
  color: color.accentText,
  selectors: { [`${chip}:has(:checked) > &`]: { display: 'inline-flex' } },
});
export const week = style({
  display: 'grid',
  gridTemplateColumns: `repeat(7, ${one})`,
  gap: space[2],
  '@media': { [media.stacked]: { gridTemplateColumns: one } },
});
export const day = style({
  display: 'grid',
  gap: space[2],
  justifyItems: 'stretch',
  textAlign: 'center',
  fontSize: fontSize.small,
  fontWeight: fontWeight.medium,
  '@media': { [media.stacked]: { gridTemplateColumns: `${one} 96px`, alignItems: 'center', textAlign: 'start' } },
});
export const dayBox = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minBlockSize: size.control,
  border: `${line.hairline} solid ${color.borderStrong}`,
  borderRadius: radius.base,
  background: color.surface,
  selectors: {
    '&:has(:checked)': { background: color.accent, borderColor: color.accent },
    '&:has(:focus-visible)': focused,
  },
});
export const star = style({
  display: 'none',
  fill: color.onAccent,
  selectors: { [`${dayBox}:has(:checked) > &`]: { display: 'block' } },
  '@media': { [media.forced]: { fill: 'CanvasText' } },
});
export const foot = style({ display: 'flex', flexWrap: 'wrap', gap: space[5], alignItems: 'center' });
