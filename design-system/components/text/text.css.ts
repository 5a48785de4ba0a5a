import { recipe, type RecipeVariants } from '@vanilla-extract/recipes';
import { tokens } from '#ds/tokens/contract.css';

export const root = recipe({
  variants: {
    size: {
      lead: { fontSize: tokens.fontSize.lead },
      body: { fontSize: tokens.fontSize.body },
      small: { fontSize: tokens.fontSize.small },
      micro: { fontSize: tokens.fontSize.micro },
    },
    tone: {
      inherit: {},
      plain: { color: tokens.color.onSurface },
      muted: { color: tokens.color.onSurfaceMuted },
      subtle: { color: tokens.color.onSurfaceSubtle },
      accent: { color: tokens.color.accentText },
      gold: { color: tokens.color.goldText },
      danger: { color: tokens.color.dangerText },
      success: { color: tokens.color.successText },
      onDeep: { color: tokens.color.onDeep },
      onDeepMuted: { color: tokens.color.onDeepMuted },
    },
    weight: {
      regular: { fontWeight: tokens.fontWeight.regular },
      medium: { fontWeight: tokens.fontWeight.medium },
      semibold: { fontWeight: tokens.fontWeight.semibold },
      inherit: {},
    },
    measure: { prose: { maxInlineSize: tokens.width.prose }, narrow: { maxInlineSize: '42ch' }, none: {} },
    align: { start: {}, center: { textAlign: 'center' }, end: { textAlign: 'end' } },
  },
  defaultVariants: { size: 'body', tone: 'inherit', weight: 'inherit', measure: 'none', align: 'start' },
});
export type TextLook = NonNullable<RecipeVariants<typeof root>>;
