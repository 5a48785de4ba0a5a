import { style } from '@vanilla-extract/css';
import { media } from '#ds/tokens/media.ts';
import { tokens } from '#ds/tokens/contract.css';
import { onHover } from '#ds/tokens/states.css';

const { color, effect, fontSize, fontWeight, line, radius, size, space } = tokens;
const hairline = `${line.hairline} solid ${color.border}`;

export const figures = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  '@media': { [media.phone]: { gridAutoFlow: 'row', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const figure = style({
  paddingBlock: space[9],
  paddingInlineEnd: space[6],
  selectors: { '& + &': { paddingInlineStart: space[7], borderInlineStart: hairline } },
  '@media': {
    [media.phone]: {
      paddingBlock: space[5],
      borderBlockEnd: hairline,
      selectors: {
        '& + &': { paddingInlineStart: 0, borderInlineStart: 0 },
        // One that would be alone in its row takes the row.
        '&:last-child:nth-child(odd)': { gridColumn: '1 / -1', maxInlineSize: '50%' },
        '&:nth-child(even)': { paddingInlineStart: space[5], borderInlineStart: hairline },
      },
    },
  },
});

/** Calm: a tint, a line below, and no taller than what it says. */
export const season = style({ background: color.surfaceAccent, borderBlockEnd: hairline });
export const seasonInner = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: `${space[4]} ${space[5]}`,
  alignItems: 'center',
  paddingBlock: space[6],
  '@media': { [media.phone]: { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
});
export const seasonMark = style({ color: color.accentText });
export const seasonTitle = style({ fontSize: fontSize.h3, fontWeight: fontWeight.semibold });
export const seasonText = style({ color: color.onSurfaceMuted });
export const seasonAction = style({ '@media': { [media.phone]: { gridColumn: 2 } } });

/** Only where this device keeps a cause, which the head's script finds out before the first paint. Its lines are there before their text. */
const memory = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${space[4]} ${space[6]}`,
  alignItems: 'center',
  paddingBlock: space[5],
  borderBlockEnd: hairline,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' }, [media.print]: { display: 'none' } },
} as const;
export const again = style({
  ...memory,
  selectors: {
    'html:not([data-gave]) &': { display: 'none' },
    // What is given regularly says more.
    'html[data-signed-in]:is([data-plans="1"], [data-plans="2"]) &': { display: 'none' },
  },
});
export const againTitle = style({
  fontSize: fontSize.label,
  fontWeight: fontWeight.medium,
  color: color.onSurfaceMuted,
});
export const againCause = style({
  fontSize: fontSize.h3,
  fontWeight: fontWeight.semibold,
  minBlockSize: '1lh',
  // The direction is that of the title; its place is that of the page.
  textAlign: 'match-parent',
  '@media': { [media.phone]: { minBlockSize: '2lh' } },
});
export const againNote = style({ fontSize: fontSize.small, color: color.onSurfaceMuted });
export const againActions = style({ display: 'flex', flexWrap: 'wrap', gap: space[3], minBlockSize: size.control });
/** Of a page that was rendered for the person. */
export const plans = style(memory);
/** Of the page of everybody: the head's script finds out before the first paint whether it has something to show. */
export const heldPlans = style({
  ...memory,
  selectors: {
    'html:not([data-signed-in]) &': { display: 'none' },
    'html:not([data-plans="1"], [data-plans="2"]) &': { display: 'none' },
  },
});
export const planList = style({ display: 'grid', gap: space[4] });
export const secondPlace = style({ selectors: { 'html:not([data-plans="2"]) &': { display: 'none' } } });
/** Its lines are there before their text. */
export const planFacts = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[5],
  minBlockSize: '1lh',
  fontSize: fontSize.small,
  color: color.onSurfaceMuted,
  '@media': { [media.phone]: { flexDirection: 'column', minBlockSize: '2lh' } },
});
export const planDeclined = style({ display: 'inline-flex', alignItems: 'center', gap: space[1], color: color.danger });
export const againSaid = style({
  display: 'block',
  paddingBlock: space[4],
  color: color.onSurfaceMuted,
  selectors: { '&:empty': { display: 'none' } },
});

export const bandTitle = style({ fontSize: fontSize.h2, marginBlockEnd: space.panel });
export const programs = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: line.hairline,
  border: hairline,
  borderRadius: radius.base,
  background: color.border,
  overflow: 'hidden',
  '@media': {
    [media.stacked]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    // Cards of their own, to the edge of the phone: the next one is seen to go on.
    [media.phone]: {
      gridTemplateColumns: 'none',
      gridAutoFlow: 'column',
      gridAutoColumns: '72vw',
      gap: space[3],
      marginInline: `calc(-1 * ${space.gutter})`,
      paddingInline: space.gutter,
      border: 0,
      background: 'none',
      overflowX: 'auto',
      scrollSnapType: 'x proximity',
      scrollPaddingInline: space.gutter,
    },
  },
});
export const programItem = style({
  display: 'grid',
  scrollSnapAlign: 'start',
  '@media': { [media.phone]: { border: hairline, borderRadius: radius.base, overflow: 'hidden' } },
});
export const program = style({
  display: 'grid',
  gap: space[2],
  alignContent: 'start',
  padding: space[6],
  background: color.surface,
  textDecoration: 'none',
  ...onHover({ background: color.surfaceAccent }),
  selectors: { '&:focus-visible': { outlineOffset: '-4px' } },
});
export const programIcon = style({ color: color.accentText });
export const programText = style({ fontSize: fontSize.small, color: color.onSurfaceMuted });

export const slides = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 320px), 1fr))',
  gap: space[6],
  '@media': { [media.stacked]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const slide = style({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  border: hairline,
  borderRadius: radius.base,
  background: color.surface,
  overflow: 'hidden',
  '@media': {
    [media.stacked]: { gridTemplateRows: 'auto', gridTemplateColumns: '240px minmax(0, 1fr)', alignItems: 'center' },
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
/** In its own shape: cut to another, it would lose its star. */
export const slideArt = style({
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '16 / 9',
  objectFit: 'cover',
  filter: effect.coverFilter,
});
export const slideBody = style({ display: 'flex', flexDirection: 'column', gap: space[2], padding: space[5] });
export const slideTitle = style({ fontSize: fontSize.h3, fontWeight: fontWeight.semibold });
export const slideText = style({ color: color.onSurfaceMuted });
/** At one height in the cards of a row, whatever the length of their texts. */
export const slideAction = style({ marginBlockStart: 'auto', paddingBlockStart: space[2] });

export const band = style({
  display: 'grid',
  gridTemplateColumns: '1.15fr 1fr',
  gap: space.columns,
  alignItems: 'center',
  '@media': { [media.stacked]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** The day, the title and what it is about, in one line where there is room. */
export const news = style({ display: 'grid', borderBlockStart: hairline });
export const newsRow = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '9rem minmax(0, 1fr) auto',
  gap: space[4],
  alignItems: 'baseline',
  paddingBlock: space[4],
  borderBlockEnd: hairline,
  '@media': { [media.stacked]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[1] } },
});
export const newsDay = style({ color: color.onSurfaceMuted, fontSize: fontSize.small });
export const newsTitle = style({ fontSize: fontSize.title, lineHeight: 1.4, letterSpacing: 0 });
/** The whole row is the link's area. */
export const newsLink = style({
  textDecoration: 'none',
  ...onHover({ textDecoration: 'underline' }),
  '::after': { content: '', position: 'absolute', inset: 0 },
});
export const newsNote = style({ color: color.onSurfaceMuted, fontSize: fontSize.small });

/** Name and place of an institution, as many beside each other as fit. */
export const ngos = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 340px), 1fr))',
  columnGap: space[7],
  borderBlockStart: hairline,
});
export const ngo = style({ display: 'grid', borderBlockEnd: hairline });
/** Name and place are one link. */
export const ngoLink = style({
  display: 'grid',
  alignContent: 'center',
  gap: space[1],
  minBlockSize: tokens.size.target,
  paddingBlock: space[4],
  textDecoration: 'none',
  ...onHover({ textDecoration: 'underline' }),
});
export const sources = style({ display: 'grid', gap: space[2], fontSize: fontSize.small, color: color.onSurfaceMuted });
