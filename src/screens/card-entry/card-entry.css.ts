import { style } from '@vanilla-extract/css';
import { tokens } from '#ds/tokens/contract.css';

const { color, radius, size } = tokens;

/** The provider's form, whose fields have a ring of their own around them. */
export const frame = style({
  inlineSize: 'calc(100% + 6px)',
  marginInline: '-3px',
  border: 0,
  borderRadius: radius.base,
  background: color.surface,
});
export const element = style({ minBlockSize: size.action });
