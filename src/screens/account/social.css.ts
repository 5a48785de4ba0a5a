import { style } from '@vanilla-extract/css';
import { tokens } from '#ds/tokens/contract.css';

const { space } = tokens;

export const social = style({ display: 'grid', gap: space[5], marginBlock: space[5] });
/** As many in a row as have room for their names. */
export const buttons = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(7.5rem, 100%), 1fr))',
  gap: space[2],
});
