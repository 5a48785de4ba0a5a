import { style } from '@vanilla-extract/css';
import { tokens } from '#ds/tokens/contract.css';

/** What to do where the browser copies nothing: seen by all, for the mark alone would say nothing. */
export const refused = style({
  display: 'block',
  maxInlineSize: '24ch',
  fontSize: tokens.fontSize.small,
  color: tokens.color.dangerText,
});
