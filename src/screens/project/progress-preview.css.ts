import { style } from '@vanilla-extract/css';
import { media } from '#ds/tokens/media.ts';
import { PLACES, whileChosen } from '#src/screens/project/chosen-amount.ts';
import { tokens } from '#ds/tokens/contract.css';

export const root = style({ position: 'relative', display: 'grid', gap: tokens.space[3] });

/** Goes on from where the bar ends, as far as the chosen amount takes it. */
export const after = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 'var(--before)',
  blockSize: tokens.size.barHero,
  borderRadius: tokens.radius.small,
  background: tokens.color.accent,
  opacity: 0.45,
  selectors: Object.fromEntries(
    PLACES.map((place) => [`${whileChosen(place)} &`, { inlineSize: `var(--after-${place}, 0)` }]),
  ),
  '@media': { [media.forced]: { background: 'GrayText', forcedColorAdjust: 'none' } },
});

export const sentences = PLACES.map((place) =>
  style({ display: 'none', selectors: { [`${whileChosen(place)} &`]: { display: 'block' } } }),
);
