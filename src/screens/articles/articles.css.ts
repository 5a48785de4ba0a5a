import { style } from '@vanilla-extract/css';
import { media } from '#ds/tokens/media.ts';
import { tokens } from '#ds/tokens/contract.css';
import { onHover } from '#ds/tokens/states.css';

const { color, effect, fontSize, fontWeight, line, radius, script, size, space } = tokens;
const hairline = `${line.hairline} solid ${color.border}`;
const rule = `${line.hairline} solid ${color.onSurface}`;
const one = 'minmax(0, 1fr)';
const unlisted = { margin: 0, padding: 0, listStyle: 'none' } as const;

export const page = style({ paddingBlock: `${space.panel} ${space.section}`, overflowWrap: 'anywhere' });

/** The heavy rule with a thin one below it. */
export const mast = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gridTemplateAreas: '"name intro day" "name intro feeds"',
  columnGap: space.columnsNear,
  alignItems: 'end',
  paddingBlockEnd: space[5],
  borderBlockEnd: `${line.note} solid ${color.onSurface}`,
  position: 'relative',
  selectors: {
    '&::after': { content: '', position: 'absolute', insetInline: 0, insetBlockEnd: '-7px', borderBlockEnd: rule },
  },
  '@media': {
    [media.stacked]: { gridTemplateColumns: one, gridTemplateAreas: '"name" "intro" "day" "feeds"', rowGap: space[3] },
  },
});
export const name = style({
  gridArea: 'name',
  fontSize: 'clamp(3.25rem, 1.7rem + 6.6vw, 7.5rem)',
  fontWeight: fontWeight.semibold,
  lineHeight: script.displayLine,
  letterSpacing: script.displayTracking,
});
export const intro = style({
  gridArea: 'intro',
  maxInlineSize: '38ch',
  paddingBlockEnd: space[2.5],
  color: color.onSurfaceMuted,
});
export const day = style({
  gridArea: 'day',
  display: 'grid',
  textAlign: 'end',
  fontSize: fontSize.small,
  color: color.onSurfaceMuted,
  '@media': { [media.stacked]: { display: 'flex', flexWrap: 'wrap', columnGap: space[3], textAlign: 'start' } },
});
export const weekday = style({ color: color.onSurface, fontWeight: fontWeight.semibold });
export const feeds = style({
  gridArea: 'feeds',
  display: 'flex',
  gap: space[3],
  alignItems: 'center',
  justifyContent: 'flex-end',
  color: color.accentText,
  '@media': { [media.stacked]: { justifyContent: 'flex-start' } },
});

export const find = style({
  display: 'grid',
  gridTemplateColumns: `${one} 380px`,
  gap: `${space[4]} ${space[8]}`,
  alignItems: 'center',
  paddingBlock: space[5],
  marginBlockStart: space[1.5],
  borderBlockEnd: hairline,
  '@media': { [media.stacked]: { gridTemplateColumns: one } },
});
export const search = style({ display: 'grid', gridTemplateColumns: `${one} auto`, gap: space[3] });
/** Words begin where the column begins; their targets do so before. */
const words = {
  ...unlisted,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[1]}`,
  marginInlineStart: `calc(-1 * ${space[3]})`,
} as const;
export const categories = style(words);
export const category = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1.5],
  minBlockSize: size.control,
  paddingInline: space[3],
  borderBlockEnd: `${line.selected} solid transparent`,
  fontWeight: fontWeight.medium,
  textDecoration: 'none',
  ...onHover({ color: color.accentText }),
  selectors: { '&[aria-current]': { borderBlockEndColor: color.accent, color: color.accentText } },
});
export const count = style({ color: color.onSurfaceSubtle, fontSize: fontSize.small, fontWeight: fontWeight.regular });

export const kicker = style({ fontSize: fontSize.small, fontWeight: fontWeight.medium, color: color.accentText });
/** A title that leads to its article, as high as a target. */
const leading = {
  display: 'flex',
  alignItems: 'center',
  minBlockSize: size.target,
  color: 'inherit',
  textDecoration: 'none',
  ...onHover({ textDecoration: 'underline' }),
} as const;
export const titleLink = style(leading);

const top = { display: 'grid', gap: space.columnsNear, alignItems: 'center', paddingBlock: space.panel } as const;
export const lead = style({
  ...top,
  gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
  '@media': { [media.stacked]: { gridTemplateColumns: one } },
});
export const leadOfAuthor = style({
  ...top,
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  '@media': { [media.stacked]: { gridTemplateColumns: one } },
});
export const leadText = style({ display: 'grid', gap: space[4], maxInlineSize: '44rem' });
export const leadTitle = style({
  fontSize: 'clamp(1.875rem, 1.4rem + 1.9vw, 3.125rem)',
  fontWeight: fontWeight.semibold,
  lineHeight: script.headingLine,
  letterSpacing: script.headingTracking,
});
export const cover = style({
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '16 / 10',
  objectFit: 'cover',
  borderRadius: radius.base,
  filter: effect.coverFilter,
});
export const initial = style({ display: 'block', flex: 'none', lineHeight: 0, color: color.accentText });

export const columns = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr 1.1fr',
  borderBlock: rule,
  '@media': { [media.stacked]: { gridTemplateColumns: one } },
});
const between = {
  padding: `${space[7]} ${space.card}`,
  minInlineSize: 0,
  '@media': { [media.stacked]: { paddingBlock: space[6], paddingInline: 0 } },
} as const;
export const column = style({
  ...between,
  display: 'grid',
  gap: space[2.5],
  alignContent: 'start',
  selectors: { '&:first-child': { paddingInlineStart: 0 }, '& + &': { borderInlineStart: hairline } },
  '@media': {
    [media.stacked]: {
      paddingBlock: space[6],
      paddingInline: 0,
      selectors: { '& + &': { borderInlineStart: 0, borderBlockStart: hairline } },
    },
  },
});
export const columnTitle = style({
  fontSize: fontSize.title,
  fontWeight: fontWeight.semibold,
  lineHeight: script.headingLine,
});
export const others = style({
  ...between,
  background: color.surfaceSand,
  '@media': { [media.stacked]: { paddingBlock: space[6], paddingInline: space[5] } },
});
export const othersTitle = style({ fontSize: fontSize.choice, fontWeight: fontWeight.semibold });
export const otherList = style({ ...unlisted, marginBlock: space[3] });
export const other = style({
  display: 'grid',
  gridTemplateColumns: `44px ${one}`,
  gap: space[3.5],
  paddingBlock: space[3],
  borderBlockStart: hairline,
});
export const otherLink = style({ ...leading, fontWeight: fontWeight.medium });
export const otherNote = style({ display: 'block', fontSize: fontSize.small, color: color.onSurfaceMuted });

export const month = style({
  display: 'grid',
  gridTemplateColumns: `220px ${one}`,
  gap: `${space[6]} ${space.columnsNear}`,
  paddingBlock: `${space[7]} ${space[5]}`,
  selectors: { '& + &': { borderBlockStart: hairline } },
  '@media': { [media.stacked]: { gridTemplateColumns: one, gap: space[1] } },
});
export const monthTitle = style({
  paddingBlockStart: space[4],
  fontSize: fontSize.h3,
  fontWeight: fontWeight.semibold,
});
export const hijri = style({
  display: 'block',
  fontSize: fontSize.small,
  fontWeight: fontWeight.regular,
  color: color.onSurfaceMuted,
});
export const rows = style(unlisted);
export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `64px ${one} 130px 190px`,
  gridTemplateAreas: '"mark title note time"',
  gap: space[4],
  alignItems: 'center',
  minBlockSize: space[18],
  paddingBlock: space[3.5],
  selectors: { '& + &': { borderBlockStart: hairline } },
  '@media': {
    [media.stacked]: {
      gridTemplateColumns: `48px ${one}`,
      gridTemplateAreas: '"mark title" "mark note" "mark time"',
      gap: `${space[0.5]} ${space[3]}`,
    },
  },
});
export const shapeRow = style([row, { display: 'block', paddingBlock: space[7] }]);
export const dayNumber = style({
  gridArea: 'mark',
  fontSize: fontSize.figure,
  fontWeight: fontWeight.medium,
  lineHeight: 1,
  color: color.onSurfaceSubtle,
  '@media': { [media.stacked]: { alignSelf: 'start', paddingBlockStart: space[1] } },
});
export const rowTitle = style({ gridArea: 'title', fontSize: fontSize.choice, fontWeight: fontWeight.medium });
/** The row is the target. */
export const rowLink = style({
  color: 'inherit',
  textDecoration: 'none',
  ...onHover({ textDecoration: 'underline' }),
  selectors: { '&::after': { content: '', position: 'absolute', inset: 0 } },
});
const note = { fontSize: fontSize.small, color: color.onSurfaceMuted } as const;
export const rowNote = style({ ...note, gridArea: 'note' });
export const rowTime = style({
  ...note,
  gridArea: 'time',
  textAlign: 'end',
  '@media': { [media.stacked]: { textAlign: 'start' } },
});

export const narrowed = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[2]} ${space[5]}`,
  alignItems: 'baseline',
  paddingBlock: space[6],
  borderBlockEnd: hairline,
});
export const narrowedTitle = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[4],
  fontSize: fontSize.h3,
  fontWeight: fontWeight.semibold,
});
export const end = style({ display: 'grid', gap: space[10], paddingBlockStart: space[7] });
export const archiveTitle = style({ fontSize: fontSize.choice, fontWeight: fontWeight.semibold });
export const archive = style(words);
