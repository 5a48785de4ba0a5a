import { style } from '@vanilla-extract/css';
import { media } from '#ds/tokens/media.ts';
import { tokens } from '#ds/tokens/contract.css';
import { ring } from '#ds/tokens/states.css';

const { color, fontSize, fontWeight, line, radius, script, size, space, width } = tokens;
const hairline = `${line.hairline} solid ${color.border}`;
const strand = `${line.note} solid ${color.accent}`;

export const entry = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space.columns,
  alignItems: 'center',
  paddingBlockEnd: space.card,
  marginBlockEnd: space.panel,
  borderBlockEnd: `${line.hairline} solid ${color.borderStrong}`,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 0 } },
});
export const word = style({
  fontSize: 'clamp(7.5rem, 3rem + 18vw, 19rem)',
  fontWeight: fontWeight.semibold,
  lineHeight: 1.3,
  color: color.accent,
});
export const senses = style({ display: 'grid', gap: space[3], maxInlineSize: '44ch', counterReset: 'sense' });
export const term = style({ fontSize: fontSize.title, fontWeight: fontWeight.semibold });
export const grammar = style({ fontSize: fontSize.small, fontWeight: fontWeight.regular, color: color.onSurfaceMuted });
export const sense = style({
  display: 'grid',
  gridTemplateColumns: '28px 1fr',
  fontSize: fontSize.lead,
  counterIncrement: 'sense',
  '::before': { content: 'counter(sense)', color: color.accentText, fontWeight: fontWeight.semibold },
});
export const lead = style({
  maxInlineSize: '64ch',
  marginBlockStart: space[5],
  fontSize: fontSize.lead,
  color: color.onSurfaceMuted,
});

export const sections = style({ display: 'grid', gap: space.section, paddingBlock: space.section });
export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 44ch)',
  gap: `${space[3]} ${space[12]}`,
  alignItems: 'end',
  marginBlockEnd: space[6],
  '@media': { [media.stacked]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const muted = style({ color: color.onSurfaceMuted });
export const small = style({ fontSize: fontSize.small, color: color.onSurfaceMuted });

export const link = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr) 240px',
  gap: `${space[1]} ${space.columnsNear}`,
  alignItems: 'start',
  paddingBlockEnd: space[10],
  breakInside: 'avoid',
  selectors: {
    '&:last-child': { paddingBlockEnd: 0 },
    '&:not(:last-child)::before': {
      content: '""',
      position: 'absolute',
      insetBlock: '66px -6px',
      insetInlineStart: '30px',
      inlineSize: '12px',
      borderInline: strand,
    },
  },
  '@media': { [media.stacked]: { gridTemplateColumns: '72px minmax(0, 1fr)' } },
});
export const chain = style({ display: 'grid' });
const square = { content: '""', position: 'absolute', inset: '11px', border: strand, zIndex: -1 } as const;
export const number = style({
  position: 'relative',
  isolation: 'isolate',
  inlineSize: '72px',
  blockSize: '72px',
  display: 'grid',
  placeItems: 'center',
  fontSize: fontSize.title,
  fontWeight: fontWeight.semibold,
  color: color.accentText,
  '::before': { ...square, background: color.canvas },
  '::after': { ...square, rotate: '45deg' },
});
export const linkText = style({ display: 'grid', gap: space[1], maxInlineSize: '60ch', paddingBlockStart: space[3] });
export const through = style({
  display: 'grid',
  justifyItems: 'end',
  paddingBlockStart: space[2],
  '@media': { [media.stacked]: { gridColumn: 2, justifyItems: 'start' } },
});
export const throughValue = style({
  fontSize: fontSize.amount,
  fontWeight: fontWeight.semibold,
  lineHeight: script.displayLine,
});

export const money = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: space[8],
  counterReset: 'step',
  '@media': {
    [media.folded]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
export const moneyStep = style({
  display: 'grid',
  gap: space[2],
  alignContent: 'start',
  paddingBlockStart: space[4],
  borderBlockStart: strand,
});

export const offices = style({ borderBlockStart: `${line.hairline} solid ${color.onSurface}` });
export const office = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 260px) minmax(0, 1fr)',
  gap: `${space[4]} ${space[12]}`,
  paddingBlock: space[5],
  borderBlockEnd: hairline,
  '@media': { [media.stacked]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const holders = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${space[4]} ${space[10]}`,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const holder = style({ fontWeight: fontWeight.semibold });

export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(230px, 1fr))',
  gap: `${space[6]} ${space[8]}`,
  paddingBlock: space[6],
  borderBlockStart: `${line.hairline} solid ${color.onSurface}`,
  borderBlockEnd: hairline,
});
export const figure = style({ display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' });
export const figureValue = style({
  // At twice the text size a long sum still fits a phone.
  fontSize: `min(${fontSize.figure}, 12vw)`,
  fontWeight: fontWeight.semibold,
  lineHeight: script.displayLine,
});
export const figureLabel = style({ display: 'flex', alignItems: 'center', color: color.onSurfaceMuted });
export const ref = style({
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: size.target,
  minBlockSize: size.target,
  fontSize: fontSize.micro,
  fontWeight: fontWeight.semibold,
  color: color.accentText,
  borderRadius: radius.base,
  selectors: { '&:focus-visible': ring },
});
export const sources = style({
  display: 'grid',
  gap: space[2],
  maxInlineSize: width.prose,
  paddingBlockStart: space[4],
  counterReset: 'source',
  fontSize: fontSize.small,
  color: color.onSurfaceMuted,
});
export const source = style({
  position: 'relative',
  paddingInlineStart: space[6],
  scrollMarginBlockStart: '120px',
  counterIncrement: 'source',
  '::before': {
    content: 'counter(source)',
    position: 'absolute',
    insetInlineStart: 0,
    fontWeight: fontWeight.semibold,
    color: color.accentText,
  },
});
