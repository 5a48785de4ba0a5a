import { style } from '@vanilla-extract/css';
import { media } from '#ds/tokens/media.ts';
import { tokens } from '#ds/tokens/contract.css';

export const table = style({ inlineSize: '100%', fontSize: tokens.fontSize.small });
export const cell = style({
  padding: tokens.space[2],
  borderBlockEnd: `${tokens.line.hairline} solid ${tokens.color.border}`,
  textAlign: 'start',
  verticalAlign: 'middle',
});
export const swatch = style({
  blockSize: '56px',
  borderRadius: tokens.radius.base,
  border: `${tokens.line.hairline} solid ${tokens.color.border}`,
});
export const sample = style({
  paddingBlock: tokens.space[2],
  paddingInline: tokens.space[3],
  borderRadius: tokens.radius.base,
  border: `${tokens.line.hairline} solid ${tokens.color.border}`,
  minInlineSize: '120px',
});
export const rule = style({ blockSize: '12px', background: tokens.color.accent, borderRadius: tokens.radius.small });
export const mover = style({
  inlineSize: '48px',
  blockSize: '48px',
  borderRadius: tokens.radius.base,
  background: tokens.color.accentSoft,
  selectors: { 'button:focus-visible > &': { background: tokens.color.accent } },
  '@media': { [media.hover]: { selectors: { 'button:hover > &': { background: tokens.color.accent } } } },
});
export const scroller = style({ overflowX: 'auto' });
export const icon = style({
  display: 'grid',
  justifyItems: 'center',
  gap: tokens.space[2],
  padding: tokens.space[3],
  fontSize: tokens.fontSize.micro,
  color: tokens.color.onSurfaceMuted,
  overflowWrap: 'anywhere',
  textAlign: 'center',
});
export const icons = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(104px, 1fr))',
  gap: tokens.space[2],
});
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(260px, 100%), 1fr))',
  gap: tokens.space[4],
});
export const good = style({
  paddingInlineStart: tokens.space[3],
  borderInlineStart: `${tokens.line.note} solid ${tokens.color.accent}`,
});
export const bad = style({
  paddingInlineStart: tokens.space[3],
  borderInlineStart: `${tokens.line.note} solid ${tokens.color.danger}`,
});
