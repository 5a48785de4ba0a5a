import { style } from '@vanilla-extract/css';
import { media } from '#ds/tokens/media.ts';
import { tokens } from '#ds/tokens/contract.css';
import { onHover } from '#ds/tokens/states.css';

const { color, fontSize, fontWeight, line, radius, size, space, width } = tokens;
const inside = {
  maxInlineSize: `calc(${width.content} + 2 * ${space.gutter})`,
  marginInline: 'auto',
  paddingInline: space.gutter,
} as const;
const unprinted = { '@media': { [media.print]: { display: 'none' } } } as const;

export const news = style({ background: color.surfaceDeep, color: color.onDeep, ...unprinted });
export const newsInner = style({
  ...inside,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 480px)',
  gap: `${space[8]} ${space[16]}`,
  alignItems: 'center',
  paddingBlock: space[12],
  '@media': { [media.stacked]: { gridTemplateColumns: 'minmax(0, 1fr)', paddingBlock: space[10] } },
});
export const newsTitle = style({ fontSize: fontSize.h2 });
export const newsText = style({ color: color.onDeepMuted, marginBlockStart: space[2] });
export const newsForm = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space[2],
  alignItems: 'start',
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const newsError = style({ gridColumn: '1 / -1' });

export const footer = style({
  background: color.surfaceSunken,
  fontSize: fontSize.label,
  '@media': { [media.print]: { background: 'none' } },
});
export const inner = style(inside);
export const columns = style({
  display: 'grid',
  gridTemplateColumns: '1.7fr repeat(4, 1fr)',
  gap: `${space[10]} ${space[8]}`,
  paddingBlock: `${space[16]} ${space[10]}`,
  ...unprinted,
  '@media': {
    ...unprinted['@media'],
    [media.stacked]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', paddingBlock: `${space[10]} ${space[6]}` },
  },
});
export const brand = style({
  display: 'grid',
  gap: space[4],
  justifyItems: 'start',
  alignContent: 'start',
  '@media': { [media.stacked]: { gridColumn: '1 / -1' } },
});
export const home = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: size.target,
  textDecoration: 'none',
  color: color.onSurface,
});
export const address = style({ display: 'grid', fontStyle: 'normal', color: color.onSurfaceMuted });
export const columnTitle = style({ fontSize: fontSize.label, letterSpacing: 0, marginBlockEnd: space[1] });
export const link = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: size.target,
  color: color.onSurfaceMuted,
  textDecoration: 'none',
  ...onHover({ color: color.accentText, textDecoration: 'underline' }),
});

export const social = style({ display: 'flex', flexWrap: 'wrap', marginInlineStart: `calc(-1 * ${space[3]})` });
export const socialLink = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: size.target,
  blockSize: size.target,
  borderRadius: radius.base,
  ...onHover({ background: color.surfaceAccent, color: color.accentText }),
});
export const stores = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });
export const store = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: size.target,
  padding: `${space[1.5]} ${space[3.5]}`,
  border: `${line.hairline} solid ${color.borderStrong}`,
  borderRadius: radius.base,
  background: color.surface,
  lineHeight: 1.25,
  textDecoration: 'none',
  fontWeight: fontWeight.medium,
});
export const storeHint = style({
  display: 'block',
  fontSize: fontSize.micro,
  color: color.onSurfaceMuted,
  fontWeight: fontWeight.regular,
});
export const signIn = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: size.target,
  paddingInline: space[4],
  border: `${line.hairline} solid ${color.borderStrong}`,
  borderRadius: radius.base,
  background: color.surface,
  fontWeight: fontWeight.semibold,
  textDecoration: 'none',
  ...onHover({ background: color.surfaceAccent, color: color.accentText }),
});

export const base = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[3]} ${space[7]}`,
  paddingBlock: space[6],
  borderBlockStart: `${line.hairline} solid ${color.border}`,
  color: color.onSurfaceMuted,
  fontSize: fontSize.small,
});
export const baseLink = style({ display: 'inline-flex', alignItems: 'center', minBlockSize: size.target });
export const themes = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[1], ...unprinted });
export const themesTitle = style({
  float: 'inline-start',
  paddingInlineEnd: space[2],
  // Beside it the buttons would not fit in one row.
  '@media': { [media.phone]: { float: 'none' } },
});
export const theme = style({
  ...onHover({ background: color.surfaceAccent }),
  display: 'grid',
  placeItems: 'center',
  inlineSize: size.target,
  blockSize: size.target,
  border: `${line.hairline} solid transparent`,
  borderRadius: radius.base,
  background: 'none',
  color: color.onSurfaceMuted,
  cursor: 'pointer',
  selectors: {
    '&[aria-pressed="true"]': { borderColor: color.accent, color: color.accentText, background: color.surfaceAccent },
  },
});
export const payments = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  marginInlineStart: 'auto',
  ...unprinted,
  '@media': { ...unprinted['@media'], [media.phone]: { marginInlineStart: 0 } },
});
export const payment = style({
  padding: `${space[1]} ${space[2.5]}`,
  border: `${line.hairline} solid ${color.border}`,
  borderRadius: radius.base,
  background: color.surface,
  fontSize: fontSize.micro,
  fontWeight: fontWeight.semibold,
});
