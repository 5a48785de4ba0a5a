import { style } from '@vanilla-extract/css';
import { media } from '#ds/tokens/media.ts';
import { tokens } from '#ds/tokens/contract.css';
import { onHover, ring } from '#ds/tokens/states.css';

const { color, fontSize, fontWeight, line, radius, size, space } = tokens;
const hairline = `${line.hairline} solid ${color.border}`;
/** Two beside each other, and one where the text is so large that a word would not fit. */
const twoOrOne = 'repeat(auto-fit, minmax(max(40%, min(9rem, 100%)), 1fr))';
const SHOWS_FOLDED = 'selector(::details-content)';

export const navigation = style({ minInlineSize: 0 });
export const entries = style({
  display: 'grid',
  gap: space[0.5],
  '@media': { [media.stacked]: { gridTemplateColumns: twoOrOne, gap: space[2] } },
});
export const entry = style({
  display: 'flex',
  gap: space[3],
  alignItems: 'center',
  inlineSize: '100%',
  minBlockSize: size.target,
  paddingInline: space[4],
  border: 0,
  borderInlineStart: `${line.note} solid transparent`,
  borderRadius: radius.base,
  background: 'none',
  color: color.onSurface,
  font: 'inherit',
  fontWeight: fontWeight.medium,
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  ...onHover({ background: color.surfaceSunken }),
  selectors: {
    '&[aria-current]': { background: color.surfaceAccent, borderColor: color.accent, color: color.accentText },
    '&:focus-visible': ring,
  },
});

/** Beside the part all entries are seen, folded or not; a browser that cannot do this shows what unfolds them there too. */
export const folded = style({
  '@media': {
    [media.beside]: {
      '@supports': {
        [SHOWS_FOLDED]: { selectors: { '&::details-content': { contentVisibility: 'visible', blockSize: 'auto' } } },
      },
    },
    [media.stacked]: { marginBlockStart: space[2] },
  },
});
export const unfold = style([
  entry,
  {
    justifyContent: 'space-between',
    listStyle: 'none',
    selectors: {
      '&::-webkit-details-marker': { display: 'none' },
      '&[data-current]': { background: color.surfaceAccent, borderColor: color.accent, color: color.accentText },
    },
    '@media': { [media.beside]: { '@supports': { [SHOWS_FOLDED]: { display: 'none' } } } },
  },
]);
export const unfoldText = style({ display: 'flex', flexWrap: 'wrap', columnGap: space[3], alignItems: 'baseline' });
export const unfoldNow = style({ fontSize: fontSize.small, fontWeight: fontWeight.regular });
export const unfoldMark = style({
  flex: 'none',
  selectors: { [`${folded}[open] > ${unfold} > &`]: { rotate: '180deg' } },
});
export const group = style({
  display: 'grid',
  gap: space[0.5],
  marginBlockStart: space[2],
  paddingBlockStart: space[2],
  borderBlockStart: hairline,
});
