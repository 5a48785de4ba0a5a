import { style } from '@vanilla-extract/css';
import { media } from '#ds/tokens/media.ts';
import { tokens } from '#ds/tokens/contract.css';
import { onHover, ring, unseen } from '#ds/tokens/states.css';

const { color, effect, fontSize, line: lines_, radius, size, space } = tokens;
const hairline = `${lines_.hairline} solid ${color.border}`;

export const lines = style({ display: 'grid', borderBlockStart: hairline });
/** On a phone what can be done with a line and its sum share one row, so that a long cart stays short. */
export const line = style({
  display: 'grid',
  gridTemplateColumns: '120px minmax(0, 1fr) auto',
  gridTemplateAreas: '"thumb body price" "thumb actions price"',
  gridTemplateRows: 'auto 1fr',
  columnGap: space[5],
  rowGap: space[2],
  alignItems: 'start',
  paddingBlock: space[6],
  borderBlockEnd: hairline,
  '@media': {
    [media.stacked]: {
      gridTemplateColumns: '72px minmax(0, 1fr) auto',
      gridTemplateAreas: '"thumb body body" "thumb actions price"',
      columnGap: space[3.5],
      paddingBlock: space[5],
    },
    [media.phone]: { gridTemplateColumns: '56px minmax(0, 1fr) auto', paddingBlock: space[4] },
  },
});
export const thumb = style({
  gridArea: 'thumb',
  inlineSize: '120px',
  blockSize: '90px',
  objectFit: 'cover',
  borderRadius: radius.base,
  filter: effect.coverFilter,
  '@media': {
    [media.stacked]: { inlineSize: '72px', blockSize: '72px' },
    [media.phone]: { inlineSize: '56px', blockSize: '56px' },
  },
});
export const body = style({ gridArea: 'body', display: 'grid', gap: space[2], justifyItems: 'start' });
export const lineTitle = style({ fontSize: fontSize.body, lineHeight: 1.5, letterSpacing: 0 });
export const titleLink = style({ textDecoration: 'none', ...onHover({ textDecoration: 'underline' }) });
export const actions = style({
  gridArea: 'actions',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  columnGap: space[3],
  '@media': { [media.phone]: { columnGap: space[1] } },
});
export const price = style({
  gridArea: 'price',
  textAlign: 'end',
  '@media': { [media.stacked]: { alignSelf: 'center' } },
});
/** Its words stand under the title, though its touch area is wider. */
export const removal = style({
  '@media': { [media.stacked]: { marginInlineStart: `calc(-1 * ${space[3]})` } },
  selectors: { '&:first-child': { marginInlineStart: `calc(-1 * ${space[3]})` } },
});
/** On a phone the icon says it. */
export const removeWord = style({ '@media': { [media.phone]: unseen } });
export const quantity = style({
  display: 'flex',
  alignItems: 'center',
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: `${lines_.hairline} solid ${color.borderStrong}`,
  borderRadius: radius.base,
});
export const step = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: size.target,
  blockSize: size.target,
  padding: 0,
  border: 0,
  background: 'transparent',
  color: color.onSurface,
  selectors: { '&:active': { background: color.surfaceSunken } },
  '@media': { [media.hover]: { selectors: { '&:hover': { background: color.surfaceSunken } } } },
});
export const count = style({
  inlineSize: '4.5em',
  blockSize: size.target,
  paddingInline: space[2],
  border: 0,
  borderRadius: radius.base,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'center',
  fontWeight: tokens.fontWeight.semibold,
  selectors: { '&:focus-visible': ring, '&[aria-invalid="true"]': { color: color.dangerText } },
  '@media': { [media.phone]: { inlineSize: '3em', paddingInline: space[1] } },
});
export const typedCount = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] });
/** With script a count is sent as it is typed. */
export const changeCount = style({
  minBlockSize: size.target,
  paddingInline: space[4],
  border: `${lines_.hairline} solid ${color.borderStrong}`,
  borderRadius: radius.base,
  background: 'transparent',
  color: color.onSurface,
  font: 'inherit',
  '@media': { '(scripting: enabled)': { display: 'none' }, [media.print]: { display: 'none' } },
});
export const total = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: space[4],
  paddingBlockStart: space[4],
  borderBlockStart: hairline,
});
/** Why a count was not changed. */
export const failure = style({ margin: 0, color: color.dangerText });
