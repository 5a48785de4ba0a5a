import { style } from '@vanilla-extract/css';
import { tokens } from '#ds/tokens/contract.css';
import { media } from '#ds/tokens/media.ts';
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
export const art = style({ aspectRatio: '16 / 9', overflow: 'hidden', background: tokens.color.surfaceSunken, '@media': { [media.print]: { display: 'none' } } });
export const artWide = style({ flex: '7 1 0', aspectRatio: 'auto', minBlockSize: '420px', '@media': { [media.stacked]: { flex: 'none', minBlockSize: '200px' } } });
export const image = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover', filter: tokens.effect.coverFilter });
export const body = style({ display: 'flex', flexDirection: 'column', gap: '14px', flex: 1, minInlineSize: 0, padding: tokens.space[5] });
export const bodyWide = style({ flex: '5 1 0', padding: 'clamp(24px, 3vw, 44px)', '@media': { [media.stacked]: { flex: 1 } } });
export const meta = style({ display: 'flex', flexWrap: 'wrap', gap: '6px', alignItems: 'center', minBlockSize: '28px' });
export const head = style({ display: 'grid', gap: '6px' });
export const title = style({ fontSize: '1.125rem', lineHeight: `calc(${tokens.script.headingLine} + .2)` });
export const titleWide = style({ fontSize: 'clamp(1.375rem, 1.2rem + .8vw, 1.75rem)', lineHeight: `calc(${tokens.script.headingLine} + .1)` });
/** The whole card leads to the project; what else can be pressed lies above it. */
export const link = style({ textDecoration: 'none', selectors: { '&::after': { content: '""', position: 'absolute', inset: 0 }, '&:focus-visible': { outline: 'none', boxShadow: 'none' } } });
export const by = style({ fontSize: tokens.fontSize.small, color: tokens.color.onSurfaceMuted });
export const progress = style({ display: 'grid', gap: '10px', marginBlockStart: 'auto' });
export const figures = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'baseline', gap: `0 ${tokens.space[2]}`, fontSize: tokens.fontSize.small, color: tokens.color.onSurfaceMuted });
export const raised = style({ fontSize: '1.25rem', fontWeight: tokens.fontWeight.semibold, color: tokens.color.onSurface, letterSpacing: tokens.script.headingTracking });
export const raisedWide = style([raised, { fontSize: tokens.fontSize.amount, lineHeight: 1.05 }]);
export const percent = style({ fontWeight: tokens.fontWeight.semibold });
export const action = style({ position: 'relative', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gridAutoFlow: 'column', gridAutoColumns: 'auto', gap: tokens.space[2] });
