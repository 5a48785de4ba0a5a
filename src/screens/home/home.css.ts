import { style } from '@vanilla-extract/css';
import { tokens } from '#ds/tokens/contract.css';
import { media } from '#ds/tokens/media.ts';

const { color, effect, fontSize, fontWeight, line, radius, space } = tokens;
const hairline = `${line.hairline} solid ${color.border}`;

export const figures = style({ display: 'grid', gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', '@media': { [media.stacked]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } });
export const figure = style({
  paddingBlock: '36px', paddingInlineEnd: space[6],
  selectors: { '& + &': { paddingInlineStart: space[7], borderInlineStart: hairline } },
  '@media': {
    [media.stacked]: {
      paddingBlock: space[5], borderBlockEnd: hairline,
      selectors: { '& + &': { paddingInlineStart: 0, borderInlineStart: 0 }, '&:nth-child(even)': { paddingInlineStart: space[5], borderInlineStart: hairline } },
    },
  },
});

/** Calm: a tint, a line below, and no taller than what it says. */
export const season = style({ background: color.surfaceAccent, borderBlockEnd: hairline });
export const seasonInner = style({
  display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr) auto', gap: `${space[4]} ${space[5]}`, alignItems: 'center', paddingBlock: space[6],
  '@media': { [media.phone]: { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
});
export const seasonMark = style({ color: color.accentText });
export const seasonTitle = style({ fontSize: fontSize.h3, fontWeight: fontWeight.semibold });
export const seasonText = style({ color: color.onSurfaceMuted });
export const seasonAction = style({ '@media': { [media.phone]: { gridColumn: 2 } } });

export const bandTitle = style({ fontSize: fontSize.h2, marginBlockEnd: 'clamp(24px, 3vw, 40px)' });
export const programs = style({
  display: 'grid', gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: line.hairline, border: hairline, borderRadius: radius.base, background: color.border, overflow: 'hidden',
  '@media': { [media.stacked]: { gridTemplateColumns: 'none', gridAutoFlow: 'column', gridAutoColumns: 'minmax(200px, 62vw)', overflowX: 'auto', scrollSnapType: 'x proximity' } },
});
export const programItem = style({ display: 'grid', scrollSnapAlign: 'start' });
export const program = style({ display: 'grid', gap: space[2], alignContent: 'start', padding: space[6], background: color.surface, textDecoration: 'none', selectors: { '&:hover': { background: color.surfaceAccent }, '&:focus-visible': { outlineOffset: '-4px' } } });
export const programIcon = style({ color: color.accentText });
export const programText = style({ fontSize: fontSize.small, color: color.onSurfaceMuted });

export const slides = style({ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 320px), 1fr))', gap: space[6], paddingBlockEnd: space.section });
export const slide = style({ display: 'grid', gridTemplateColumns: '120px minmax(0, 1fr)', border: hairline, borderRadius: radius.base, background: color.surface, overflow: 'hidden' });
export const slideArt = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover', filter: effect.coverFilter });
export const slideBody = style({ display: 'grid', gap: space[2], alignContent: 'start', padding: space[5] });
export const slideTitle = style({ fontSize: fontSize.h3, fontWeight: fontWeight.semibold });
export const slideText = style({ color: color.onSurfaceMuted });

export const band = style({ display: 'grid', gridTemplateColumns: '1.15fr 1fr', gap: 'clamp(32px, 5vw, 80px)', alignItems: 'center', '@media': { [media.stacked]: { gridTemplateColumns: 'minmax(0, 1fr)' } } });
