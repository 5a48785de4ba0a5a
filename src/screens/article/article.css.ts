import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '#ds/tokens/media.ts';
import { tokens } from '#ds/tokens/contract.css';
import { onHover } from '#ds/tokens/states.css';

const { color, effect, fontSize, fontWeight, line, radius, script, size, space } = tokens;
const hairline = `${line.hairline} solid ${color.border}`;
const one = 'minmax(0, 1fr)';
const unlisted = { margin: 0, padding: 0, listStyle: 'none' } as const;
const plainLink = {
  display: 'flex',
  alignItems: 'center',
  minBlockSize: size.target,
  color: 'inherit',
  textDecoration: 'none',
  ...onHover({ textDecoration: 'underline' }),
} as const;

export const page = style({ paddingBlock: `${space[7]} ${space.section}`, overflowWrap: 'anywhere' });
export const head = style({
  display: 'grid',
  gap: space[4],
  justifyItems: 'center',
  maxInlineSize: '980px',
  marginInline: 'auto',
  paddingBlock: `${space[4]} ${space.panel}`,
  textAlign: 'center',
  '@media': { [media.stacked]: { justifyItems: 'start', textAlign: 'start' } },
});
export const kicker = style({ fontSize: fontSize.small, fontWeight: fontWeight.medium, color: color.accentText });
export const title = style({
  maxInlineSize: '20ch',
  fontSize: 'clamp(2.25rem, 1.5rem + 3vw, 4rem)',
  fontWeight: fontWeight.semibold,
  lineHeight: script.displayLine,
  letterSpacing: script.displayTracking,
  textWrap: 'balance',
  selectors: { '&:lang(tr)': { maxInlineSize: '24ch' } },
});
export const lead = style({ maxInlineSize: '52ch', fontSize: fontSize.lead, color: color.onSurfaceMuted });
export const byline = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[2]} ${space[3.5]}`,
  alignItems: 'center',
  marginBlockStart: space[2],
  fontSize: fontSize.small,
  textAlign: 'start',
});
export const initial = style({ display: 'block', lineHeight: 0, color: color.accentText });
export const author = style({
  display: 'grid',
  paddingInlineEnd: space[4.5],
  borderInlineEnd: hairline,
  '@media': { [media.phone]: { paddingInlineEnd: 0, borderInlineEnd: 0 } },
});
export const authorName = style({ fontSize: fontSize.body, fontWeight: fontWeight.semibold });
export const quiet = style({ fontSize: fontSize.small, color: color.onSurfaceMuted });
export const dates = style({ display: 'grid', color: color.onSurfaceMuted });

export const layout = style({
  display: 'grid',
  gridTemplateColumns: `200px ${one} 264px`,
  gap: space.columnsNear,
  alignItems: 'start',
  paddingBlockStart: space.panel,
  borderBlockStart: hairline,
  '@media': { [media.folded]: { gridTemplateColumns: `${one} 264px` }, [media.stacked]: { gridTemplateColumns: one } },
});
/** Without a project the text has the width of both. */
export const layoutAlone = style([layout, { '@media': { [media.folded]: { gridTemplateColumns: one } } }]);
/** Clear of the bar. */
const sticky = { position: 'sticky', insetBlockStart: `calc(${size.header} + ${space[7]})` } as const;
export const noContents = style({ '@media': { [media.folded]: { display: 'none' } } });
export const contents = style({
  ...sticky,
  fontSize: fontSize.label,
  '@media': {
    [media.folded]: {
      position: 'static',
      gridColumn: '1 / -1',
      padding: `${space[3]} ${space[4]}`,
      border: hairline,
      borderRadius: radius.base,
      background: color.surface,
    },
  },
});
export const contentsTitle = style({ fontSize: 'inherit', fontWeight: fontWeight.semibold, marginBlockEnd: space[2] });
export const contentsList = style({
  ...unlisted,
  borderInlineStart: hairline,
  '@media': { [media.folded]: { borderInlineStart: 0 } },
});
export const contentsLink = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: size.target,
  paddingInlineStart: space[4],
  color: color.onSurfaceMuted,
  textDecoration: 'none',
  ...onHover({ color: color.accentText }),
  '@media': {
    [media.hover]: { selectors: { '&:hover': { color: color.accentText } } },
    [media.folded]: { paddingInlineStart: 0 },
  },
});

export const story = style({ display: 'grid', gridTemplateColumns: one, gap: space[5], minInlineSize: 0 });
export const language = style({
  display: 'flex',
  gap: space[3],
  alignItems: 'flex-start',
  padding: `${space[3.5]} ${space[4]}`,
  borderRadius: radius.base,
  background: color.surfaceSand,
  fontSize: fontSize.label,
});
export const languageLink = style({
  fontWeight: fontWeight.medium,
  color: color.accentText,
  textUnderlineOffset: '3px',
});

/** The stored text: its elements have no classes. */
export const body = style({ display: 'grid', gridTemplateColumns: one, gap: space[4.5] });
const inBody = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(
    selector
      .split(', ')
      .map((part) => `${body} ${part}`)
      .join(', '),
    rule,
  );
inBody('> p, > ul, > ol', { maxInlineSize: '64ch', margin: 0, fontSize: fontSize.choice, lineHeight: 1.72 });
inBody('> p:lang(ar), > ul:lang(ar), > ol:lang(ar)', { lineHeight: 2 });
inBody('> ul, > ol', { paddingInlineStart: '1.4em' });
inBody('a', { color: color.accentText, textUnderlineOffset: '3px' });
inBody('> h2, > h3', {
  marginBlockStart: space[5],
  fontSize: fontSize.h2,
  fontWeight: fontWeight.semibold,
  lineHeight: script.headingLine,
  letterSpacing: script.headingTracking,
  scrollMarginBlockStart: `calc(${size.header} + ${space[4]})`,
});
inBody('> h3', { fontSize: fontSize.h3 });
inBody('> h2:first-child', { marginBlockStart: 0 });
/** A raised initial in Latin; Arabic letters join, so their first line is bold. */
inBody('> p:first-of-type:lang(en)::first-letter, > p:first-of-type:lang(tr)::first-letter', {
  float: 'inline-start',
  marginInlineEnd: space[2.5],
  paddingBlockStart: space[2],
  fontSize: 'calc(2 * 2.05rem)',
  fontWeight: fontWeight.semibold,
  lineHeight: 0.8,
  color: color.accentText,
});
inBody('> p:first-of-type:lang(ar)::first-line', { fontWeight: fontWeight.semibold });
inBody('blockquote', {
  position: 'relative',
  display: 'grid',
  gap: space[2.5],
  marginBlock: space[4.5],
  marginInline: 0,
  paddingBlock: space[7],
  borderBlock: hairline,
});
/** The one gold star of the page. */
inBody('blockquote::before', {
  content: '',
  position: 'absolute',
  insetBlockStart: '-15px',
  insetInlineStart: 0,
  inlineSize: '30px',
  blockSize: '30px',
  background: color.gold,
  clipPath:
    'polygon(50% 0, 60.7% 24.2%, 85.4% 14.6%, 75.8% 39.3%, 100% 50%, 75.8% 60.7%, 85.4% 85.4%, 60.7% 75.8%, 50% 100%, 39.3% 75.8%, 14.6% 85.4%, 24.2% 60.7%, 0 50%, 24.2% 39.3%, 14.6% 14.6%, 39.3% 24.2%)',
});
inBody('blockquote p', {
  margin: 0,
  fontSize: 'clamp(1.5rem, 1.2rem + 1.3vw, 2.125rem)',
  fontWeight: fontWeight.medium,
  lineHeight: 1.24,
  letterSpacing: script.headingTracking,
  textWrap: 'balance',
});
inBody('blockquote p:lang(ar)', { lineHeight: 1.6, letterSpacing: 0 });
inBody('blockquote footer', { fontSize: fontSize.label, color: color.onSurfaceMuted });
inBody('figure', { marginBlock: space[3.5], marginInline: 0, minInlineSize: 0 });
inBody('figcaption', { paddingBlockStart: space[3], fontSize: fontSize.small, color: color.onSurfaceMuted });
inBody('figcaption strong', { color: color.onSurface });
inBody('table', {
  inlineSize: '100%',
  borderCollapse: 'collapse',
  borderBlockEnd: `${line.selected} solid ${color.onSurface}`,
});
inBody('th, td', {
  paddingBlock: space[3],
  paddingInlineEnd: space[4],
  borderBlockStart: hairline,
  fontWeight: fontWeight.regular,
  textAlign: 'start',
  verticalAlign: 'baseline',
  '@media': { [media.phone]: { paddingInlineEnd: space[2], fontSize: fontSize.micro } },
});
/** A sum is not broken; the words beside it are. */
inBody('td', { overflowWrap: 'normal' });
inBody('thead th', {
  borderBlockStart: 0,
  borderBlockEnd: `${line.hairline} solid ${color.onSurface}`,
  fontSize: fontSize.small,
  color: color.onSurfaceMuted,
});
inBody('tr > :last-child:not(:first-child)', { textAlign: 'end', paddingInlineEnd: 0 });
inBody('tfoot th, tfoot td', {
  borderBlockStart: `${line.hairline} solid ${color.onSurface}`,
  fontWeight: fontWeight.semibold,
});

/** As long as its figure is large beside the largest; it begins where the text begins, in either direction. */
export const bar = style({
  display: 'block',
  inlineSize: 'calc(var(--share) * 1%)',
  minInlineSize: '2px',
  blockSize: size.bar,
  marginBlockStart: space[2],
  background: color.accent,
  forcedColorAdjust: 'none',
});

export const correction = style({
  display: 'grid',
  gap: space[1],
  maxInlineSize: '64ch',
  padding: `${space[3]} ${space[4]}`,
  borderInlineStart: `${line.note} solid ${color.borderStrong}`,
  background: color.surfaceSunken,
  fontSize: fontSize.label,
});
export const correctionTitle = style({ fontSize: 'inherit', fontWeight: fontWeight.semibold });
export const tags = style({ ...unlisted, display: 'flex', flexWrap: 'wrap', gap: space[2] });
export const tag = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: size.target,
  paddingInline: space[4],
  border: hairline,
  borderRadius: radius.base,
  textDecoration: 'none',
  color: 'inherit',
  ...onHover({ borderColor: color.accent, color: color.accentText }),
});
export const share = style({ borderBlockStart: hairline });

export const side = style({ ...sticky, '@media': { [media.stacked]: { position: 'static' } } });
export const project = style({
  overflow: 'clip',
  border: hairline,
  borderRadius: radius.base,
  background: color.surface,
});
export const projectCover = style({
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '16 / 8',
  objectFit: 'cover',
  filter: effect.coverFilter,
});
export const projectText = style({ display: 'grid', gap: space[3], padding: space[4] });
export const projectTitle = style({ fontSize: fontSize.action, fontWeight: fontWeight.semibold });
export const projectLink = style(plainLink);
export const figure = style({ display: 'grid' });
export const amount = style({ fontSize: fontSize.figure, fontWeight: fontWeight.semibold, lineHeight: 1.3 });

export const next = style({
  marginBlockStart: space.band,
  paddingBlockStart: space[5],
  borderBlockStart: `${line.note} solid ${color.onSurface}`,
});
export const nextTitle = style({ fontSize: fontSize.h3, fontWeight: fontWeight.semibold, marginBlockEnd: space[2] });
export const nextList = style({
  ...unlisted,
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  columnGap: space[8],
  '@media': { [media.stacked]: { gridTemplateColumns: one } },
});
export const nextItem = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: space[1],
  paddingBlock: space[3.5],
  borderBlockStart: hairline,
});
export const nextLink = style({
  ...plainLink,
  fontSize: fontSize.choice,
  fontWeight: fontWeight.medium,
  selectors: { '&::after': { content: '', position: 'absolute', inset: 0 } },
});
