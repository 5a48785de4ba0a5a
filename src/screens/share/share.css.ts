import { style } from '@vanilla-extract/css';
import { tokens } from '#ds/tokens/contract.css';
import { onHover } from '#ds/tokens/states.css';

const { color, fontSize, fontWeight, line, radius, size, space } = tokens;
const link = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: size.target,
  paddingInline: space[3],
  borderRadius: radius.base,
  color: color.accentText,
  fontWeight: fontWeight.semibold,
  textDecoration: 'none',
  ...onHover({ background: color.surfaceAccent }),
} as const;

export const share = style({ paddingBlockStart: space[3] });
/** Its words begin where the column begins; its target does so before. */
export const opener = style({
  ...link,
  marginInlineStart: `calc(-1 * ${space[3]})`,
  listStyle: 'none',
  selectors: { ...link.selectors, '&::-webkit-details-marker': { display: 'none' } },
});
export const sheet = style({
  marginBlockStart: space[2],
  padding: space[3],
  border: `${line.hairline} solid ${color.border}`,
  borderRadius: radius.base,
  background: color.surface,
});
export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: space[1] });
export const way = style(link);
export const address = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space[3],
  alignItems: 'center',
  paddingInlineStart: space[3],
});
/** Without script a touch selects all of it. */
export const whole = style({
  minInlineSize: 0,
  fontSize: fontSize.small,
  color: color.onSurfaceMuted,
  userSelect: 'all',
});
/** For people who keep a site of their own. */
export const own = style({ display: 'grid', paddingInlineStart: space[3] });
export const ownOpener = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: size.target,
  color: color.accentText,
  fontWeight: fontWeight.semibold,
});
/** One line of markup, cut at its end; a touch selects all of it. */
export const markup = style({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: fontSize.small,
  userSelect: 'all',
});
