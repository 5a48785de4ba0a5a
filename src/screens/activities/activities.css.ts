import { style } from '@vanilla-extract/css';
import { media } from '#ds/tokens/media.ts';
import { tokens } from '#ds/tokens/contract.css';
import { onHover } from '#ds/tokens/states.css';

const { color, fontSize, fontWeight, line, script, size, space } = tokens;
const hairline = `${line.hairline} solid ${color.border}`;
const one = 'minmax(0, 1fr)';
const unlisted = { margin: 0, padding: 0, listStyle: 'none' } as const;

export const page = style({ paddingBlock: `${space.panel} ${space.section}`, overflowWrap: 'anywhere' });
export const head = style({
  display: 'grid',
  gridTemplateColumns: `auto ${one} auto`,
  gap: `${space[3]} ${space.columnsNear}`,
  alignItems: 'end',
  paddingBlockEnd: space[5],
  borderBlockEnd: `${line.note} solid ${color.onSurface}`,
  '@media': { [media.stacked]: { gridTemplateColumns: one } },
});
export const name = style({
  fontSize: 'clamp(2.75rem, 1.7rem + 4.4vw, 6rem)',
  fontWeight: fontWeight.semibold,
  lineHeight: script.displayLine,
  letterSpacing: script.displayTracking,
});
export const intro = style({ maxInlineSize: '44ch', color: color.onSurfaceMuted });
export const feed = style({ display: 'flex', gap: space[2], alignItems: 'center', color: color.accentText });
export const find = style({
  display: 'grid',
  gridTemplateColumns: `${one} 380px`,
  gap: `${space[4]} ${space[8]}`,
  alignItems: 'center',
  paddingBlock: space[5],
  borderBlockEnd: hairline,
  '@media': { [media.stacked]: { gridTemplateColumns: one } },
});
export const search = style({ display: 'grid', gridTemplateColumns: `${one} auto`, gap: space[3] });
/** Words begin where the column begins; their targets do so before. */
export const tags = style({
  ...unlisted,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[1]}`,
  marginInlineStart: `calc(-1 * ${space[3]})`,
});
export const tag = style({
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

export const band = style({ paddingBlockStart: space.panel });
export const bandTitle = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[4]}`,
  alignItems: 'baseline',
  paddingBlockEnd: space[3],
  fontSize: fontSize.title,
  fontWeight: fontWeight.semibold,
});
export const pastTitle = style({
  marginBlockStart: space.section,
  paddingBlockStart: space[5],
  borderBlockStart: `${line.note} solid ${color.onSurface}`,
  fontSize: fontSize.h2,
  fontWeight: fontWeight.semibold,
});
export const hijri = style({ color: color.onSurfaceMuted, fontSize: fontSize.small, fontWeight: fontWeight.regular });
export const rows = style({ ...unlisted, borderBlockStart: hairline });
export const row = style({
  display: 'grid',
  gridTemplateColumns: `112px ${one} 240px`,
  gap: `${space[3]} ${space.columnsNear}`,
  paddingBlock: space[6],
  borderBlockEnd: hairline,
  '@media': {
    [media.stacked]: { gridTemplateColumns: `88px ${one}` },
    [media.phone]: { gridTemplateColumns: one, gap: space[3] },
  },
});
export const shapeRow = style({ paddingBlock: space[6], borderBlockEnd: hairline });
export const day = style({
  display: 'grid',
  alignContent: 'start',
  '@media': { [media.phone]: { display: 'flex', flexWrap: 'wrap', gap: `0 ${space[2]}`, alignItems: 'baseline' } },
});
export const dayNumber = style({
  fontSize: fontSize.amount,
  fontWeight: fontWeight.semibold,
  lineHeight: 1,
  letterSpacing: script.headingTracking,
});
export const dayMonth = style({ fontWeight: fontWeight.semibold });
export const dayName = style({ color: color.onSurfaceMuted, fontSize: fontSize.small });
export const what = style({ display: 'grid', gap: space[1], alignContent: 'start', maxInlineSize: '64ch' });
export const kicker = style({ fontSize: fontSize.small, fontWeight: fontWeight.medium, color: color.accentText });
export const rowTitle = style({
  fontSize: fontSize.title,
  fontWeight: fontWeight.semibold,
  lineHeight: script.headingLine,
});
export const rowLink = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: size.target,
  color: 'inherit',
  textDecoration: 'none',
  ...onHover({ textDecoration: 'underline' }),
});
export const note = style({ margin: 0, color: color.onSurfaceMuted });
export const facts = style({
  ...unlisted,
  display: 'grid',
  gap: space[2],
  alignContent: 'start',
  justifyItems: 'start',
  fontSize: fontSize.small,
  color: color.onSurfaceMuted,
  '@media': {
    [media.stacked]: {
      gridColumn: 2,
      display: 'flex',
      flexWrap: 'wrap',
      gap: `${space[2]} ${space[4]}`,
      alignItems: 'center',
    },
    [media.phone]: { gridColumn: 1 },
  },
});
export const narrowed = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[2]} ${space[5]}`,
  alignItems: 'baseline',
  paddingBlockStart: space[7],
});
export const narrowedTitle = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  fontSize: fontSize.h2,
  fontWeight: fontWeight.semibold,
});
export const end = style({ display: 'grid', gap: space[7], paddingBlockStart: space[7] });
export const archiveTitle = style({ fontSize: fontSize.h3, fontWeight: fontWeight.semibold });
