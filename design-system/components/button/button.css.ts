import { style } from '@vanilla-extract/css';
import { recipe, type RecipeVariants } from '@vanilla-extract/recipes';
import { media } from '#ds/tokens/media.ts';
import { tokens } from '#ds/tokens/contract.css';
import { ring } from '#ds/tokens/states.css';

const { color } = tokens;
const pressed = '&:active:not([aria-disabled="true"]), &[data-pressed]';

type Look = { background?: string; color: string; borderColor?: string };
/** How it rests, how it is under a pointer that can hover, and how it is under a finger. */
const toneOf = (rest: Look, hovered: Partial<Look>, down: Partial<Look> = hovered) => ({
  ...rest,
  '@media': { [media.hover]: { selectors: { '&:hover:not([aria-disabled="true"])': hovered } } },
  selectors: { [pressed]: { ...down, transform: 'translateY(1px)' } },
});

export const root = recipe({
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: tokens.space[2],
    border: `${tokens.line.hairline} solid transparent`,
    borderRadius: tokens.radius.base,
    background: 'none',
    fontWeight: tokens.fontWeight.semibold,
    lineHeight: 1.3,
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    WebkitTapHighlightColor: 'transparent',
    transition: `background-color ${tokens.duration.fast} ${tokens.easing.standard}, border-color ${tokens.duration.fast} ${tokens.easing.standard}`,
    selectors: { '&:focus-visible': ring, '&[aria-disabled="true"]': { cursor: 'progress' } },
    '@media': { [media.forced]: { borderColor: 'ButtonText' }, [media.print]: { display: 'none' } },
  },
  variants: {
    tone: {
      filled: toneOf(
        { background: color.accent, color: color.onAccent },
        { background: color.accentHover },
        { background: color.accentPressed },
      ),
      tonal: toneOf({ background: color.surfaceAccent, color: color.accentText }, { background: color.accentSoft }),
      outlined: toneOf(
        { background: color.surface, color: color.onSurface, borderColor: color.borderStrong },
        { background: color.surfaceAccent, color: color.accentText, borderColor: color.accent },
      ),
      quiet: toneOf({ color: color.accentText }, { background: color.surfaceAccent }),
      danger: toneOf(
        { background: color.surface, color: color.dangerText, borderColor: color.danger },
        { background: color.surfaceDanger },
      ),
      gold: toneOf(
        { background: color.gold, color: color.onGold },
        { background: `color-mix(in oklab, ${color.gold} 88%, ${color.onGold})` },
      ),
    },
    size: {
      small: {
        minBlockSize: tokens.size.target,
        paddingBlock: tokens.space[2],
        paddingInline: tokens.space[4],
        fontSize: tokens.fontSize.label,
      },
      base: { minBlockSize: tokens.size.control, paddingBlock: tokens.space[2.5], paddingInline: tokens.space[5] },
      large: {
        minBlockSize: tokens.size.action,
        paddingBlock: tokens.space[3],
        paddingInline: tokens.space[7],
        fontSize: tokens.fontSize.action,
      },
    },
    on: { canvas: {}, deep: {} },
    isFullWidth: { true: { inlineSize: '100%' }, false: {} },
    isIconOnly: { true: { paddingInline: 0, flex: 'none', aspectRatio: '1' }, false: {} },
  },
  compoundVariants: [
    {
      variants: { tone: 'filled', on: 'deep' },
      style: toneOf({ background: color.onDeep, color: color.surfaceDeep }, { background: color.onDeepMuted }),
    },
    { variants: { tone: 'quiet', isIconOnly: false }, style: { paddingInline: tokens.space[3] } },
    { variants: { tone: 'quiet', isIconOnly: true }, style: { color: 'inherit' } },
  ],
  defaultVariants: { tone: 'filled', on: 'canvas', size: 'base', isFullWidth: false, isIconOnly: false },
});

/** The words at rest stay in their place unseen, so that a button keeps its width while it works. */
export const layers = style({ display: 'grid', placeItems: 'center' });
export const layer = style({
  gridArea: '1 / 1',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: tokens.space[2],
});
export const resting = style({ visibility: 'hidden' });

export type ButtonLook = NonNullable<RecipeVariants<typeof root>>;
