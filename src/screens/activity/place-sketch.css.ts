import { style } from '@vanilla-extract/css';
import { media } from '#ds/tokens/media.ts';
import { tokens } from '#ds/tokens/contract.css';

const { color, fontSize, fontWeight, line, radius, space } = tokens;

export const root = style({ display: 'grid', gap: space[2], margin: 0 });
/** East is on the same side in every language. */
export const ground = style({
  position: 'relative',
  direction: 'ltr',
  overflow: 'hidden',
  aspectRatio: '760 / 340',
  border: `${line.hairline} solid ${color.border}`,
  borderRadius: radius.base,
  background: color.surface,
  '@media': { [media.phone]: { aspectRatio: '4 / 3' } },
});
export const drawing = style({ display: 'block', inlineSize: '100%', blockSize: '100%' });
export const block = style({
  fill: color.surfaceSand,
  '@media': { [media.forced]: { fill: 'Canvas', stroke: 'GrayText' } },
});
export const here = style({ fill: color.surfaceDeep, '@media': { [media.forced]: { fill: 'CanvasText' } } });
export const street = style({ fill: 'none', stroke: color.track });
export const walk = style({
  fill: 'none',
  stroke: color.onSurface,
  strokeWidth: 3,
  strokeDasharray: '1 9',
  strokeLinecap: 'round',
  vectorEffect: 'non-scaling-stroke',
});
export const stop = style({ fill: color.surface, stroke: color.onSurface, strokeWidth: 3 });
export const star = style({ fill: color.gold, '@media': { [media.forced]: { fill: 'Canvas' } } });
/** A box around its point, so that the words stand in the middle of it in every direction. */
export const label = style({
  position: 'absolute',
  insetInlineStart: 'calc(var(--x) - 22%)',
  insetBlockStart: 'calc(var(--y) - 12px)',
  inlineSize: '44%',
  textAlign: 'center',
  fontSize: fontSize.micro,
  lineHeight: 1.5,
});
export const words = style({
  display: 'inline-block',
  paddingInline: space[2],
  borderRadius: radius.base,
  background: color.surfaceRaised,
  unicodeBidi: 'plaintext',
});
export const placeWords = style([words, { fontWeight: fontWeight.semibold }]);
