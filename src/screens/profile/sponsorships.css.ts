import { style } from '@vanilla-extract/css';
import { media } from '#ds/tokens/media.ts';
import { tokens } from '#ds/tokens/contract.css';

const { line, color, space } = tokens;

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space[6],
  gridColumn: '1 / -1',
  '@media': { [media.phone]: { gap: space[4] } },
});
export const arch = style({ inlineSize: '96px', '@media': { [media.phone]: { inlineSize: '72px' } } });
export const text = style({ display: 'grid', gap: space[2], justifyItems: 'start', alignContent: 'start' });
export const news = style({ gridColumn: '1 / -1' });
export const acts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  gridColumn: '1 / -1',
  paddingBlockStart: space[4],
  borderBlockStart: `${line.hairline} solid ${color.border}`,
});
