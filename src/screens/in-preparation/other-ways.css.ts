import { style } from '@vanilla-extract/css';
import { tokens } from '#ds/tokens/contract.css';

export const search = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: tokens.space[2],
  maxInlineSize: '560px',
});
export const projects = style({ paddingBlockStart: tokens.space[6], maxInlineSize: '880px' });
