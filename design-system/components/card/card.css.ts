import { style, styleVariants } from '@vanilla-extract/css';
import { tokens } from '#ds/tokens/contract.css';

const card = style({
  minInlineSize: 0,
  border: `${tokens.line.hairline} solid ${tokens.color.border}`,
  borderRadius: tokens.radius.base,
  background: tokens.color.surface,
  breakInside: 'avoid',
});
export const tones = styleVariants({
  plain: [card, {}],
  /** The sheet that holds a donation form. */
  raised: [card, { borderRadius: tokens.radius.panel, boxShadow: tokens.elevation.card }],
  deep: [
    card,
    {
      background: tokens.color.surfaceDeep,
      color: tokens.color.onDeep,
      borderColor: 'transparent',
      borderRadius: tokens.radius.panel,
    },
  ],
  gold: [card, { background: tokens.color.surfaceGold, borderColor: tokens.color.gold }],
  sunken: [card, { background: tokens.color.surfaceSunken }],
});
export const paddings = styleVariants({
  none: {},
  small: { padding: tokens.space[5] },
  base: { padding: `clamp(${tokens.space[5]}, 2.4vw, ${tokens.space[8]})` },
});
