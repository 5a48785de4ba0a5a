import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media } from '#ds/tokens/media.ts';
import { tokens } from '#ds/tokens/contract.css';
import { cover } from '#src/screens/project/project.css';

const { color, fontSize, fontWeight, line, space } = tokens;

export const band = style([cover, { blockSize: 'clamp(110px, 15vw, 210px)', borderRadius: 0 }]);
export const figureBox = style({ display: 'grid', gap: space[4], margin: 0 });
/** Two drawings, of which one is shown: letters must not shrink with the window. */
export const charts = styleVariants({
  wide: { inlineSize: '100%', blockSize: 'auto', '@media': { [media.phone]: { display: 'none' } } },
  narrow: { inlineSize: '100%', blockSize: 'auto', display: 'none', '@media': { [media.phone]: { display: 'block' } } },
});
export const water = style({ fill: color.accentSoft });
export const level = style({ fill: 'none', stroke: color.accent, strokeWidth: 2 });
export const axis = style({ stroke: color.onSurface, strokeWidth: 1.5 });
export const bar = style({ fill: color.accent });
export const running = style({ fill: 'none', stroke: color.accent, strokeWidth: 1.5, strokeDasharray: '3 3' });
export const figure = style({ fill: color.onSurface, fontSize: fontSize.small, fontWeight: fontWeight.semibold });
export const year = style({ fill: color.onSurfaceMuted, fontSize: fontSize.micro });
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
  selectors: {
    '&::before': {
      content: '',
      inlineSize: '12px',
      blockSize: '12px',
      border: `${line.hairline} solid ${color.accent}`,
    },
  },
});
export const keyWater = style([mark, { selectors: { '&::before': { background: color.accentSoft } } }]);
export const keyBar = style([mark, { selectors: { '&::before': { background: color.accent } } }]);
export const keyRunning = style([mark, { selectors: { '&::before': { borderStyle: 'dashed' } } }]);
export const table = style({ inlineSize: '100%', borderCollapse: 'collapse', textAlign: 'start' });
export const end = style({ textAlign: 'end' });
globalStyle(`${table} th, ${table} td`, {
  paddingBlock: space[3],
  paddingInlineEnd: space[4],
  borderBlockEnd: `${line.hairline} solid ${color.border}`,
  textAlign: 'start',
  verticalAlign: 'top',
});
globalStyle(`${table} ${end}`, { textAlign: 'end', whiteSpace: 'nowrap' });
// On a phone what a year became stands in a row of its own, under its figures.
globalStyle(`${table} tr`, {
  '@media': { [media.phone]: { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(4.6em, 1fr))' } },
});
globalStyle(`${table} thead th:last-child`, { '@media': { [media.phone]: { display: 'none' } } });
globalStyle(`${table} td:last-child`, { '@media': { [media.phone]: { gridColumn: '1 / -1', paddingBlockStart: 0 } } });
globalStyle(`${table} tbody tr > :not(:last-child)`, { '@media': { [media.phone]: { borderBlockEnd: 'none' } } });
