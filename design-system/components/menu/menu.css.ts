import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '#ds/tokens/media.ts';
import { floating } from '#ds/tokens/component.css';
import { tokens } from '#ds/tokens/contract.css';
import { onHover } from '#ds/tokens/states.css';

const { color, fontWeight, line, radius, size, space } = tokens;
const target = {
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: size.target,
  borderRadius: radius.base,
  textDecoration: 'none',
} as const;
const tint = onHover({ background: color.surfaceAccent, color: color.accentText });

// On a phone a list hangs from the bar: from its own opener it could reach past the edge.
export const root = style({ position: 'relative', '@media': { [media.phone]: { position: 'static' } } });
/** What opens a menu, and each link that stands in a row with such openers. */
export const openers = styleVariants({
  text: {
    ...target,
    ...tint,
    gap: space[1],
    paddingInline: space[3],
    fontSize: tokens.fontSize.label,
    fontWeight: fontWeight.medium,
    whiteSpace: 'nowrap',
    listStyle: 'none',
    cursor: 'pointer',
    selectors: {
      '&::-webkit-details-marker': { display: 'none' },
      '&[aria-current]': { color: color.accentText, boxShadow: `inset 0 -2px 0 ${color.accent}` },
    },
  },
  icon: {
    ...target,
    ...tint,
    position: 'relative',
    justifyContent: 'center',
    inlineSize: size.target,
    listStyle: 'none',
    cursor: 'pointer',
    selectors: { '&::-webkit-details-marker': { display: 'none' } },
  },
});
export const foldedAway = style({ '@media': { [media.folded]: { display: 'none' } } });

const list = style({
  position: 'absolute',
  insetBlockStart: `calc(100% + ${space[2]})`,
  zIndex: tokens.layer.header,
  display: 'grid',
  gap: space[0.5],
  minInlineSize: '220px',
  padding: space[2],
  background: floating.background,
  border: `${line.hairline} solid ${floating.border}`,
  borderRadius: floating.radius,
  boxShadow: floating.shadow,
});
export const lists = styleVariants({
  start: [list, { insetInlineStart: 0, inlineSize: 'max-content' }],
  end: [list, { insetInlineEnd: 0, '@media': { [media.phone]: { insetInlineEnd: space[4] } } }],
  wide: [list, { insetInlineStart: 0, gridTemplateColumns: 'repeat(2, minmax(210px, 1fr))' }],
});
export const entry = style({
  ...target,
  ...tint,
  display: 'flex',
  gap: space[3],
  inlineSize: '100%',
  paddingInline: space[3],
  border: 0,
  background: 'none',
  fontSize: tokens.fontSize.label,
  fontWeight: fontWeight.medium,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&[aria-current]': { color: color.accentText, background: color.surfaceAccent } },
});
