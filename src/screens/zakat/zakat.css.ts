import { style } from '@vanilla-extract/css';
import { media } from '#ds/tokens/media.ts';
import { tokens } from '#ds/tokens/contract.css';

const { color, fontSize, fontWeight, line, radius, size, space } = tokens;
const hairline = `${line.hairline} solid ${color.border}`;

/** What is given to stands below the working on the page, and not on its paper. */
export const unprinted = style({ '@media': { [media.print]: { display: 'none' } } });

export const group = style({ border: hairline, borderRadius: radius.base, background: color.surface });
export const summary = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  minBlockSize: size.target,
  padding: `${space[4]} ${space[5]}`,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});
export const icon = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: size.target,
  blockSize: size.target,
  borderRadius: radius.base,
  background: color.surfaceGold,
  color: color.goldText,
});
/** What a kind of wealth is called and counts for: beside each other, below each other where the text is large. */
export const heading = style({
  flex: 1,
  minInlineSize: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[2],
  overflowWrap: 'anywhere',
});
export const title = style({
  flexGrow: 1,
  minInlineSize: 0,
  fontSize: fontSize.title,
  fontWeight: fontWeight.semibold,
  '@media': { [media.phone]: { fontSize: fontSize.choice } },
});
// At twice the text size a long sum still fits a phone.
export const total = style({
  minInlineSize: 0,
  fontSize: `min(${fontSize.title}, 6vw)`,
  fontWeight: fontWeight.semibold,
  '@media': { [media.phone]: { fontSize: `min(${fontSize.choice}, 6vw)` } },
});
export const body = style({ display: 'grid', gap: space[5], padding: space[5], borderBlockStart: hairline });

const columnsOf = (many: number) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(${many}, minmax(0, 1fr))`,
  gap: space[5],
  alignItems: 'start',
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const pair = style(columnsOf(2));
export const columns = style(columnsOf(3));
export const row = style({
  ...columnsOf(2),
  border: 0,
  padding: 0,
  margin: 0,
  selectors: { '& + &': { paddingBlockStart: space[5], borderBlockStart: hairline } },
});

/** Nothing until a day is entered: then it takes no room. */
export const hawlEnd = style({ fontSize: fontSize.small, selectors: { '&:empty': { display: 'none' } } });

export const nisab = style({ display: 'grid', gap: space[2] });
/** On paper too: what it says is in its colors. */
export const axis = style({
  position: 'relative',
  blockSize: size.barHero,
  borderRadius: radius.small,
  background: color.track,
  printColorAdjust: 'exact',
  '@media': { [media.forced]: { border: `${line.hairline} solid CanvasText` } },
});
export const owned = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  inlineSize: 'var(--wealth)',
  borderRadius: radius.small,
  background: color.gold,
  '@media': { [media.forced]: { background: 'Highlight', forcedColorAdjust: 'none' } },
});
export const threshold = style({
  position: 'absolute',
  insetBlock: `calc(${space[2]} * -1)`,
  insetInlineStart: 'var(--nisab)',
  inlineSize: line.selected,
  background: color.onSurface,
  '@media': { [media.forced]: { background: 'CanvasText', forcedColorAdjust: 'none' } },
});
/** Begins under its mark, and gives way before the end of the bar. */
export const thresholdLabel = style({
  display: 'flex',
  fontSize: fontSize.small,
  color: color.onSurfaceMuted,
  '::before': { content: '""', flex: '0 1 var(--nisab)' },
});
export const thresholdText = style({ flex: 'none', maxInlineSize: '100%' });
