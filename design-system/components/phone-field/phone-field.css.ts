import { style } from '@vanilla-extract/css';
import { group, inGroup } from '#ds/components/field/field.css';
import { floating, selected } from '#ds/tokens/component.css';
import { tokens } from '#ds/tokens/contract.css';

export const country = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  // In rem: at twice the text size the code is still read whole. Of the window, not of the field: the searched list stands
  // in a box of its own that is as wide as what it holds.
  inlineSize: 'min(7.25rem, 45vw)',
  borderInlineEnd: `${tokens.line.hairline} solid ${tokens.color.border}`,
  color: tokens.color.onSurfaceMuted,
});
export const select = style([
  inGroup,
  {
    appearance: 'none',
    inlineSize: '100%',
    paddingInlineEnd: tokens.space[8],
    textOverflow: 'clip',
    cursor: 'pointer',
  },
]);
export const search = style([
  inGroup,
  { inlineSize: '100%', paddingInlineEnd: tokens.size.target, textOverflow: 'ellipsis' },
]);
export const chevron = style({
  position: 'absolute',
  insetInlineEnd: '10px',
  insetBlockStart: 'calc(50% - 8px)',
  pointerEvents: 'none',
});
/** Both controls answer one question. */
export const pair = style([group, { padding: 0 }]);
export const opener = style({
  position: 'absolute',
  insetInlineEnd: 0,
  insetBlock: 0,
  inlineSize: tokens.size.target,
  display: 'grid',
  placeItems: 'center',
  border: 0,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
});
export const popover = style({
  inlineSize: 'min(340px, calc(100vw - 32px))',
  background: floating.background,
  border: `${tokens.line.hairline} solid ${floating.border}`,
  borderRadius: floating.radius,
  boxShadow: floating.shadow,
  overflow: 'auto',
});
export const list = style({
  maxBlockSize: '320px',
  overflow: 'auto',
  padding: tokens.space[1],
  outline: 'none',
  selectors: { '&:focus-visible': { outline: 'none', boxShadow: 'none' } },
});
export const option = style({
  display: 'grid',
  gridTemplateColumns: '28px minmax(0, 1fr) auto',
  gap: tokens.space[2],
  alignItems: 'center',
  minBlockSize: tokens.size.target,
  paddingInline: tokens.space[3],
  borderRadius: tokens.radius.base,
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-focused]': { background: selected.background, color: selected.text },
    '&[data-selected]': { fontWeight: tokens.fontWeight.semibold },
    '&[data-focus-visible]': {
      outline: `${tokens.line.selected} solid ${tokens.color.focusOuter}`,
      outlineOffset: '-2px',
      boxShadow: 'none',
    },
  },
});
export const code = style({ color: tokens.color.onSurfaceMuted });
export const empty = style({ padding: tokens.space[4], color: tokens.color.onSurfaceMuted });
