import { style } from '@vanilla-extract/css';
import { media } from '#ds/tokens/media.ts';

/** Not on paper, and not where no script can print. */
export const onScreen = style({
  '@media': { '(scripting: none)': { display: 'none' }, [media.print]: { display: 'none' } },
});
