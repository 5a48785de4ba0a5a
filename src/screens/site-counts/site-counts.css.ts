import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media } from '#ds/tokens/media.ts';
import { tokens } from '#ds/tokens/contract.css';

const { color, fontSize, fontWeight, line, radius, size, space } = tokens;
const hairline = `${line.hairline} solid ${color.border}`;
const rule = `${line.hairline} solid ${color.onSurface}`;
const one = 'minmax(0, 1fr)';

export const head = style({ display: 'grid', gap: space[3], overflowWrap: 'anywhere' });
export const period = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  alignItems: 'end',
  paddingBlockStart: space[2],
  '@media': { [media.print]: { display: 'none' } },
});

/** Figures in one frame, a hairline between them: the first leads. */
export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
  gap: '1px',
  margin: 0,
  border: hairline,
  borderRadius: radius.base,
  background: color.border,
  overflow: 'hidden',
});
export const fact = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[1],
  padding: space[4],
  background: color.surface,
});
export const label = style({ color: color.onSurfaceMuted, fontSize: fontSize.small });
export const value = style({ margin: 0, fontSize: fontSize.title, fontWeight: fontWeight.semibold, lineHeight: 1.3 });
export const lead = style([value, { fontSize: fontSize.figure }]);
export const none = style({ color: color.onSurfaceMuted });
export const before = style({ margin: 0, color: color.onSurfaceMuted, fontSize: fontSize.small });

export const sides = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 6fr)',
  gap: space.columns,
  alignItems: 'start',
  '@media': { [media.stacked]: { gridTemplateColumns: one, gap: space[12] } },
});
export const side = style({ display: 'grid', gap: space[5], minInlineSize: 0, overflowWrap: 'anywhere' });

export const figureBox = style({ display: 'grid', gap: space[3], margin: 0, color: color.onSurfaceMuted });
/** Two drawings, of which one is shown: letters must not shrink with the window. */
export const charts = styleVariants({
  wide: { inlineSize: '100%', blockSize: 'auto', '@media': { [media.phone]: { display: 'none' } } },
  narrow: { inlineSize: '100%', blockSize: 'auto', display: 'none', '@media': { [media.phone]: { display: 'block' } } },
});
export const whole = style({ fill: color.accentSoft, stroke: color.accent, strokeWidth: 1 });
export const part = style({ fill: color.accent });
export const axis = style({ stroke: color.onSurface, strokeWidth: 1.5 });
export const figure = style({ fill: color.onSurface, fontSize: fontSize.small, fontWeight: fontWeight.semibold });
export const name = style({ fill: color.onSurfaceMuted, fontSize: fontSize.micro });
export const key = style({ display: 'flex', flexWrap: 'wrap', gap: `${space[2]} ${space[5]}` });
const mark = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  selectors: {
    '&::before': {
      content: '',
      inlineSize: '12px',
      blockSize: '12px',
      border: `${line.hairline} solid ${color.accent}`,
      forcedColorAdjust: 'none',
    },
  },
});
export const keyPart = style([mark, { selectors: { '&::before': { background: color.accent } } }]);
export const keyWhole = style([mark, { selectors: { '&::before': { background: color.accentSoft } } }]);

export const table = style({ inlineSize: '100%', borderCollapse: 'collapse' });
export const end = style({});
globalStyle(`${table} th, ${table} td`, {
  paddingBlock: space[2],
  paddingInlineEnd: space[3],
  borderBlockEnd: hairline,
  textAlign: 'start',
  verticalAlign: 'baseline',
  fontWeight: fontWeight.regular,
});
globalStyle(`${table} thead th, ${table} tfoot :is(th, td)`, { fontWeight: fontWeight.semibold, borderBlockEnd: rule });
globalStyle(`${table} thead th`, { color: color.onSurfaceMuted, fontSize: fontSize.small });
// Figures line up on their last digit in both directions.
globalStyle(`${table} ${end}`, {
  direction: 'ltr',
  textAlign: 'end',
  paddingInlineEnd: 0,
  paddingInlineStart: space[2],
});
export const bar = style({
  display: 'block',
  inlineSize: 'calc(var(--share) * 1%)',
  minInlineSize: '2px',
  blockSize: size.bar,
  marginBlockStart: space[1],
  background: color.accent,
  forcedColorAdjust: 'none',
});
