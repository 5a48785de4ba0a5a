import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '#ds/tokens/media.ts';
import { tokens } from '#ds/tokens/contract.css';

const { color, elevation, fontSize, fontWeight, line, radius, size, space } = tokens;
const hairline = `${line.hairline} solid ${color.border}`;
const ruled = `${line.hairline} solid ${color.borderStrong}`;
const tinted = `color-mix(in oklab, ${color.surfaceAccent} 45%, transparent)`;
const padding = `${space[3]} 14px`;

/** The sheet needs its width: the tape goes below it earlier than elsewhere. */
const STACKED = '(max-width: 1100px)';

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 392px',
  gap: `${space[8]} ${space.columnsNear}`,
  alignItems: 'start',
  '@media': { [STACKED]: { gridTemplateColumns: 'minmax(0, 1fr)' }, [media.print]: { display: 'block' } },
});

export const verdict = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space.columnsNear,
  alignItems: 'center',
  paddingBlock: space[6],
  borderBlock: hairline,
  color: color.onSurfaceMuted,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const verdictTitle = style({
  display: 'block',
  color: color.onSurface,
  fontSize: fontSize.h3,
  fontWeight: fontWeight.semibold,
});
export const strands = style({ inlineSize: '76px', '@media': { [media.phone]: { inlineSize: '56px' } } });
export const strandAway = style({ stroke: color.accent });
globalStyle(`[dir="rtl"] ${strands}`, { transform: 'scaleX(-1)' });

export const sheet = style({
  border: ruled,
  borderRadius: radius.base,
  background: color.surface,
  overflow: 'hidden',
  '@media': { [media.phone]: { border: 0, background: 'none', overflow: 'visible' } },
});
export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  fontSize: fontSize.label,
  '@media': { [media.phone]: { display: 'block' } },
});
/** The period has the longest words. */
for (const [column, share] of ['21%', '15%', '28%', '17%', '19%'].entries())
  globalStyle(`${table} th:nth-child(${column + 1})`, { inlineSize: share });
export const end = style({ textAlign: 'end' });
globalStyle(`${table} thead`, {
  background: color.surfaceSunken,
  '@media': {
    [media.phone]: {
      position: 'absolute',
      inlineSize: '1px',
      blockSize: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
});
globalStyle(`${table} th`, {
  padding: `${space[2.5]} ${space[3.5]}`,
  fontWeight: fontWeight.medium,
  textAlign: 'start',
});
globalStyle(`${table} th.${end}`, { textAlign: 'end' });
globalStyle(`${table} th:not(:last-child)`, { borderInlineEnd: hairline });
globalStyle(`${table} tbody`, { '@media': { [media.phone]: { display: 'grid', gap: space[3] } } });
globalStyle(`${table} tbody tr`, {
  borderBlockStart: ruled,
  '@media': {
    [media.phone]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      border: ruled,
      borderRadius: radius.base,
      background: color.surface,
      overflow: 'hidden',
    },
  },
});
globalStyle(`${table} tbody tr + tr`, { borderBlockStart: hairline, '@media': { [media.phone]: { border: ruled } } });
globalStyle(`${table} td`, { '@media': { [media.phone]: { borderBlockStart: hairline } } });
globalStyle(`${table} td:first-child`, { '@media': { [media.phone]: { gridColumn: '1 / -1', borderBlockStart: 0 } } });
globalStyle(`${table} td:not(:last-child)`, { borderInlineEnd: hairline });
globalStyle(`${table} td[data-label]::before`, {
  '@media': {
    [media.phone]: {
      content: 'attr(data-label)',
      display: 'block',
      padding: `${space[2.5]} ${space[3.5]} 0`,
      color: color.onSurfaceMuted,
      fontSize: fontSize.small,
      textAlign: 'start',
    },
  },
});

export const filled = style({
  blockSize: '60px',
  padding: 0,
  background: tinted,
  verticalAlign: 'top',
  '@media': { [media.phone]: { blockSize: 'auto' } },
});
const listedCell = style({
  padding: `${space[4.5]} ${space[3.5]}`,
  textAlign: 'end',
  verticalAlign: 'top',
  '@media': { [media.phone]: { minBlockSize: size.action, padding: 0, textAlign: 'start' } },
});
/** On a phone the label before it has its own air. */
globalStyle(`${listedCell} > *`, {
  '@media': {
    [media.phone]: { display: 'inline-block', marginInline: space[3.5], marginBlock: `${space[1]} ${space[3]}` },
  },
});
export const listed = style([listedCell, { color: color.onSurfaceMuted }]);
export const due = style([listedCell, { fontWeight: fontWeight.semibold }]);

const input = style({
  display: 'block',
  inlineSize: '100%',
  minBlockSize: '58px',
  padding,
  border: 0,
  borderRadius: 0,
  background: 'none',
  color: color.onSurface,
  font: 'inherit',
  outlineOffset: '-2px',
  selectors: {
    '&:focus-visible': { outline: `${line.selected} solid ${color.accent}` },
    '&[aria-invalid="true"]': { boxShadow: `inset 0 0 0 2px ${color.danger}` },
  },
  '@media': { [media.phone]: { minBlockSize: size.target } },
});
export const number = style([input, { textAlign: 'end', '@media': { [media.phone]: { textAlign: 'start' } } }]);
/** The mark of a list that opens stands off the edge of its cell. */
export const choice = style([input, { borderInlineEnd: `${space[3]} solid transparent` }]);
export const symbol = style([
  input,
  { fontWeight: fontWeight.semibold, textTransform: 'uppercase', selectors: { '[dir="rtl"] &': { textAlign: 'end' } } },
]);
export const name = style({
  display: 'block',
  marginBlockStart: `calc(-1 * ${space[4]})`,
  paddingInline: space[3.5],
  paddingBlockEnd: space[2],
  color: color.onSurfaceMuted,
  fontSize: fontSize.small,
});
globalStyle(`${filled} > [id$="-error"]`, { paddingInline: space[3.5], paddingBlockEnd: space[2] });

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  alignItems: 'center',
  justifyContent: 'space-between',
});
export const key = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[4]}`,
  color: color.onSurfaceMuted,
  fontSize: fontSize.small,
});
const keyMark = style({
  display: 'inline-flex',
  gap: space[2],
  alignItems: 'center',
  selectors: {
    '&::before': {
      content: '',
      inlineSize: '14px',
      blockSize: '14px',
      border: ruled,
      borderRadius: radius.small,
      background: color.surface,
    },
  },
});
export const keyListed = style([keyMark]);
export const keyFilled = style([
  keyMark,
  { selectors: { '&::before': { borderColor: color.accent, background: color.surfaceAccent } } },
]);
export const notes = style({ display: 'grid', gap: space[3] });

export const sources = style({ inlineSize: '100%', borderCollapse: 'collapse', fontSize: fontSize.label });
globalStyle(`${sources} th, ${sources} td`, {
  paddingBlock: space[3],
  paddingInlineEnd: space[4],
  borderBlockEnd: hairline,
  textAlign: 'start',
  verticalAlign: 'top',
});
globalStyle(`${sources} thead th`, { color: color.onSurfaceMuted, fontWeight: fontWeight.medium });
globalStyle(`${sources} .${end}`, { paddingInlineEnd: 0, textAlign: 'end' });

export const tapeFrame = style({ filter: `drop-shadow(0 1px 0 ${color.border})` });
export const tape = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  padding: `${space[6]} ${space[6]} ${space[5]}`,
  border: hairline,
  borderBlockEnd: 0,
  borderStartStartRadius: radius.base,
  borderStartEndRadius: radius.base,
  background: color.surfaceRaised,
  boxShadow: elevation.card,
  '@media': { [media.print]: { boxShadow: 'none', paddingInline: 0, border: 0 } },
});
/** The torn end of the strip. */
export const tapeEnd = style({
  blockSize: '12px',
  background: `linear-gradient(135deg, ${color.surfaceRaised} 50%, transparent 50%) 0 0 / 16px 12px repeat-x, linear-gradient(225deg, ${color.surfaceRaised} 50%, transparent 50%) 0 0 / 16px 12px repeat-x`,
  '@media': { [media.print]: { display: 'none' }, [media.forced]: { display: 'none' } },
});
export const bar = style({
  display: 'block',
  blockSize: size.bar,
  marginBlockStart: space[3],
  borderRadius: radius.small,
  background: color.track,
});
export const barFill = style({
  display: 'block',
  blockSize: '100%',
  borderRadius: radius.small,
  background: color.accent,
});
export const strip = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
globalStyle(`${strip} > li`, {
  display: 'grid',
  gap: space[0.5],
  paddingBlock: space[3],
  borderBlockEnd: `${line.hairline} dashed ${color.border}`,
});
export const stripLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[4]}`,
  justifyContent: 'space-between',
  fontWeight: fontWeight.medium,
});
export const stripNote = style({ color: color.onSurfaceMuted, fontSize: fontSize.small });
export const fine = style({
  display: 'flex',
  gap: space[2],
  alignItems: 'flex-start',
  color: color.onSurfaceMuted,
  fontSize: fontSize.small,
  '@media': { '(scripting: none)': { display: 'none' }, [media.print]: { display: 'none' } },
});
// On a phone the columns wrap, so that enlarged text keeps within the page.
globalStyle(`${sources} tr`, {
  '@media': { [media.phone]: { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(5.2em, 1fr))' } },
});
globalStyle(`${sources} th, ${sources} td`, {
  '@media': { [media.phone]: { overflowWrap: 'anywhere', minInlineSize: 0 } },
});
globalStyle(`${sources} bdi`, { '@media': { [media.phone]: { whiteSpace: 'normal' } } });
