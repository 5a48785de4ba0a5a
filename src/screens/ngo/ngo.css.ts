import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '#ds/tokens/media.ts';
import { tokens } from '#ds/tokens/contract.css';
import { onHover } from '#ds/tokens/states.css';

const { color, fontSize, fontWeight, line, radius, size, space } = tokens;
const hairline = `${line.hairline} solid ${color.border}`;
const rule = `${line.hairline} solid ${color.onSurface}`;
const one = 'minmax(0, 1fr)';
const plain = { margin: 0, padding: 0, listStyle: 'none' } as const;

export const page = style({
  display: 'grid',
  gap: space[6],
  paddingBlock: `${space[6]} ${space.section}`,
  overflowWrap: 'anywhere',
});
export const cover = style({
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '3 / 1',
  objectFit: 'cover',
  borderRadius: radius.base,
});
export const head = style({
  display: 'grid',
  gridTemplateColumns: `auto ${one} minmax(0, 400px)`,
  gap: space.columnsNear,
  alignItems: 'center',
  '@media': { [media.folded]: { gridTemplateColumns: `auto ${one}` }, [media.phone]: { gridTemplateColumns: one } },
});
export const mark = style({
  display: 'grid',
  placeItems: 'center',
  padding: space[5],
  border: hairline,
  borderRadius: radius.base,
  justifySelf: 'start',
});
export const logo = style({ objectFit: 'contain', borderRadius: radius.base });
export const title = style({ display: 'grid', gap: space[3], minInlineSize: 0 });

/** A frame in a frame, as certificates have it. */
export const permit = style({
  position: 'relative',
  padding: `${space[7]} ${space[6]} ${space[5]}`,
  border: `${line.hairline} solid ${color.accent}`,
  outline: `${line.hairline} solid ${color.accent}`,
  outlineOffset: '-6px',
  borderRadius: radius.small,
  background: color.surface,
  '@media': { [media.folded]: { gridColumn: '1 / -1' } },
});
export const waves = style({
  position: 'absolute',
  insetBlockStart: '10px',
  insetInline: space[3],
  inlineSize: `calc(100% - 24px)`,
  blockSize: '14px',
  fill: 'none',
  stroke: color.accent,
  strokeWidth: 0.9,
  opacity: 0.75,
});
export const permitTitle = style({
  display: 'flex',
  gap: space[3],
  alignItems: 'center',
  fontSize: fontSize.label,
  fontWeight: fontWeight.medium,
  color: color.accentText,
});
export const permitNumber = style({
  display: 'block',
  marginBlock: `${space[1]} ${space[3]}`,
  fontSize: fontSize.title,
  fontWeight: fontWeight.semibold,
});
export const permitFacts = style({ display: 'grid', gap: space[2], margin: 0, fontSize: fontSize.label });
export const permitFact = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 5fr)',
  gap: space[3],
  fontWeight: fontWeight.medium,
});
export const term = style({ color: color.onSurfaceMuted, fontSize: fontSize.small, fontWeight: fontWeight.regular });
globalStyle(`${permitFact} > dd`, { margin: 0 });

export const figures = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 3fr) repeat(3, minmax(0, 2fr))`,
  margin: 0,
  borderBlock: rule,
  '@media': {
    [media.stacked]: { gridTemplateColumns: `repeat(2, ${one})` },
    [media.phone]: { gridTemplateColumns: one },
  },
});
export const figure = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  gap: space[1],
  paddingBlock: space[4],
  paddingInline: space[4],
  borderInlineStart: hairline,
  fontSize: fontSize.small,
  color: color.onSurfaceMuted,
  selectors: { '&:first-child': { paddingInlineStart: 0, borderInlineStart: 0 } },
  '@media': { [media.phone]: { paddingInline: 0, borderInlineStart: 0 } },
});
export const figureValue = style({
  margin: 0,
  fontSize: fontSize.figure,
  fontWeight: fontWeight.semibold,
  lineHeight: 1.2,
  color: color.onSurface,
});

export const parts = style({
  display: 'flex',
  flexWrap: 'wrap',
  borderBlockEnd: hairline,
  '@media': { [media.print]: { display: 'none' } },
});
export const part = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: size.control,
  paddingInline: space[4],
  fontWeight: fontWeight.medium,
  textDecoration: 'none',
  ...onHover({ color: color.accentText }),
});
export const sides = style({
  display: 'grid',
  gridTemplateColumns: `${one} 320px`,
  gap: space.columns,
  alignItems: 'start',
  '@media': { [media.stacked]: { gridTemplateColumns: one } },
});
export const main = style({ display: 'grid', gap: space[12], minInlineSize: 0 });
export const rows = style({ ...plain, marginBlockStart: space[3], borderBlockStart: hairline });
export const project = style({
  display: 'grid',
  gridTemplateColumns: `168px ${one}`,
  gap: space[6],
  paddingBlock: space[4],
  borderBlockEnd: hairline,
  '@media': { [media.phone]: { gridTemplateColumns: one, gap: space[3] } },
});
export const projectCover = style({
  inlineSize: '100%',
  maxInlineSize: '320px',
  blockSize: 'auto',
  aspectRatio: '12 / 7',
  objectFit: 'cover',
  borderRadius: radius.base,
});
export const projectText = style({ display: 'grid', gap: space[2], alignContent: 'center', minInlineSize: 0 });
const leading = {
  display: 'flex',
  alignItems: 'center',
  minBlockSize: size.target,
  color: 'inherit',
  textDecoration: 'none',
  ...onHover({ textDecoration: 'underline' }),
} as const;
export const projectLink = style(leading);
export const projectFigures = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space[3],
  fontSize: fontSize.small,
});
export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${space[6]}`, paddingBlockStart: space[2] });

export const delivery = style({
  display: 'grid',
  gridTemplateColumns: `112px ${one} auto`,
  gap: space[4],
  paddingBlock: space[4],
  borderBlockEnd: hairline,
  breakInside: 'avoid',
  '@media': { [media.phone]: { gridTemplateColumns: one, gap: space[2] } },
});
export const when = style({ fontSize: fontSize.small, fontWeight: fontWeight.semibold, paddingBlockStart: space[1] });
export const found = style({ display: 'grid', gap: space[1], minInlineSize: 0 });
export const verdict = style({
  display: 'grid',
  gap: space[2],
  alignContent: 'start',
  justifyItems: 'end',
  '@media': { [media.phone]: { justifyItems: 'start' } },
});

export const aside = style({ display: 'grid', gap: space[8], minInlineSize: 0 });
export const document = style({
  ...leading,
  gap: space[4],
  alignItems: 'flex-start',
  paddingBlock: space[3],
  borderBlockEnd: hairline,
});
export const documentTitle = style({ display: 'block', fontWeight: fontWeight.medium });
export const documentNote = style({ display: 'block', fontSize: fontSize.small, color: color.onSurfaceMuted });
export const note = style({
  display: 'grid',
  gap: space[1],
  justifyItems: 'start',
  paddingBlockStart: space[4],
  borderBlockStart: `${line.selected} solid ${color.accent}`,
});
export const named = style({ ...leading, color: color.accentText, fontWeight: fontWeight.medium });
export const networks = style({ ...plain, display: 'flex', flexWrap: 'wrap', gap: `0 ${space[4]}` });
