import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '#ds/tokens/media.ts';
import { tokens } from '#ds/tokens/contract.css';

const { effect, radius, size, space, width } = tokens;
const apart = 'clamp(32px, 4.5vw, 72px)';

/** Beside each other where there is room; on a phone the donation comes right after the title. */
export const layout = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${width.aside}`,
  gridTemplateAreas: '"header beside" "story beside"',
  gridTemplateRows: 'auto 1fr',
  gap: `${space[7]} ${apart}`,
  alignItems: 'start',
  paddingBlock: `${space[3]} ${space.section}`,
  '@media': {
    [media.stacked]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateAreas: '"header" "beside" "story"',
      gridTemplateRows: 'auto',
    },
  },
});
/** As much air below the bar as every page has. */
export const trail = style({ paddingBlockStart: space[7] });
export const header = style({
  gridArea: 'header',
  display: 'grid',
  gap: space[4],
  minInlineSize: 0,
  // A long word breaks rather than widen the page when the text is enlarged.
  overflowWrap: 'anywhere',
});
/** Clear of the bar. */
export const beside = style({
  gridArea: 'beside',
  position: 'sticky',
  insetBlockStart: `calc(${size.header} + ${space[5]})`,
  '@media': { [media.stacked]: { position: 'static' } },
});
/** How far the donation stands over the foot of the cover, and the air above the words beside it. */
const over = '88px';
export const overBand = style([
  beside,
  { marginBlockStart: `calc((${over} + ${space[3]}) * -1)`, '@media': { [media.stacked]: { marginBlockStart: 0 } } },
]);
export const story = style({ gridArea: 'story', display: 'grid', gap: space[12], minInlineSize: 0 });
export const cover = style({
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '16 / 8.2',
  objectFit: 'cover',
  borderRadius: radius.base,
  filter: effect.coverFilter,
});
export const prose = style({
  display: 'grid',
  gap: space[4],
  maxInlineSize: width.prose,
  fontSize: tokens.fontSize.action,
});
export const amount = style({
  fontSize: tokens.fontSize.amount,
  fontWeight: tokens.fontWeight.semibold,
  lineHeight: 1.05,
  letterSpacing: '-0.03em',
});
/** The rules that a case met, two beside each other where there is room. */
export const checked = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(18rem, 100%), 1fr))',
  columnGap: space[7],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const checkedRule = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space[3],
  paddingBlock: space[4],
  borderBlockEnd: `${tokens.line.hairline} solid ${tokens.color.border}`,
});
export const cases = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
/** Number, title and what is left; below each other on a phone. */
export const caseRow = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(5rem, auto) minmax(0, 1fr) minmax(8rem, auto)',
  gap: space[5],
  alignItems: 'center',
  paddingBlock: space[5],
  borderBlockEnd: `${tokens.line.hairline} solid ${tokens.color.border}`,
  '@media': { [media.stacked]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[2] } },
});
globalStyle(`${caseRow} a`, { display: 'flex', alignItems: 'center', minBlockSize: size.target });
export const caseNumber = style({ color: tokens.color.onSurfaceMuted });
export const caseLeft = style({ display: 'grid', gap: space[2] });
