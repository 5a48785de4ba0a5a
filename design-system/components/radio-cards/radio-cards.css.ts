import { style } from '@vanilla-extract/css';
import { media } from '#ds/tokens/media.ts';
import { selected } from '#ds/tokens/component.css';
import { tokens } from '#ds/tokens/contract.css';

export const list = style({
  display: 'grid',
  gap: tokens.space[3],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))',
});
export const card = style({
  display: 'flex',
  gap: tokens.space[3],
  alignItems: 'flex-start',
  minBlockSize: tokens.size.action,
  paddingBlock: tokens.space[3.5],
  paddingInline: tokens.space[4.5],
  border: `${tokens.line.hairline} solid ${tokens.color.borderStrong}`,
  borderRadius: tokens.radius.base,
  background: tokens.color.surface,
  cursor: 'pointer',
  lineHeight: 1.5,
  selectors: {
    '&:has(:checked)': {
      borderColor: selected.border,
      outline: `${tokens.line.hairline} solid ${selected.border}`,
      outlineOffset: '-2px',
      background: selected.background,
    },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover:not(:has(:checked))': { borderColor: tokens.color.onSurfaceMuted } } },
    [media.forced]: { selectors: { '&:has(:checked)': { borderColor: 'Highlight', outlineColor: 'Highlight' } } },
  },
});
export const title = style({ fontWeight: tokens.fontWeight.semibold });
export const icon = style({ flex: 'none', marginInlineStart: 'auto', color: tokens.color.onSurfaceMuted });
export const box = style({ marginBlockStart: '1px', flex: 'none' });
