import { style } from '@vanilla-extract/css';
import { media } from '#ds/tokens/media.ts';
import { tokens } from '#ds/tokens/contract.css';
import { ring } from '#ds/tokens/states.css';

const { color, fontSize, fontWeight, line, radius, size, space, width } = tokens;
const hairline = `${line.hairline} solid ${color.border}`;

export const layout = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${width.aside}`,
  gap: `${space[7]} ${space.columnsNear}`,
  alignItems: 'start',
  '@media': { [media.stacked]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const tabs = style({ display: 'flex', flexWrap: 'wrap', borderBlockEnd: hairline });
export const tab = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: size.control,
  paddingInline: space[4],
  color: color.onSurfaceMuted,
  textDecoration: 'none',
  fontWeight: fontWeight.medium,
  borderBlockEnd: `${line.selected} solid transparent`,
  selectors: {
    '&[aria-current]': { color: color.accentText, fontWeight: fontWeight.semibold, borderColor: color.accent },
    '&:focus-visible': ring,
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { color: color.accentText } } },
    // Four kinds stand in one row.
    [media.phone]: { flex: 'auto', justifyContent: 'center', paddingInline: space[1.5] },
  },
});

export const clock = style({
  display: 'flex',
  gap: space[3],
  paddingBlock: space[5],
  borderBlockEnd: hairline,
  color: color.accentText,
});
export const clockTitle = style({ fontSize: fontSize.choice, fontWeight: fontWeight.semibold, color: color.onSurface });

export const countries = style({ display: 'grid' });
export const country = style({
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr) auto 24px',
  gap: `${space[1]} ${space[5]}`,
  alignItems: 'center',
  padding: `${space[4.5]} ${space[4]}`,
  borderBlockEnd: hairline,
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': {
      background: color.surfaceAccent,
      borderRadius: radius.base,
      borderColor: 'transparent',
      outline: `${line.selected} solid ${color.accent}`,
      outlineOffset: '-2px',
    },
    '&:has(:disabled)': { cursor: 'default', color: color.onSurfaceMuted },
  },
  '@media': {
    [media.phone]: {
      gridTemplateColumns: '52px minmax(0, 1fr) 24px',
      paddingBlock: space[3],
      paddingInline: space[3],
      columnGap: space[3],
    },
    [media.forced]: { selectors: { '&:has(:checked)': { outlineColor: 'Highlight' } } },
  },
});
export const countryText = style({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' });
export const countryName = style({ fontSize: fontSize.choice, fontWeight: fontWeight.semibold });
export const note = style({ fontSize: fontSize.small, color: color.onSurfaceMuted, lineHeight: 1.55 });
/** On phones the time left of the chosen one stands above the list; a row for each would put the order far down. */
export const rowLeft = style([note, { '@media': { [media.phone]: { display: 'none' } } }]);
export const more = style({ borderBlockEnd: hairline });
export const moreLine = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: size.action,
  paddingInline: space[4],
  color: color.accentText,
  fontWeight: fontWeight.medium,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' }, '&:focus-visible': ring },
  '@media': { [media.phone]: { paddingInline: space[3] } },
});
export const moreMark = style({ selectors: { [`${more}[open] &`]: { rotate: '180deg' } } });
export const price = style({
  display: 'grid',
  textAlign: 'end',
  '@media': {
    [media.phone]: {
      gridColumn: 2,
      gridRow: 2,
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      gap: `0 ${space[2]}`,
      textAlign: 'start',
    },
  },
});
export const figure = style({ fontSize: fontSize.choice, fontWeight: fontWeight.semibold });
export const small = style({ '@media': { [media.phone]: { gridRow: '1 / 3' } } });
export const dot = style({ display: 'grid', '@media': { [media.phone]: { gridColumn: 3, gridRow: '1 / 3' } } });

export const card = style({ display: 'grid', gap: space[5] });
export const actions = style({ display: 'grid', gap: space[2] });
export const ruling = style({ paddingBlockStart: space[5] });

export const cardHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space[2],
});
export const cardTitle = style({ fontSize: fontSize.h3, fontWeight: fontWeight.semibold });
export const countdown = style({
  padding: `${space[0.5]} ${space[2]}`,
  borderRadius: radius.small,
  background: color.surfaceInfo,
  color: color.infoText,
  fontSize: fontSize.small,
  fontWeight: fontWeight.medium,
});
export const star = style({ inlineSize: '248px', maxInlineSize: '100%', marginInline: 'auto' });
export const stars = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(120px, 1fr))',
  gap: space[4],
});
export const key = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: `${space[1.5]} ${space[5]}`,
  marginBlockStart: space[3],
  fontSize: fontSize.small,
  color: color.onSurfaceMuted,
});
const keyOf = (background: string) =>
  style({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[2],
    '::before': {
      content: '""',
      inlineSize: '14px',
      blockSize: '14px',
      borderRadius: radius.small,
      background,
      outline: `${line.hairline} solid transparent`,
    },
  });
export const keyTaken = keyOf(color.accent);
export const keyMine = keyOf(color.gold);
export const keyOpen = keyOf(color.track);
export const facts = style({ display: 'grid', gap: space[1], fontSize: fontSize.small, color: color.onSurfaceMuted });

export const names = style({ display: 'grid', gap: space[3] });
export const named = style({
  display: 'grid',
  gridTemplateColumns: '34px minmax(0, 1fr)',
  gap: space[3],
  alignItems: 'center',
});
export const number = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '34px',
  blockSize: '34px',
  borderRadius: radius.small,
  background: color.gold,
  color: color.onGold,
  fontSize: fontSize.label,
  fontWeight: fontWeight.semibold,
});
export const nameError = style({ gridColumn: '2' });
export const proxy = style({
  margin: 0,
  paddingInlineStart: space[4],
  borderInlineStart: `${line.note} solid ${color.borderStrong}`,
  fontSize: fontSize.label,
  color: color.onSurfaceMuted,
});

export const steps = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  borderBlockStart: `${line.selected} solid ${color.accent}`,
  '@media': {
    [media.stacked]: {
      gridAutoFlow: 'row',
      gap: space[6],
      borderBlockStart: 0,
      borderInlineStart: `${line.selected} solid ${color.accent}`,
    },
  },
});
export const step = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: space[1],
  paddingBlockStart: space[5],
  paddingInlineEnd: space[6],
  '::before': {
    content: '""',
    position: 'absolute',
    insetBlockStart: '-8px',
    insetInlineStart: 0,
    inlineSize: '14px',
    blockSize: '14px',
    rotate: '45deg',
    background: color.accent,
    outline: `4px solid ${color.canvas}`,
  },
  '@media': {
    [media.stacked]: {
      paddingBlockStart: 0,
      paddingInlineStart: space[6],
      '::before': { insetBlockStart: '6px', insetInlineStart: '-8px' },
    },
  },
});
export const when = style({ fontSize: fontSize.small, fontWeight: fontWeight.semibold, color: color.accentText });
export const stepTitle = style({ fontWeight: fontWeight.semibold });

export const sent = style({ ':focus': { outline: 'none' } });
export const reminder = style({ display: 'grid', gap: space[4] });
export const reminderBeside = style([
  reminder,
  {
    gridTemplateColumns: `minmax(0, 1fr) minmax(0, ${width.aside})`,
    columnGap: space[9],
    '@media': { [media.stacked]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  },
]);
