import { style } from '@vanilla-extract/css';
import { tokens } from '#ds/tokens/contract.css';
import { ring } from '#ds/tokens/states.css';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space[5],
  position: 'relative',
});
export const summary = style({
  display: 'grid',
  gap: tokens.space[2],
  padding: tokens.space[4],
  borderRadius: tokens.radius.base,
  borderInlineStart: `${tokens.line.note} solid ${tokens.color.danger}`,
  background: tokens.color.surfaceDanger,
  selectors: { '&:focus-visible, &:focus': ring },
});
export const title = style({
  display: 'flex',
  alignItems: 'center',
  gap: tokens.space[2],
  color: tokens.color.dangerText,
  fontWeight: tokens.fontWeight.semibold,
});
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingInlineStart: tokens.space[7],
});
export const item = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: tokens.size.target,
  color: tokens.color.dangerText,
  overflowWrap: 'anywhere',
  textUnderlineOffset: '4px',
  selectors: { '&:focus-visible': ring },
});
