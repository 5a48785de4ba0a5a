import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media } from '#ds/tokens/media.ts';
import { tokens } from '#ds/tokens/contract.css';
import { ring } from '#ds/tokens/states.css';

export const root = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  // In a row all are as high as the highest.
  blockSize: '100%',
  overflow: 'hidden',
  border: `${tokens.line.hairline} solid ${tokens.color.border}`,
  borderRadius: tokens.radius.base,
  background: tokens.color.surface,
  breakInside: 'avoid',
  transition: `border-color ${tokens.duration.fast} ${tokens.easing.standard}`,
  selectors: { '&:has(h3 a:focus-visible), &:has(h2 a:focus-visible)': ring },
  '@media': { [media.hover]: { selectors: { '&:hover': { borderColor: tokens.color.borderStrong } } } },
});
export const wide = style({ flexDirection: 'row', '@media': { [media.stacked]: { flexDirection: 'column' } } });
export const art = style({
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  background: tokens.color.surfaceSunken,
  '@media': { [media.print]: { display: 'none' } },
});
export const artWide = style({
  flex: '7 1 0',
  aspectRatio: 'auto',
  minBlockSize: '420px',
  '@media': { [media.stacked]: { flex: 'none', minBlockSize: '200px' } },
});
export const image = style({
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  filter: tokens.effect.coverFilter,
});
export const body = style({
  display: 'flex',
  flexDirection: 'column',
  gap: tokens.space[3.5],
  flex: 1,
  minInlineSize: 0,
  padding: tokens.space[5],
});
export const bodyWide = style({
  flex: '5 1 0',
  padding: tokens.space.panel,
  '@media': { [media.stacked]: { flex: 1 } },
});
export const meta = style({ display: 'flex', gap: tokens.space[1.5], alignItems: 'center', minBlockSize: '28px' });
// The long name of a program gives way, not the mark beside it.
globalStyle(`${meta} > *`, { flex: 'none' });
globalStyle(`${meta} > :first-child`, { flex: '0 1 auto', minInlineSize: 0 });
export const program = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const head = style({ display: 'grid', gap: tokens.space[1.5] });
const titleLook = style({
  '@media': { [media.hover]: { selectors: { [`${root}:hover &`]: { color: tokens.color.accentText } } } },
});
export const title = style([
  titleLook,
  { fontSize: tokens.fontSize.choice, lineHeight: `calc(${tokens.script.headingLine} + .2)` },
]);
export const titleWide = style([
  titleLook,
  { fontSize: 'clamp(1.375rem, 1.2rem + .8vw, 1.75rem)', lineHeight: `calc(${tokens.script.headingLine} + .1)` },
]);
/** The whole card leads to the project; what else can be pressed lies above it. */
export const link = style({
  textDecoration: 'none',
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&:focus-visible': { outline: 'none', boxShadow: 'none' },
  },
});
export const by = style({ fontSize: tokens.fontSize.small, color: tokens.color.onSurfaceMuted });
export const progress = style({ display: 'grid', gap: tokens.space[2.5], marginBlockStart: 'auto' });
export const figures = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: `0 ${tokens.space[3]}`,
  fontSize: tokens.fontSize.small,
  color: tokens.color.onSurfaceMuted,
});
export const raised = style({
  fontSize: tokens.fontSize.h3,
  fontWeight: tokens.fontWeight.semibold,
  color: tokens.color.onSurface,
  letterSpacing: tokens.script.headingTracking,
});
export const raisedWide = style([raised, { fontSize: tokens.fontSize.amount, lineHeight: 1.05 }]);
export const percent = style({ flex: 'none', fontWeight: tokens.fontWeight.semibold });
export const left = style({ fontSize: tokens.fontSize.small, color: tokens.color.onSurfaceMuted });
export const leftFigure = style({ fontWeight: tokens.fontWeight.semibold, color: tokens.color.accentText });
export const action = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridAutoFlow: 'column',
  gridAutoColumns: 'auto',
  gap: tokens.space[2],
});
/** How a finished one ended: words in a control's height, so that the cards of a row end alike; it cannot be pressed. */
const state = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: tokens.space[2],
  minBlockSize: tokens.size.target,
  fontSize: tokens.fontSize.small,
  fontWeight: tokens.fontWeight.semibold,
});
export const states = styleVariants({
  funded: [state, { color: tokens.color.successText }],
  closed: [state, { color: tokens.color.onSurfaceMuted }],
});
