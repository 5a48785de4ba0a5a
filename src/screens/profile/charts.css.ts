import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '#ds/tokens/media.ts';
import { tokens } from '#ds/tokens/contract.css';

const { color, fontSize, fontWeight, line, radius, size, space } = tokens;
const hairline = `${line.hairline} solid ${color.border}`;

/** The scale at the inline start; time runs from there. */
export const chart = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `0 ${space[3]}`,
  color: color.onSurfaceMuted,
  fontSize: fontSize.micro,
});
export const scale = style({ display: 'grid', alignContent: 'space-between', blockSize: '12rem', textAlign: 'end' });
export const columns = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: space[2],
  alignItems: 'end',
  blockSize: '12rem',
  borderBlockStart: hairline,
  borderBlockEnd: `${line.hairline} solid ${color.onSurface}`,
  '@media': { [media.phone]: { gap: space[1] } },
});
export const column = style({
  blockSize: 'calc(var(--share) * 1%)',
  borderStartStartRadius: radius.base,
  borderStartEndRadius: radius.base,
  background: color.accent,
  forcedColorAdjust: 'none',
});
export const names = style({
  gridColumn: 2,
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: space[2],
  paddingBlockStart: space[2],
  textAlign: 'center',
  whiteSpace: 'nowrap',
  '@media': { [media.phone]: { gap: space[1] } },
});
/** On phones every other month has its name: there is no room for more. */
export const name = style({
  minInlineSize: 0,
  display: 'grid',
  justifyContent: 'center',
  '@media': { [media.phone]: { selectors: { '&:nth-child(odd)': { visibility: 'hidden' } } } },
});
export const sides = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(18rem, 100%), 1fr))',
  gap: space.columns,
  alignItems: 'start',
});
export const side = style({ display: 'grid', gap: space[4], minInlineSize: 0 });
export const table = style({ inlineSize: '100%', borderCollapse: 'collapse' });
/** Figures line up on their last digit in both directions. */
export const figure = style({ direction: 'ltr', textAlign: 'end' });
globalStyle(`${table} :is(th, td)`, {
  paddingBlock: space[2],
  textAlign: 'start',
  verticalAlign: 'baseline',
  fontWeight: fontWeight.regular,
});
globalStyle(`${table} thead th`, { color: color.onSurfaceMuted, fontSize: fontSize.small });
globalStyle(`${table} .${figure}`, { textAlign: 'end', paddingInlineStart: space[3] });
// On a phone figures that have no room beside their name stand below it.
globalStyle(`${table} tr`, {
  borderBlockEnd: hairline,
  '@media': { [media.phone]: { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end' } },
});
globalStyle(`${table} :is(th, td):first-child`, { '@media': { [media.phone]: { flex: '1 1 6em' } } });
globalStyle(`${table} .${figure}:last-child`, { '@media': { [media.phone]: { minInlineSize: '3.5rem' } } });
/** Sums of all lengths line up, where rows are no longer those of a table. */
export const sums = style({});
globalStyle(`${sums} .${figure}:last-child`, { '@media': { [media.phone]: { minInlineSize: '6rem' } } });
export const bar = style({
  display: 'block',
  inlineSize: 'calc(var(--share) * 1%)',
  minInlineSize: '2px',
  blockSize: size.bar,
  marginBlockStart: space[1],
  background: color.accent,
  forcedColorAdjust: 'none',
});
