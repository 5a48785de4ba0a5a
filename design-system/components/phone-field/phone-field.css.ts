import { style } from '@vanilla-extract/css';
import { inGroup } from '#ds/components/field/field.css';
import { floating, selected } from '#ds/tokens/component.css';
import { tokens } from '#ds/tokens/contract.css';
import { media } from '#ds/tokens/media.ts';

export const country = style({ position: 'relative', display: 'flex', alignItems: 'center', flex: 'none', inlineSize: '104px', borderInlineEnd: `${tokens.line.hairline} solid ${tokens.color.border}`, color: tokens.color.onSurfaceMuted });
export const select = style([inGroup, { appearance: 'none', inlineSize: '100%', paddingInlineEnd: '32px', textOverflow: 'ellipsis', cursor: 'pointer', '@media': { [media.forced]: { appearance: 'auto' } } }]);
export const search = style([inGroup, { inlineSize: '100%', paddingInlineEnd: '32px', textOverflow: 'ellipsis' }]);
export const chevron = style({ position: 'absolute', insetInlineEnd: '10px', insetBlockStart: 'calc(50% - 8px)', pointerEvents: 'none' });
export const opener = style({ position: 'absolute', insetInlineEnd: 0, insetBlock: 0, inlineSize: '36px', display: 'grid', placeItems: 'center', border: 0, background: 'none', color: 'inherit', cursor: 'pointer' });
export const popover = style({ inlineSize: 'min(340px, calc(100vw - 32px))', background: floating.background, border: `${tokens.line.hairline} solid ${floating.border}`, borderRadius: floating.radius, boxShadow: floating.shadow, overflow: 'auto' });
export const list = style({ maxBlockSize: '320px', overflow: 'auto', padding: tokens.space[1], outline: 'none', selectors: { '&:focus-visible': { outline: 'none', boxShadow: 'none' } } });
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
    '&[data-focus-visible]': { outline: `2px solid ${tokens.color.focusOuter}`, outlineOffset: '-2px', boxShadow: 'none' },
  },
});
export const code = style({ color: tokens.color.onSurfaceMuted });
export const empty = style({ padding: tokens.space[4], color: tokens.color.onSurfaceMuted });
