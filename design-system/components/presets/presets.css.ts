import { style, styleVariants } from '@vanilla-extract/css';
import { input as hiddenInput } from '#ds/components/segmented/segmented.css';
import { selected } from '#ds/tokens/component.css';
import { tokens } from '#ds/tokens/contract.css';
import { media } from '#ds/tokens/media.ts';
import { ring } from '#ds/tokens/states.css';

export const root = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.space[3] });
const list = style({ display: 'grid', gap: tokens.space[2] });
export const lists = styleVariants({ 2: 2, 3: 3, 4: 4 }, (columns) => [list, { gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`, '@media': { [media.phone]: { gridTemplateColumns: `repeat(${columns === 3 ? 3 : 2}, minmax(0, 1fr))` } } }]);
export { item, input } from '#ds/components/segmented/segmented.css';

const corner = { content: '""', position: 'absolute', insetBlockStart: '-1px', insetInlineEnd: '-1px', border: `8px solid ${selected.border}`, borderBlockEndColor: 'transparent', borderInlineStartColor: 'transparent', borderStartEndRadius: tokens.radius.base } as const;
export const face = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minBlockSize: tokens.size.action,
  paddingInline: tokens.space[1],
  border: `${tokens.line.hairline} solid ${tokens.color.borderStrong}`,
  borderRadius: tokens.radius.base,
  background: tokens.color.surface,
  fontWeight: tokens.fontWeight.semibold,
  fontSize: '1.125rem',
  lineHeight: 1.2,
  textAlign: 'center',
  transition: `background-color ${tokens.duration.fast} ${tokens.easing.standard}`,
  selectors: {
    [`${hiddenInput}:checked + &`]: { borderColor: selected.border, outline: `1px solid ${selected.border}`, outlineOffset: '-2px', background: selected.background, color: selected.text },
    // Told apart by its corner too, not by colour alone.
    [`${hiddenInput}:checked + &::after`]: corner,
    [`${hiddenInput}:focus-visible + &`]: ring,
  },
  '@media': {
    [media.hover]: { selectors: { [`${hiddenInput}:not(:checked):hover + &`]: { borderColor: selected.border, background: selected.background } } },
    [media.forced]: { selectors: { [`${hiddenInput}:checked + &`]: { borderColor: 'Highlight', outlineColor: 'Highlight' } } },
  },
});
