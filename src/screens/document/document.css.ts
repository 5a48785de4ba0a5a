import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '#ds/tokens/media.ts';
import { tokens } from '#ds/tokens/contract.css';
import { onHover } from '#ds/tokens/states.css';

const { color, fontSize, fontWeight, line, script, size, space } = tokens;
const hairline = `${line.hairline} solid ${color.border}`;

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 260px) minmax(0, 64ch)',
  gap: `${space[8]} ${space.columns}`,
  alignItems: 'start',
  '@media': { [media.stacked]: { gridTemplateColumns: 'minmax(0, 1fr)' }, [media.print]: { display: 'block' } },
});
export const head = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  paddingBlockEnd: space[6],
  borderBlockEnd: `${line.note} solid ${color.onSurface}`,
});
// At twice the text size one word is wider than a phone.
globalStyle(`${head} h1`, { overflowWrap: 'anywhere' });
export const lead = style({ maxInlineSize: '64ch', fontSize: fontSize.lead, color: color.onSurfaceMuted });
export const date = style({ fontSize: fontSize.small, color: color.onSurfaceMuted });
export const contents = style({
  '@media': {
    [media.beside]: { position: 'sticky', insetBlockStart: `calc(${size.header} + ${space[5]})` },
    [media.print]: { display: 'none' },
  },
});
export const contentsLink = style([
  {
    display: 'flex',
    alignItems: 'center',
    minBlockSize: size.target,
    paddingBlock: space[1],
    borderBlockEnd: hairline,
    fontSize: fontSize.label,
    fontWeight: fontWeight.medium,
    lineHeight: 1.4,
    textDecoration: 'none',
  },
  onHover({ color: color.accentText }),
]);
export const text = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[12],
  fontSize: fontSize.choice,
  selectors: { '&:lang(ar)': { lineHeight: 2 } },
});
export const section = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] });
export const title = style({
  fontSize: fontSize.h2,
  fontWeight: fontWeight.semibold,
  lineHeight: script.headingLine,
  scrollMarginBlockStart: '110px',
});
export const list = style({ display: 'grid', gap: space[2] });
globalStyle(`${list} > li`, { position: 'relative', paddingInlineStart: space[6] });
globalStyle(`${list} > li::before`, {
  content: '""',
  position: 'absolute',
  insetInlineStart: '4px',
  insetBlockStart: '.62em',
  inlineSize: '8px',
  blockSize: '8px',
  rotate: '45deg',
  background: color.accent,
});
export const contact = style({
  display: 'grid',
  justifyItems: 'start',
  paddingInlineStart: space[5],
  borderInlineStart: `${line.note} solid ${color.accent}`,
  fontStyle: 'normal',
});
export const contactLink = style({ display: 'inline-flex', alignItems: 'center', minBlockSize: size.target });
export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: fontSize.label,
  lineHeight: 1.5,
});
export const caption = style({ paddingBlockEnd: space[2], fontWeight: fontWeight.semibold, textAlign: 'start' });
globalStyle(`${table} th, ${table} td`, {
  paddingBlock: space[3],
  paddingInlineEnd: space[4],
  borderBlockEnd: hairline,
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
});
globalStyle(`${table} thead th`, { borderBlockEnd: `${line.hairline} solid ${color.onSurface}` });
globalStyle(`${table} bdi`, { whiteSpace: 'nowrap' });
globalStyle(`${table} tbody th`, { fontWeight: fontWeight.medium });
export const changes = style({ display: 'grid', gap: space[2] });
globalStyle(`${changes} > li`, { display: 'flex', flexWrap: 'wrap', gap: `0 ${space[4]}` });
/** The files of a table, beside each other. */
export const files = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[5],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
/** As the visitor answered, which the document's attribute says. */
export const consentGiven = style({ selectors: { 'html:not([data-consent="given"]) &': { display: 'none' } } });
export const consentRefused = style({ selectors: { 'html[data-consent="given"] &': { display: 'none' } } });
export const consentActions = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });
