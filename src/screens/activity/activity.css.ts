import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '#ds/tokens/media.ts';
import { tokens } from '#ds/tokens/contract.css';
import { onHover, ring, unseen } from '#ds/tokens/states.css';

const { color, elevation, fontSize, fontWeight, line, radius, script, size, space } = tokens;
const hairline = `${line.hairline} solid ${color.border}`;
const one = 'minmax(0, 1fr)';
const unlisted = { margin: 0, padding: 0, listStyle: 'none' } as const;
const leading = {
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: size.target,
  color: 'inherit',
  textDecoration: 'none',
  ...onHover({ textDecoration: 'underline' }),
} as const;

export const whole = style({ overflowWrap: 'anywhere', paddingBlockEnd: space.section });
export const top = style({ background: color.surfaceSand, borderBlockEnd: hairline, paddingBlockStart: space[5] });
export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 460px) minmax(0, 1fr)',
  gap: space.columns,
  alignItems: 'end',
  paddingBlock: `${space.card} ${space.panel}`,
  '@media': { [media.stacked]: { gridTemplateColumns: one } },
});
export const titles = style({ display: 'grid', gap: space[3] });
export const kicker = style({ fontSize: fontSize.small, fontWeight: fontWeight.medium, color: color.accentText });
export const title = style({
  maxInlineSize: '22ch',
  fontSize: 'clamp(2rem, 1.5rem + 2.2vw, 3.5rem)',
  fontWeight: fontWeight.semibold,
  lineHeight: script.headingLine,
  letterSpacing: script.headingTracking,
  textWrap: 'balance',
});
export const lead = style({ maxInlineSize: '56ch', fontSize: fontSize.lead, color: color.onSurfaceMuted });

export const leaf = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  background: color.surfaceRaised,
  border: hairline,
  borderRadius: radius.base,
  overflow: 'hidden',
  boxShadow: elevation.card,
});
export const leafWeekday = style({
  gridColumn: '1 / -1',
  padding: space[2],
  background: color.surfaceDeep,
  color: color.onDeep,
  fontWeight: fontWeight.medium,
  textAlign: 'center',
});
export const leafDay = style({
  display: 'grid',
  justifyItems: 'center',
  padding: `${space[4]} ${space[3]} ${space[5]}`,
  textAlign: 'center',
  selectors: { '& + &': { borderInlineStart: hairline } },
});
export const leafNumber = style({
  fontSize: 'clamp(3.5rem, 2.6rem + 4vw, 6.5rem)',
  fontWeight: fontWeight.semibold,
  lineHeight: 1,
  selectors: { [`${leafDay} + ${leafDay} &`]: { color: color.accentText } },
});
export const leafMonth = style({ fontWeight: fontWeight.semibold });
export const quiet = style({ margin: 0, color: color.onSurfaceMuted, fontSize: fontSize.small });

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 412px',
  gap: space.columns,
  alignItems: 'start',
  paddingBlockStart: space.panel,
  '@media': { [media.stacked]: { gridTemplateColumns: one } },
});
export const main = style({ display: 'grid', gap: space.columnsNear, gridColumn: 1, minInlineSize: 0 });
export const days = style({ gridColumn: 1, minInlineSize: 0 });
export const aside = style({
  position: 'sticky',
  insetBlockStart: `calc(${size.header} + ${space[5]})`,
  display: 'grid',
  gap: space[3],
  gridColumn: 2,
  gridRow: '1 / span 2',
  '@media': {
    [media.stacked]: {
      position: 'static',
      gridColumn: 1,
      gridRow: 'auto',
      // The card follows the title of an event; the days of training come before its form.
      selectors: { [`${main} + &`]: { order: -1 } },
    },
  },
});
export const sectionTitle = style({ marginBlockEnd: space[4], fontSize: fontSize.h2, fontWeight: fontWeight.semibold });
export const prose = style({ maxInlineSize: '64ch' });
globalStyle(`${prose} :is(p, ul, ol) + *`, { marginBlockStart: space[4] });
globalStyle(`${prose} :is(ul, ol)`, { paddingInlineStart: space[5] });

export const when = style({ margin: 0, fontSize: fontSize.title });
export const program = style({ ...unlisted, marginBlockStart: space[4], borderBlockStart: hairline });
export const programLine = style({
  display: 'grid',
  gridTemplateColumns: `84px ${one} minmax(0, .8fr)`,
  gap: `${space[1]} ${space[5]}`,
  alignItems: 'baseline',
  paddingBlock: space[3.5],
  borderBlockEnd: hairline,
  '@media': { [media.phone]: { gridTemplateColumns: one } },
});
export const programTime = style({ fontWeight: fontWeight.semibold, color: color.accentText });
export const programTitle = style({ fontSize: fontSize.action, fontWeight: fontWeight.medium });
export const place = style({ ...unlisted, display: 'grid', gap: space[4], marginBlockStart: space[4] });
export const mapLink = style({ ...leading, textDecoration: 'underline', color: color.accentText });
export const placeLine = style({ display: 'flex', gap: space[3], alignItems: 'start', maxInlineSize: '56ch' });
export const placeAddress = style({ display: 'block' });
export const placeName = style({ display: 'block', fontSize: fontSize.choice, fontWeight: fontWeight.semibold });

export const left = style({ display: 'grid', gap: space[3], marginBlockEnd: space[5] });
export const leftLine = style({ display: 'flex', flexWrap: 'wrap', gap: space[3], alignItems: 'baseline', margin: 0 });
export const leftNumber = style({ fontSize: fontSize.amount, fontWeight: fontWeight.semibold, lineHeight: 1.1 });
/** The free seats stand at the end of the last row, in the direction of the text. */
const mirrored = { selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } } as const;
export const seats = style({ inlineSize: '100%', blockSize: 'auto', maxBlockSize: '200px', ...mirrored });
export const seatBar = style({ inlineSize: '100%', blockSize: '8px', ...mirrored });
export const seatTaken = style({ fill: color.track, '@media': { [media.forced]: { fill: 'GrayText' } } });
export const seatFree = style({ fill: color.accent, '@media': { [media.forced]: { fill: 'CanvasText' } } });
export const form = style({ display: 'grid', gap: space[5] });
export const calendar = style({
  display: 'flex',
  gap: space[2],
  alignItems: 'center',
  justifyContent: 'center',
  color: color.accentText,
});
export const state = style({ display: 'grid', gap: space[3], justifyItems: 'start', marginBlockEnd: space[5] });
export const stateCard = style({
  display: 'grid',
  gap: space[3],
  justifyItems: 'start',
  padding: space[6],
  background: color.surface,
  border: hairline,
  borderRadius: radius.base,
});
export const stateTitle = style({ fontSize: fontSize.title, fontWeight: fontWeight.semibold });

export const deep = style({ background: color.surfaceDeep, color: color.onDeep, paddingBlockStart: space[5] });
export const onDeep = style({ margin: 0, color: color.onDeepMuted, fontSize: fontSize.small });
globalStyle(`${onDeep} :is(nav, ol, li, a, span)`, { color: 'inherit' });
export const deepLead = style({ maxInlineSize: '56ch', margin: 0, fontSize: fontSize.lead, color: color.onDeepMuted });
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, auto)',
  gap: `0 ${space[6]}`,
  justifyContent: 'space-between',
  margin: 0,
  marginBlockStart: space.panel,
  borderBlockStart: `${line.hairline} solid ${color.onDeepMuted}`,
  '@media': { [media.stacked]: { gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))' } },
});
export const fact = style({ paddingBlock: `${space[4]} ${space[5]}` });
export const factValue = style({ margin: 0, fontSize: fontSize.choice, fontWeight: fontWeight.semibold });
export const factNote = style({
  display: 'block',
  color: color.onDeepMuted,
  fontSize: fontSize.small,
  fontWeight: fontWeight.regular,
});

export const strand = style({ minInlineSize: 0, margin: 0, padding: 0, border: 0 });
export const strandTitle = style({ padding: 0, fontSize: fontSize.h2, fontWeight: fontWeight.semibold });
export const strandList = style({ ...unlisted, marginBlockStart: space[4] });
export const strandDay = style({ display: 'block', paddingBlock: space[1.5] });
const dayBase = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '34px 150px minmax(0, 1fr) 28px',
  gap: space[4],
  alignItems: 'center',
  minBlockSize: '84px',
  padding: `${space[4]} ${space[5]}`,
  border: hairline,
  borderRadius: radius.base,
  '@media': { [media.phone]: { gridTemplateColumns: '28px minmax(0, 1fr)', gap: space[2] } },
} as const;
export const dayInput = style(unseen);
export const day = style({
  ...dayBase,
  background: color.surface,
  selectors: {
    '&:has(input)': { cursor: 'pointer' },
    '&:has(:checked)': {
      borderColor: color.accent,
      boxShadow: `inset 0 0 0 1px ${color.accent}`,
      background: color.surfaceAccent,
    },
    '&:has(:focus-visible)': ring,
  },
});
export const dayFull = style({ ...dayBase, borderStyle: 'dashed', color: color.onSurfaceMuted });
export const dayStar = style({
  inlineSize: '28px',
  blockSize: '28px',
  fill: color.track,
  selectors: { [`${day}:has(:checked) &`]: { fill: color.accent } },
  '@media': { [media.forced]: { fill: 'GrayText' } },
});
export const dayDate = style({ display: 'grid' });
/** Below the day on phones, beside its star. */
export const dayTitle = style({ '@media': { [media.phone]: { gridColumn: 2 } } });
export const dayNote = style({ display: 'block', color: color.onSurfaceMuted, fontSize: fontSize.small });
export const dayBox = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '24px',
  blockSize: '24px',
  border: `${line.hairline} solid ${color.borderStrong}`,
  borderRadius: radius.base,
  color: 'transparent',
  selectors: {
    [`${day}:has(:checked) &`]: { background: color.accent, borderColor: color.accent, color: color.onAccent },
  },
  '@media': { [media.phone]: { gridColumn: 1, gridRow: 2, justifySelf: 'center' } },
});

export const reviews = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 220px) minmax(0, 1fr)',
  gap: space[6],
  '@media': { [media.phone]: { gridTemplateColumns: one } },
});
export const spread = style({ ...unlisted, display: 'grid', gap: space[1], marginBlockStart: space[3] });
export const spreadLine = style({
  display: 'grid',
  gridTemplateColumns: `1ch ${one} 3ch`,
  gap: space[3],
  alignItems: 'center',
});
export const spreadBar = style({ inlineSize: '100%', blockSize: '6px', ...mirrored });
export const words = style({ ...unlisted, display: 'grid', gap: space[5], alignContent: 'start' });
export const word = style({
  display: 'grid',
  gap: space[2],
  paddingBlockEnd: space[5],
  selectors: { '& + &, &:not(:last-child)': { borderBlockEnd: hairline } },
});
export const wordText = style({ margin: 0, fontSize: fontSize.choice });

export const foot = style({
  display: 'grid',
  gap: space[7],
  marginBlockStart: space.section,
  paddingBlockStart: space[5],
  borderBlockStart: hairline,
});
export const footRow = style({ display: 'flex', flexWrap: 'wrap', gap: space[4], justifyContent: 'space-between' });
export const tags = style({ ...unlisted, display: 'flex', flexWrap: 'wrap', gap: space[4] });
export const tag = style({
  ...leading,
  minInlineSize: size.target,
  color: color.accentText,
  fontWeight: fontWeight.medium,
});
export const related = style({
  ...unlisted,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(18rem, 100%), 1fr))',
  gap: space[6],
});
export const relatedItem = style({
  display: 'grid',
  alignContent: 'start',
  paddingBlockStart: space[3],
  borderBlockStart: hairline,
});
export const relatedLink = style({ ...leading, fontSize: fontSize.choice, fontWeight: fontWeight.semibold });
export const birth = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 4fr) minmax(0, 3fr)',
  gap: space[3],
  alignItems: 'end',
  '@media': { [media.phone]: { gridTemplateColumns: 'repeat(auto-fit, minmax(6rem, 1fr))' } },
});
