import { style } from '@vanilla-extract/css';
import { floating } from '#ds/tokens/component.css';
import { tokens } from '#ds/tokens/contract.css';
import { media } from '#ds/tokens/media.ts';

const { color, fontWeight, line, radius, size, space, width } = tokens;

export const layout = style({
  display: 'grid', gridTemplateColumns: `${width.filters} minmax(0, 1fr)`, gap: space[12], alignItems: 'start',
  '@media': { [media.stacked]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[6] } },
});
/** Takes the focus after a search, to be read from its beginning; a ring around all of it would say nothing. */
export const results = style({ minInlineSize: 0, outline: 'none', selectors: { '&:focus-visible': { boxShadow: 'none' } } });
export const shapeCount = style({ display: 'block', inlineSize: '12ch' });
export const shapeBody = style({ padding: space[5] });
/** A native popover: a sheet on a phone, opened without script; beside the list where there is room, always in sight. */
export const filters = style({
  color: color.onSurface,
  '@media': {
    [media.beside]: { display: 'block', position: 'static', inlineSize: 'auto', blockSize: 'auto', margin: 0, padding: 0, border: 0, background: 'none', overflow: 'visible' },
    [media.stacked]: {
      position: 'fixed', insetBlock: 0, insetInlineStart: 'auto', insetInlineEnd: 0, margin: 0, inlineSize: 'min(420px, 100vw)', blockSize: '100dvh', maxBlockSize: 'none', padding: space[5], border: 0,
      background: floating.background, boxShadow: floating.shadow, overflowY: 'auto',
    },
  },
  selectors: { '&::backdrop': { background: tokens.effect.scrim } },
});
/** A sheet as wide as the phone leaves no place beside it to touch. */
export const closer = style({ display: 'grid', placeItems: 'center', inlineSize: size.target, blockSize: size.target, marginInlineStart: 'auto', border: 0, borderRadius: radius.base, background: 'none', cursor: 'pointer', '@media': { [media.beside]: { display: 'none' } } });
export const opener = style({
  display: 'inline-flex', alignItems: 'center', justifyContent: 'center', gap: space[2], minBlockSize: size.control, paddingInline: space[5], border: `${line.hairline} solid ${color.borderStrong}`,
  borderRadius: radius.base, background: color.surface, fontWeight: fontWeight.semibold, cursor: 'pointer',
  '@media': { [media.beside]: { display: 'none' } },
});
