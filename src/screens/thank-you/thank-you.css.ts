import { style } from '@vanilla-extract/css';
import { media } from '#ds/tokens/media.ts';
import { floating } from '#ds/tokens/component.css';
import { tokens } from '#ds/tokens/contract.css';

const { color, effect, line, space } = tokens;

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 460px',
  gap: space.columns,
  alignItems: 'start',
  '@media': { [media.stacked]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const star = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[5] });
export const starNote = style({ display: 'grid', gap: space[2], justifyItems: 'start', maxInlineSize: '15em' });
export const receipt = style({
  overflow: 'hidden',
  border: `${line.hairline} solid ${color.border}`,
  borderRadius: floating.radius,
  background: floating.background,
  boxShadow: floating.shadow,
});
export const receiptArt = style({
  inlineSize: '100%',
  blockSize: '132px',
  objectFit: 'cover',
  filter: effect.coverFilter,
  '@media': { [media.print]: { display: 'none' } },
});
export const receiptBody = style({
  display: 'grid',
  gap: space[4],
  padding: `${space[7]} ${space[8]} ${space[8]}`,
  '@media': { [media.stacked]: { padding: space[5] } },
});
export const code = style({ display: 'grid', gap: space[2], inlineSize: '132px' });
