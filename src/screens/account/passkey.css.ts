import { style } from '@vanilla-extract/css';
import { tokens } from '#ds/tokens/contract.css';

const { color, fontSize, line, space } = tokens;

export const place = style({ display: 'grid', gap: space[2] });
export const failure = style({
  color: color.dangerText,
  fontSize: fontSize.small,
  selectors: { '&:empty': { display: 'none' } },
});
/** A line with a word in it, between two ways in. */
export const or = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  color: color.onSurfaceMuted,
  fontSize: fontSize.small,
  selectors: {
    '&::before, &::after': { content: '', flex: 1, borderBlockStart: `${line.hairline} solid ${color.border}` },
  },
});
