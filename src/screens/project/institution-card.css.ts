import { style } from '@vanilla-extract/css';
import { tokens } from '#ds/tokens/contract.css';

const { color, radius, size, space } = tokens;

export const root = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[4] });
export const mark = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '56px',
  blockSize: '56px',
  borderRadius: radius.base,
  background: color.accentSoft,
});
/** The name leads to the institution's page. */
export const name = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: size.target,
  color: 'inherit',
});
export const text = style({ display: 'grid', gap: space[1], flex: '1 1 12rem', minInlineSize: 0 });
