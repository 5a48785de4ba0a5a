import { style } from '@vanilla-extract/css';
import { selected } from '#ds/tokens/component.css';
import { tokens } from '#ds/tokens/contract.css';

export const list = style({ minInlineSize: '220px', maxInlineSize: 'min(360px, calc(100vw - 32px))', maxBlockSize: '70vh', overflow: 'auto', padding: tokens.space[1], outline: 'none', selectors: { '&:focus-visible': { outline: 'none', boxShadow: 'none' } } });
export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: tokens.space[3],
  minBlockSize: tokens.size.target,
  paddingBlock: tokens.space[2],
  paddingInline: tokens.space[3],
  borderRadius: tokens.radius.base,
  fontSize: '0.9375rem',
  lineHeight: 1.4,
  textDecoration: 'none',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-focused]': { background: selected.background, color: selected.text },
    '&[data-focus-visible]': { outline: `2px solid ${tokens.color.focusOuter}`, outlineOffset: '-2px', boxShadow: 'none' },
    '&[aria-current]': { fontWeight: tokens.fontWeight.semibold },
  },
});
export const danger = style([item, { color: tokens.color.dangerText, borderBlockStart: `${tokens.line.hairline} solid ${tokens.color.border}` }]);
