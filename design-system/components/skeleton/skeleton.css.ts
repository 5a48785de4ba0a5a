import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { media } from '#ds/tokens/media.ts';
import { tokens } from '#ds/tokens/contract.css';

const drift = keyframes({ to: { backgroundPosition: '-200% 0' } });
const skeleton = style({
  display: 'block',
  borderRadius: tokens.radius.small,
  background: `linear-gradient(90deg, ${tokens.color.surfaceSunken}, ${tokens.color.surfaceSand}, ${tokens.color.surfaceSunken})`,
  backgroundSize: '200% 100%',
  animation: `${drift} ${tokens.duration.drift} linear infinite`,
  animationPlayState: tokens.motion.loop,
  '@media': { [media.forced]: { border: `${tokens.line.hairline} solid GrayText` } },
});
export const shapes = styleVariants({
  line: [skeleton, { blockSize: '1em' }],
  title: [skeleton, { blockSize: '1.5em', inlineSize: '60%' }],
  cover: [skeleton, { aspectRatio: '16 / 9' }],
  control: [skeleton, { blockSize: tokens.size.control }],
  circle: [
    skeleton,
    { inlineSize: tokens.size.avatar, blockSize: tokens.size.avatar, borderRadius: tokens.radius.round },
  ],
});
