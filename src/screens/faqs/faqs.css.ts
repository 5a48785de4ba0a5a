import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '#ds/tokens/media.ts';
import { tokens } from '#ds/tokens/contract.css';
import { onHover, ring } from '#ds/tokens/states.css';

const { color, fontSize, fontWeight, line, radius, script, size, space, width } = tokens;
const hairline = `${line.hairline} solid ${color.border}`;
const inner = `calc(${width.content} + 2 * ${space.gutter})`;

export const top = style({ background: color.surfaceSand, borderBlockEnd: hairline });
export const topInner = style({
  maxInlineSize: inner,
  marginInline: 'auto',
  paddingInline: space.gutter,
  paddingBlock: `${space.band} ${space.card}`,
  display: 'grid',
  gap: space[4],
});
export const form = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[3],
  maxInlineSize: '860px',
  paddingBlock: space[1.5],
  paddingInline: `${space[4]} ${space[1.5]}`,
  background: color.surfaceRaised,
  border: `${line.selected} solid ${color.onSurface}`,
  borderRadius: radius.base,
  selectors: { '&:has(input:focus-visible)': ring },
});
export const glass = style({ display: 'grid', color: color.onSurfaceMuted });
export const input = style({
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  minInlineSize: 0,
  minBlockSize: '52px',
  fontSize: fontSize.title,
  fontWeight: fontWeight.medium,
  outline: 0,
  // The form around it has the ring.
  selectors: { '&:focus-visible': { boxShadow: 'none' } },
  '@media': { [media.phone]: { minBlockSize: size.target, fontSize: fontSize.action, fontWeight: fontWeight.regular } },
});
export const status = style({ display: 'block', minBlockSize: '1.6em', color: color.onSurfaceMuted });

export const body = style({
  display: 'grid',
  gridTemplateColumns: '272px minmax(0, 1fr)',
  gap: space.columns,
  alignItems: 'start',
  maxInlineSize: inner,
  marginInline: 'auto',
  paddingInline: space.gutter,
  paddingBlock: `${space.panel} ${space.section}`,
  '@media': { [media.stacked]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const nav = style({
  '@media': {
    [media.beside]: { position: 'sticky', insetBlockStart: `calc(${size.header} + ${space[5]})` },
    [media.print]: { display: 'none' },
  },
});
export const navList = style({
  '@media': { [media.stacked]: { display: 'flex', flexWrap: 'wrap', gap: `0 ${space[5]}` } },
});
export const navLink = style([
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[3],
    minBlockSize: size.control,
    borderBlockEnd: hairline,
    textDecoration: 'none',
    fontWeight: fontWeight.medium,
  },
  onHover({ color: color.accentText }),
]);
export const navCount = style({
  fontSize: fontSize.small,
  fontWeight: fontWeight.regular,
  color: color.onSurfaceSubtle,
});

export const list = style({ display: 'grid', gap: space[12], gridTemplateColumns: 'minmax(0, 1fr)' });
export const groupTitle = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: space[3],
  paddingBlockEnd: space[2],
  borderBlockEnd: `${line.hairline} solid ${color.onSurface}`,
  fontSize: fontSize.h2,
  fontWeight: fontWeight.semibold,
  lineHeight: script.headingLine,
  scrollMarginBlockStart: '100px',
});
export const part = style({ fontSize: fontSize.small, fontWeight: fontWeight.regular, color: color.onSurfaceMuted });
export const question = style({ borderBlockEnd: hairline });
export const summary = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 28px',
  gap: space[4],
  alignItems: 'center',
  minBlockSize: '64px',
  paddingBlock: space[3],
  listStyle: 'none',
  cursor: 'pointer',
  fontSize: fontSize.choice,
  fontWeight: fontWeight.medium,
  lineHeight: 1.45,
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});
const CROSS =
  'polygon(45% 0, 55% 0, 55% 45%, 100% 45%, 100% 55%, 55% 55%, 55% 100%, 45% 100%, 45% 55%, 0 55%, 0 45%, 45% 45%)';
export const plus = style({
  inlineSize: '20px',
  blockSize: '20px',
  justifySelf: 'end',
  background: 'currentcolor',
  clipPath: CROSS,
});
globalStyle(`${question}[open] ${plus}`, { clipPath: 'polygon(0 45%, 100% 45%, 100% 55%, 0 55%)' });
globalStyle(`${question}:has(:target)::details-content`, { contentVisibility: 'visible', blockSize: 'auto' });
export const answer = style({
  display: 'grid',
  gap: space[3],
  justifyItems: 'start',
  maxInlineSize: width.prose,
  paddingBlockEnd: space[6],
  scrollMarginBlockStart: '180px',
});
export const sentence = style({
  fontSize: fontSize.title,
  fontWeight: fontWeight.semibold,
  lineHeight: `calc(${script.headingLine} + .12)`,
  color: color.accentText,
});
export const reason = style({ color: color.onSurfaceMuted });
export const vote = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  fontSize: fontSize.label,
  color: color.onSurfaceMuted,
  '@media': { [media.print]: { display: 'none' } },
});
globalStyle(`${vote} > span`, { '@media': { [media.phone]: { flexBasis: '100%' } } });
globalStyle(`${vote} > button`, { minInlineSize: size.target });
export const missing = style({ display: 'grid', gap: space[3], justifySelf: 'stretch' });
export const missingForm = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: space[3],
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: size.target,
  fontSize: fontSize.label,
  fontWeight: fontWeight.medium,
  color: color.accentText,
  '@media': { [media.print]: { display: 'none' } },
});
export const mark = style({
  background: color.surfaceGold,
  color: 'inherit',
  boxShadow: `0 2px 0 ${color.gold}`,
  paddingInline: space[0.5],
});
/** What was marked for the search of the address is not what is typed now. */
globalStyle(`[data-typed] ${mark}`, { background: 'none', boxShadow: 'none' });
globalStyle('::highlight(faq)', { backgroundColor: color.surfaceGold });
export const ask = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: space[5],
  alignItems: 'center',
  padding: `${space[6]} ${space[7]}`,
  borderRadius: radius.base,
  background: color.surfaceAccent,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'start', padding: space[5] } },
});
