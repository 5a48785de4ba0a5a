import { createVar, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { media } from '#ds/tokens/media.ts';
import { tokens } from '#ds/tokens/contract.css';

const ink = createVar();
// The colour grows inside its place, which stands still, and so does the star at its end: nothing on the page shifts.
const fillUp = keyframes({ from: { inlineSize: 0 } });
const appear = keyframes({ from: { opacity: 0 } });
const bar = style({
  position: 'relative',
  inlineSize: '100%',
  borderRadius: tokens.radius.small,
  background: tokens.color.track,
  '@media': { [media.forced]: { border: `${tokens.line.hairline} solid CanvasText` } },
});
export const bars = styleVariants({
  base: [bar, { blockSize: tokens.size.bar }],
  large: [bar, { blockSize: tokens.size.barHero }],
});
export const tones = styleVariants({
  accent: { vars: { [ink]: tokens.color.accent } },
  gold: { vars: { [ink]: tokens.color.gold } },
});
/** On the deep band the track is a light veil. */
export const deep = style({ background: `color-mix(in oklab, ${tokens.color.onDeep} 20%, transparent)` });

const star =
  'polygon(50% 0, 60.7% 24.2%, 85.4% 14.6%, 75.8% 39.3%, 100% 50%, 75.8% 60.7%, 85.4% 85.4%, 60.7% 75.8%, 50% 100%, 39.3% 75.8%, 14.6% 85.4%, 24.2% 60.7%, 0 50%, 24.2% 39.3%, 14.6% 14.6%, 39.3% 24.2%)';
const fill = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  inlineSize: 'var(--value)',
  '::before': {
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: 0,
    inlineSize: '100%',
    borderRadius: tokens.radius.small,
    background: ink,
  },
  '@media': {
    [media.moving]: { '::before': { animation: `${fillUp} ${tokens.duration.fill} ${tokens.easing.standard}` } },
    [media.forced]: { vars: { [ink]: 'Highlight' }, forcedColorAdjust: 'none' },
  },
});
export const fills = styleVariants({
  base: [fill, {}],
  large: [
    fill,
    {
      '::after': {
        content: '""',
        position: 'absolute',
        insetInlineEnd: `calc(${tokens.size.barMark} / -2)`,
        insetBlockStart: '-8px',
        inlineSize: tokens.size.barMark,
        blockSize: tokens.size.barMark,
        background: ink,
        clipPath: star,
      },
      '@media': {
        [media.moving]: { '::after': { animation: `${appear} ${tokens.duration.fill} ${tokens.easing.standard}` } },
      },
    },
  ],
});
