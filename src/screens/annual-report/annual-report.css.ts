import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media } from '#ds/tokens/media.ts';
import { tokens } from '#ds/tokens/contract.css';
import { onHover } from '#ds/tokens/states.css';

const { color, fontSize, fontWeight, line, radius, size, space } = tokens;
const hairline = `${line.hairline} solid ${color.border}`;
const rule = `${line.hairline} solid ${color.onSurface}`;
const one = 'minmax(0, 1fr)';
const plain = { margin: 0, padding: 0, listStyle: 'none' } as const;

export const opening = style({ display: 'grid', gap: space[4], overflowWrap: 'anywhere' });
/** Real text, with the weave clipped to it; plain where a cover would not be seen. */
export const year = style({
  inlineSize: 'fit-content',
  fontSize: 'clamp(5rem, 3rem + 15vw, 17rem)',
  fontWeight: fontWeight.bold,
  lineHeight: 1,
  letterSpacing: 0,
  color: color.accentText,
  '@supports': {
    '(background-clip: text)': {
      background: `var(--cover) center / cover ${color.accent}`,
      backgroundClip: 'text',
      color: 'transparent',
    },
  },
  '@media': {
    [media.forced]: { background: 'none', color: 'CanvasText' },
    [media.print]: { background: 'none', color: color.onSurface },
  },
});
export const under = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[6],
  alignItems: 'end',
  justifyContent: 'space-between',
});
export const headline = style({ display: 'grid', gap: space[3], maxInlineSize: '34ch', minInlineSize: 0 });
export const headlineText = style({ fontSize: fontSize.h2, fontWeight: fontWeight.semibold, lineHeight: 1.25 });
export const ways = style({ display: 'grid', gap: space[2], '@media': { [media.print]: { display: 'none' } } });
export const parts = style({ display: 'grid', gap: space[14] });
export const part = style({
  display: 'grid',
  gap: space[4],
  minInlineSize: 0,
  alignContent: 'start',
  overflowWrap: 'anywhere',
});
export const sides = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 7fr) minmax(0, 6fr)`,
  gap: space.columns,
  alignItems: 'start',
  '@media': { [media.stacked]: { gridTemplateColumns: one } },
});

const inks = [color.accent, color.accentSoft, color.borderStrong, color.gold, color.border] as const;
export const hundred = style({ display: 'flex', gap: '3px', blockSize: '72px' });
export const slice = style({ flexGrow: 'var(--share)', flexBasis: 0, minInlineSize: '4px' });
export const slices = style({ ...plain, display: 'flex', flexWrap: 'wrap', gap: `${space[4]} ${space[10]}` });
export const sliceFact = style({
  display: 'grid',
  paddingInlineStart: space[3],
  borderInlineStart: `${line.note} solid ${color.border}`,
});
for (const [index, ink] of inks.entries()) {
  globalStyle(`${slice}:nth-child(${index + 1})`, { background: ink, forcedColorAdjust: 'none' });
  globalStyle(`${sliceFact}:nth-child(${index + 1})`, { borderInlineStartColor: ink });
}
export const share = style({ fontSize: fontSize.figure, fontWeight: fontWeight.semibold, lineHeight: 1.2 });

export const figureBox = style({ display: 'grid', gap: space[4], margin: 0 });
/** Two drawings, of which one is shown: letters must not shrink with the window. */
export const charts = styleVariants({
  wide: { inlineSize: '100%', blockSize: 'auto', '@media': { [media.phone]: { display: 'none' } } },
  narrow: { inlineSize: '100%', blockSize: 'auto', display: 'none', '@media': { [media.phone]: { display: 'block' } } },
});
export const zakat = style({ fill: color.gold });
export const other = style({ fill: color.accent });
export const axis = style({ stroke: color.onSurface, strokeWidth: 1.5 });
export const figure = style({ fill: color.onSurface, fontSize: fontSize.small, fontWeight: fontWeight.semibold });
export const name = style({ fill: color.onSurfaceMuted, fontSize: fontSize.micro });
export const key = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[2]} ${space[5]}`,
  color: color.onSurfaceMuted,
  fontSize: fontSize.small,
});
const mark = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  selectors: { '&::before': { content: '', inlineSize: '12px', blockSize: '12px', forcedColorAdjust: 'none' } },
});
export const keyZakat = style([mark, { selectors: { '&::before': { background: color.gold } } }]);
export const keyOther = style([mark, { selectors: { '&::before': { background: color.accent } } }]);

export const table = style({ inlineSize: '100%', borderCollapse: 'collapse' });
export const end = style({});
globalStyle(`${table} th, ${table} td`, {
  paddingBlock: space[2],
  paddingInlineEnd: space[3],
  borderBlockEnd: hairline,
  textAlign: 'start',
  fontWeight: fontWeight.regular,
});
globalStyle(`${table} thead th, ${table} tfoot :is(th, td)`, { fontWeight: fontWeight.semibold, borderBlockEnd: rule });
// On a phone amounts that have no room beside each other stand below each other.
globalStyle(`${table} tr`, {
  '@media': {
    [media.phone]: { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 6.2em), 1fr))' },
  },
});
globalStyle(`${table} ${end}`, { textAlign: 'end', paddingInlineEnd: 0 });
export const bar = style({
  display: 'block',
  inlineSize: 'calc(var(--share) * 1%)',
  minInlineSize: '2px',
  blockSize: size.bar,
  marginBlockStart: space[1],
  background: color.accent,
  forcedColorAdjust: 'none',
});

export const troubles = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, 240px), 1fr))`,
  gap: space[6],
  margin: 0,
  paddingBlock: space[4],
  borderBlock: rule,
});
export const trouble = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  gap: space[1],
  color: color.onSurfaceMuted,
});
export const troubleFigure = style({
  margin: 0,
  fontSize: fontSize.figure,
  fontWeight: fontWeight.semibold,
  lineHeight: 1.2,
  color: color.onSurface,
});

export const shelf = style({
  ...plain,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 132px), 1fr))',
  gap: space[4],
  '@media': { [media.print]: { display: 'none' } },
});
export const book = style({ display: 'grid', borderBlockEnd: rule });
export const spine = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space[2],
  paddingBlockEnd: space[3],
  border: hairline,
  borderRadius: radius.base,
  background: color.surface,
  color: 'inherit',
  fontSize: fontSize.title,
  fontWeight: fontWeight.semibold,
  textDecoration: 'none',
  ...onHover({ borderColor: color.accent }),
  selectors: { '&[aria-current]': { borderColor: color.accent, boxShadow: `inset 0 0 0 1px ${color.accent}` } },
});
export const cover = style({ inlineSize: '100%', blockSize: 'auto', aspectRatio: '1' });
export const file = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: size.target,
  color: color.accentText,
  fontSize: fontSize.small,
});
