import { style } from '@vanilla-extract/css';

/** Black on white in every theme: a scanner reads nothing else as well. */
export const root = style({ inlineSize: '100%', maxInlineSize: '220px', blockSize: 'auto', forcedColorAdjust: 'none' });
