import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '#ds/tokens/media.ts';
import { tokens } from '#ds/tokens/contract.css';
import { onHover } from '#ds/tokens/states.css';

const { color, fontSize, fontWeight, line: ruleOf, script, size, space } = tokens;
const hairline = `${ruleOf.hairline} solid ${color.border}`;
const STAR =
  'polygon(50% 0, 60.7% 24.2%, 85.4% 14.6%, 75.8% 39.3%, 100% 50%, 75.8% 60.7%, 85.4% 85.4%, 60.7% 75.8%, 50% 100%, 39.3% 75.8%, 14.6% 85.4%, 24.2% 60.7%, 0 50%, 24.2% 39.3%, 14.6% 14.6%, 39.3% 24.2%)';
const star8 = {
  display: 'block',
  inlineSize: 'var(--size)',
  aspectRatio: '1',
  background: color.gold,
  clipPath: STAR,
} as const;

export const title = style({
  fontSize: fontSize.display,
  fontWeight: fontWeight.semibold,
  lineHeight: script.displayLine,
  letterSpacing: script.displayTracking,
});
export const line = style({ display: 'block' });
export const lead = style({ marginBlockStart: space[4], maxInlineSize: '44ch', color: color.onDeepMuted });

export const map = style({
  position: 'relative',
  marginBlockStart: space[8],
  // West is at the left in every language.
  direction: 'ltr',
  aspectRatio: '1120 / 574',
  '::before': {
    content: '""',
    position: 'absolute',
    inset: 0,
    background: color.onDeepMuted,
    opacity: 0.3,
    mask: 'url(/land.svg) center / contain no-repeat',
  },
  '@media': {
    [media.stacked]: { display: 'none' },
    [media.forced]: { display: 'none' },
    [media.print]: { display: 'none' },
  },
});
/** Where stars are too close for a finger, the map is a picture and the list is what is chosen from. */
export const picture = style({ marginBlockStart: space[6], '@media': { [media.beside]: { display: 'none' } } });
/** A finger's width at least. */
const HIT = `max(${size.target}, calc(var(--size) + 12px))`;
export const place = style({
  position: 'absolute',
  insetInlineStart: 'var(--x)',
  insetBlockStart: 'var(--y)',
  marginInlineStart: `calc(${HIT} / -2)`,
  marginBlockStart: `calc(${HIT} / -2)`,
  display: 'grid',
  placeItems: 'center',
  inlineSize: HIT,
  aspectRatio: '1',
  borderRadius: tokens.radius.round,
  color: color.onDeep,
  textDecoration: 'none',
  ...onHover({ boxShadow: `inset 0 0 0 ${ruleOf.selected} ${color.gold}` }),
});
export const star = style(star8);
const label = style({
  position: 'absolute',
  whiteSpace: 'nowrap',
  fontSize: fontSize.small,
  fontWeight: fontWeight.medium,
  lineHeight: 1.3,
  unicodeBidi: 'plaintext',
  pointerEvents: 'none',
  textShadow: `0 0 6px ${color.surfaceDeep}, 0 0 6px ${color.surfaceDeep}`,
});
const BESIDE = 'calc(50% + var(--size) / 2 + 6px)';
const ABOVE = 'calc(50% + var(--size) / 2 + 2px)';
export const labels = styleVariants({
  east: [label, { insetInlineStart: BESIDE }],
  west: [label, { insetInlineEnd: BESIDE }],
  north: [label, { insetBlockEnd: ABOVE }],
  south: [label, { insetBlockStart: ABOVE }],
});

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: `0 ${space.columnsNear}`,
  '@media': {
    [media.stacked]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
export const row = style([
  {
    display: 'grid',
    gridTemplateColumns: '44px minmax(0, 1fr) auto',
    gap: space[3],
    alignItems: 'center',
    minBlockSize: '72px',
    paddingBlock: space[2],
    borderBlockEnd: hairline,
    textDecoration: 'none',
  },
  onHover({ color: color.accentText }),
]);
export const mark = style([star8, { justifySelf: 'center', '@media': { [media.forced]: { display: 'none' } } }]);
export const name = style({ display: 'block', fontWeight: fontWeight.semibold, lineHeight: 1.4 });
export const count = style({ fontSize: fontSize.small, color: color.onSurfaceMuted });
