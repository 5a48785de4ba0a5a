import { style } from '@vanilla-extract/css';
import { media } from '#ds/tokens/media.ts';
import { tokens } from '#ds/tokens/contract.css';

const { color } = tokens;

export const arch = style({
  inlineSize: '100%',
  blockSize: 'auto',
  '@media': { [media.stacked]: { maxInlineSize: '210px', marginInline: 'auto' } },
});
export const archLine = style({ fill: 'none', stroke: color.border, strokeWidth: 1.5 });
export const picture = style({ filter: tokens.effect.coverFilter });
