import { style } from '@vanilla-extract/css';

/** A second calendar's date stays whole within its brackets: it takes the next line where this one ends. */
export const unbroken = style({ display: 'inline-block' });
