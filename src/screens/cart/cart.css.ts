import { style } from '@vanilla-extract/css';
import { media } from '#ds/tokens/media.ts';
import { tokens } from '#ds/tokens/contract.css';
import { onHover, ring } from '#ds/tokens/states.css';

const { color, effect, fontSize, line: lines_, radius, size, space } = tokens;
const hairline = `${lines_.hairline} solid ${color.border}`;

export const lines = style({ display: 'grid', borderBlockStart: hairline });
export const line = style({
  display: 'grid',
  gridTemplateColumns: '120px minmax(0, 1fr) auto',
  gap: space[5],
  alignItems: 'start',
  paddingBlock: space[6],
  borderBlockEnd: hairline,
  '@media': { [media.stacked]: { gridTemplateColumns: '72px minmax(0, 1fr)', gap: space[3.5] } },
});
export const thumb = style({
  inlineSize: '120px',
  blockSize: '90px',
  objectFit: 'cover',
  borderRadius: radius.base,
  filter: effect.coverFilter,
  '@media': { [media.stacked]: { inlineSize: '72px', blockSize: '72px' } },
});
export const body = style({ display: 'grid', gap: space[2], justifyItems: 'start' });
export const lineTitle = style({ fontSize: fontSize.body, lineHeight: 1.5, letterSpacing: 0 });
export const titleLink = style({ textDecoration: 'none', ...onHover({ textDecoration: 'underline' }) });
export const price = style({ textAlign: 'end', '@media': { [media.stacked]: { gridColumn: 2, textAlign: 'start' } } });
/** Its words stand under the title, though its touch area is wider. */
export const removal = style({
  '@media': { [media.stacked]: { marginInlineStart: `calc(-1 * ${space[4]})` } },
  selectors: { '&:first-child': { marginInlineStart: `calc(-1 * ${space[4]})` } },
});
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
