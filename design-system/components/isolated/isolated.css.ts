import { style } from '@vanilla-extract/css';

export const root = style({ letterSpacing: '0.01em', overflowWrap: 'anywhere', userSelect: 'text' });
