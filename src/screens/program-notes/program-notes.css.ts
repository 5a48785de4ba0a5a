import { style } from '@vanilla-extract/css';
import { media } from '#ds/tokens/media.ts';
import { tokens } from '#ds/tokens/contract.css';

const { color, fontSize, fontWeight, line, space } = tokens;

export const steps = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space[10],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  counterReset: 'step',
  '@media': { [media.stacked]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[6] } },
});
export const step = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[2],
  paddingBlockStart: space[5],
  borderBlockStart: `${line.selected} solid ${color.accent}`,
  counterIncrement: 'step',
  selectors: {
    '&::before': {
      content: 'counter(step)',
      color: color.accentText,
      fontSize: fontSize.choice,
      fontWeight: fontWeight.semibold,
    },
  },
});

/** Three beside each other; at twice the text size on a phone below each other. */
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(5.5rem, 1fr))',
  gap: space[6],
  maxInlineSize: '30rem',
});
