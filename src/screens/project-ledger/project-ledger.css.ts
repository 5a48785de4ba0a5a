import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media } from '#ds/tokens/media.ts';
import { tokens } from '#ds/tokens/contract.css';
import { onHover } from '#ds/tokens/states.css';

const { color, fontSize, fontWeight, line, radius, size, space } = tokens;
const hairline = `${line.hairline} solid ${color.border}`;
const plain = { margin: 0, padding: 0, listStyle: 'none' } as const;

export const page = style({
  display: 'grid',
  gap: space[14],
  minInlineSize: 0,
  paddingBlock: `${space[8]} ${space[14]}`,
});
export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 380px)',
  gap: `${space[6]} ${space.columns}`,
  alignItems: 'end',
  '@media': { [media.stacked]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const title = style({ display: 'grid', gap: space[3], minInlineSize: 0, overflowWrap: 'anywhere' });
export const total = style({ display: 'grid', gap: space[2] });

export const figure = style({
  display: 'grid',
  gap: space[5],
  margin: 0,
  padding: space.gutter,
  background: color.surface,
  border: hairline,
  borderRadius: radius.panel,
});
export const stages = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  paddingBlockEnd: space[3],
  borderBlockEnd: hairline,
  fontSize: fontSize.small,
  fontWeight: fontWeight.semibold,
  color: color.accentText,
  '@media': { [media.stacked]: { display: 'none' } },
});
globalStyle(`${stages} > :last-child:not(:first-child)`, { textAlign: 'end' });
globalStyle(`${stages} > :nth-child(2):not(:last-child)`, { textAlign: 'center' });
export const wide = style({ position: 'relative', '@media': { [media.stacked]: { display: 'none' } } });
export const narrow = style({ display: 'none', '@media': { [media.stacked]: { display: 'grid', gap: space[5] } } });
export const drawing = style({ display: 'block', inlineSize: '100%', blockSize: 'auto', overflow: 'visible' });
globalStyle(`${narrow} ${drawing}`, { maxInlineSize: '420px', marginInline: 'auto' });

const looks = {
  work: { fill: color.accentSoft, stroke: color.accent },
  held: { fill: color.surfaceSunken, stroke: color.borderStrong, strokeDasharray: '4 4' },
  endowment: { fill: color.surfaceInfo, stroke: color.infoText },
  fee: { fill: color.track, stroke: color.onSurfaceSubtle },
} as const;
export const bodies = styleVariants(looks, ({ fill }) => ({ fill }));
export const edges = styleVariants(looks, ({ fill: _fill, ...rest }) => ({ ...rest, fill: 'none', strokeWidth: 1.4 }));
export const strands = styleVariants(looks, ({ fill: _fill, ...rest }) => ({
  ...rest,
  fill: 'none',
  strokeWidth: 0.8,
  opacity: 0.55,
}));
export const nodes = styleVariants(looks, ({ stroke }) => ({ fill: stroke, stroke }));
export const heldNode = style({ fill: color.surface, stroke: color.borderStrong, strokeWidth: 1.4 });
export const number = style({
  fill: color.onSurface,
  stroke: color.surface,
  strokeWidth: 4,
  paintOrder: 'stroke',
  fontSize: fontSize.micro,
  fontWeight: fontWeight.semibold,
});
export const label = style({
  position: 'absolute',
  display: 'grid',
  insetInlineStart: 'calc(var(--along) * 1% + 20px)',
  insetBlockStart: 'calc(var(--across) * 1%)',
  transform: 'translateY(-50%)',
  maxInlineSize: '24%',
  paddingInline: space[1],
  fontSize: fontSize.small,
  lineHeight: 1.3,
  background: `color-mix(in srgb, ${color.surface} 78%, transparent)`,
  borderRadius: radius.small,
});
export const lastLabel = style([label, { insetInlineStart: 'auto', insetInlineEnd: space[5], textAlign: 'end' }]);
export const name = style({ fontWeight: fontWeight.semibold, overflowWrap: 'anywhere' });
export const parts = style({ ...plain, display: 'grid' });
export const stage = style({
  paddingBlock: `${space[4]} ${space[1]}`,
  fontSize: fontSize.small,
  fontWeight: fontWeight.semibold,
  color: color.accentText,
});
export const part = style({
  display: 'grid',
  gridTemplateColumns: '1.6em minmax(0, 1fr) auto',
  gap: space[2],
  paddingBlock: space[2],
  borderBlockEnd: hairline,
});
export const key = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[2]} ${space[5]}`,
  color: color.onSurfaceMuted,
  fontSize: fontSize.small,
});
export const swatches = styleVariants(looks, ({ fill, stroke }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  selectors: {
    '&::before': {
      content: '',
      inlineSize: '12px',
      blockSize: '12px',
      background: fill,
      border: `${line.hairline} solid ${stroke}`,
      forcedColorAdjust: 'none',
    },
  },
}));

export const section = style({ display: 'grid', gap: space[4], minInlineSize: 0 });
export const sectionHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[3]} ${space[6]}`,
  alignItems: 'end',
  justifyContent: 'space-between',
});
export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: space[3], alignItems: 'center' });
export const table = style({ inlineSize: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' });
export const end = style({});
export const aside = style({});
globalStyle(`${table} th, ${table} td`, {
  paddingBlock: space[1],
  paddingInlineEnd: space[4],
  borderBlockEnd: hairline,
  textAlign: 'start',
  verticalAlign: 'baseline',
  fontWeight: fontWeight.regular,
});
globalStyle(`${table} thead th`, {
  fontSize: fontSize.small,
  fontWeight: fontWeight.semibold,
  borderBlockEnd: `${line.hairline} solid ${color.onSurface}`,
});
globalStyle(`${table} ${end}`, { textAlign: 'end', paddingInlineEnd: 0, paddingInlineStart: space[4] });
globalStyle(`${table} ${end} > *`, { whiteSpace: 'nowrap' });
// On a phone a line is three rows: day and sum, what it was, and what the fund held after it.
globalStyle(`${table} thead`, { '@media': { [media.phone]: { display: 'none' } } });
globalStyle(`${table} tr`, {
  '@media': {
    [media.phone]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gap: `${space[1]} ${space[3]}`,
      alignItems: 'center',
      paddingBlock: space[3],
      borderBlockEnd: hairline,
    },
  },
});
globalStyle(`${table} :is(th, td)`, { '@media': { [media.phone]: { padding: 0, border: 0 } } });
globalStyle(`${table} ${end}`, { '@media': { [media.phone]: { paddingInlineStart: 0 } } });
globalStyle(`${table} ${aside}`, { '@media': { [media.stacked]: { display: 'none' } } });
export const what = style({ '@media': { [media.phone]: { order: 1, gridColumn: '1 / -1' } } });
export const sum = style({ fontWeight: fontWeight.semibold });
export const balance = style({ '@media': { [media.phone]: { order: 3 } } });
// Beside its words a long sum is wider than a phone at twice the text size.
globalStyle(`${table} ${balance} > *`, { '@media': { [media.phone]: { whiteSpace: 'normal' } } });
export const onPhone = style({ display: 'none', '@media': { [media.phone]: { display: 'inline' } } });
export const entry = style({ '@media': { [media.phone]: { order: 2, textAlign: 'start' } } });
export const marked = style({ background: color.surfaceGold });
globalStyle(`${table} ${marked} > :first-child`, {
  boxShadow: `inset 3px 0 0 ${color.gold}`,
  paddingInlineStart: space[3],
});
globalStyle(`[dir='rtl'] ${table} ${marked} > :first-child`, { boxShadow: `inset -3px 0 0 ${color.gold}` });
export const hash = style({
  fontFamily: 'ui-monospace, monospace',
  fontSize: fontSize.small,
  overflowWrap: 'anywhere',
});
export const hashLink = style([
  hash,
  {
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: size.target,
    color: color.onSurfaceMuted,
    textDecoration: 'none',
    ...onHover({ textDecoration: 'underline' }),
  },
]);

export const proof = style({
  display: 'grid',
  gap: space[3],
  padding: space[5],
  background: color.surfaceGold,
  borderRadius: radius.panel,
  minInlineSize: 0,
});
export const facts = style({ display: 'grid', gap: space[2], margin: 0 });
globalStyle(`${facts} dt`, { fontSize: fontSize.small, color: color.onSurfaceMuted });
globalStyle(`${facts} dd`, { margin: 0 });

export const seal = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `${space[4]} ${space[8]}`,
  alignItems: 'center',
  padding: space.gutter,
  color: color.onDeep,
  background: color.surfaceDeep,
  borderRadius: radius.panel,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const sealStar = style({ inlineSize: '112px', blockSize: '112px', color: color.gold });
export const sealText = style({ display: 'grid', gap: space[3], minInlineSize: 0 });
export const sealMuted = style({ margin: 0, color: color.onDeepMuted });
export const sealLink = style({
  color: color.onDeep,
  minBlockSize: size.target,
  display: 'inline-flex',
  alignItems: 'center',
});
export const outcome = style({ display: 'grid', gap: space[2] });
const outcomeTitle = style({ margin: 0, fontSize: fontSize.lead, fontWeight: fontWeight.semibold });
/** Read out on every screen, seen where the drawing has numbers. */
export const partsOnPhone = style({
  '@media': {
    [media.beside]: {
      position: 'absolute',
      inlineSize: '1px',
      blockSize: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});
export const outcomes = styleVariants({
  good: [outcomeTitle, { color: color.gold }],
  bad: [outcomeTitle, { textDecorationLine: 'underline' }],
  unable: [outcomeTitle],
});
export const sealUnder = style({ stroke: color.surfaceDeep });
export const sealLinks = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${space[6]}`, margin: 0 });
export const proofText = style({ margin: 0 });
export const bar = style({ inlineSize: '100%', blockSize: size.barHero, accentColor: color.gold });
