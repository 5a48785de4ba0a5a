import { style } from '@vanilla-extract/css';
import { media } from '#ds/tokens/media.ts';

export const scriptOnly = style({
  '@media': { '(scripting: none)': { display: 'none' }, [media.print]: { display: 'none' } },
});
