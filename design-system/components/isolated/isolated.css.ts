import { style } from '@vanilla-extract/css';

export const root = style({ unicodeBidi: 'isolate', display: 'inline-block', letterSpacing: '0.01em', overflowWrap: 'anywhere', userSelect: 'text' });
