import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '#ds/tokens/media.ts';
import { input as hiddenInput, item } from '#ds/components/segmented/segmented.css';
import { selected } from '#ds/tokens/component.css';
import { tokens } from '#ds/tokens/contract.css';
import { ring } from '#ds/tokens/states.css';

export const root = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.space[3] });
const list = style({ display: 'grid', gap: tokens.space[2] });
export const lists = styleVariants({ 2: 2, 3: 3, 4: 4 }, (columns) => [
  list,
  {
    gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
    // In em: with larger text there are fewer columns, and no sum is cut.
    '@media': {
      [media.phone]: {
        gridTemplateColumns: `repeat(auto-fill, minmax(min(${columns === 3 ? '5em' : '8em'}, 100%), 1fr))`,
      },
    },
  },
]);
export const wideItem = style([item, { gridColumn: '1 / -1' }]);
export { item, input } from '#ds/components/segmented/segmented.css';

/** Another amount is typed, and counts whatever is ticked. */
const isTyped = `${root}:has(input:not([type="radio"]):not(:placeholder-shown))`;
const corner = {
  content: '""',
  position: 'absolute',
  insetBlockStart: '-1px',
  insetInlineEnd: '-1px',
  border: `8px solid ${selected.border}`,
  borderBlockEndColor: 'transparent',
  borderInlineStartColor: 'transparent',
  borderStartEndRadius: tokens.radius.base,
} as const;
export const face = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 0.35em',
  alignItems: 'center',
  justifyContent: 'center',
  minBlockSize: tokens.size.action,
  paddingInline: tokens.space[1],
  border: `${tokens.line.hairline} solid ${tokens.color.borderStrong}`,
  borderRadius: tokens.radius.base,
  background: tokens.color.surface,
  fontWeight: tokens.fontWeight.semibold,
  fontSize: tokens.fontSize.choice,
  lineHeight: 1.2,
  textAlign: 'center',
  transition: `background-color ${tokens.duration.fast} ${tokens.easing.standard}`,
  selectors: {
    [`${hiddenInput}:checked + &`]: {
      borderColor: selected.border,
      outline: `${tokens.line.hairline} solid ${selected.border}`,
      outlineOffset: '-2px',
      background: selected.background,
      color: selected.text,
    },
    // Told apart by its corner too, not by colour alone.
    [`${hiddenInput}:checked + &::after`]: corner,
    // The ring of the one that has the focus stays.
    [`${isTyped} ${hiddenInput}:checked:not(:focus-visible) + &`]: {
      borderColor: tokens.color.borderStrong,
      outline: 0,
      background: tokens.color.surface,
      color: 'inherit',
    },
    [`${isTyped} ${hiddenInput}:checked + &::after`]: { content: 'none' },
    [`${hiddenInput}:focus-visible + &`]: ring,
  },
  '@media': {
    [media.hover]: {
      selectors: {
        [`${hiddenInput}:not(:checked):hover + &`]: { borderColor: selected.border, background: selected.background },
      },
    },
    [media.forced]: {
      selectors: { [`${hiddenInput}:checked + &`]: { borderColor: 'Highlight', outlineColor: 'Highlight' } },
    },
  },
});
