import { style } from '@vanilla-extract/css';
import { media } from '#ds/tokens/media.ts';
import { tokens } from '#ds/tokens/contract.css';

const { color, fontSize, fontWeight, line, space } = tokens;

export const title = style({ fontSize: fontSize.h2, marginBlockEnd: space.panel });
export const steps = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space[10],
  counterReset: 'step',
  '@media': { [media.stacked]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[7] } },
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
      fontSize: tokens.fontSize.choice,
      fontWeight: fontWeight.semibold,
    },
  },
});
export const stepTitle = style({ fontSize: fontSize.h3 });
export const text = style({ color: color.onSurfaceMuted });
/** The ledger below the steps: day, cause and sum. */
export const ledger = style({ display: 'grid', gap: space[2], marginBlockStart: space[10] });
export const lines = style({ display: 'grid', marginBlockStart: space[3] });
export const lineRow = style({
  display: 'grid',
  gridTemplateColumns: '9rem minmax(0, 1fr) auto',
  columnGap: space[4],
  alignItems: 'center',
  minBlockSize: tokens.size.target,
  borderBlockEnd: `${line.hairline} solid ${color.border}`,
  overflowWrap: 'anywhere',
  '@media': { [media.stacked]: { gridTemplateColumns: 'minmax(0, 1fr) auto', paddingBlock: space[2] } },
});
export const lineDay = style({
  color: color.onSurfaceMuted,
  fontSize: fontSize.small,
  '@media': { [media.stacked]: { gridColumn: '1 / -1' } },
});
export const lineLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: tokens.size.target,
  textDecorationColor: color.border,
});
