import { style } from '@vanilla-extract/css';
import { media } from '#ds/tokens/media.ts';
import { tokens } from '#ds/tokens/contract.css';

const { color, fontSize, fontWeight, line, radius, script, size, space } = tokens;

export const opening = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 400px) minmax(0, 1fr)',
  gap: space.columns,
  alignItems: 'center',
  paddingBlock: `${space[5]} ${space.section}`,
  '@media': { [media.stacked]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[6], paddingBlockStart: space[3] } },
});
export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  justifyItems: 'start',
  minInlineSize: 0,
});
export const title = style({
  fontSize: fontSize.display,
  fontWeight: fontWeight.semibold,
  lineHeight: script.displayLine,
  letterSpacing: script.displayTracking,
  overflowWrap: 'anywhere',
});
export const months = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  gap: space[2],
  inlineSize: '100%',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    [media.stacked]: { gridTemplateColumns: 'repeat(auto-fit, minmax(max(3em, 14%), 1fr))', rowGap: space[4] },
  },
});
export const month = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space[1],
  color: color.onSurfaceMuted,
  fontSize: fontSize.small,
});
export const star = style({ inlineSize: '28px', blockSize: '28px', fill: 'none', stroke: color.borderStrong });
export const starPaid = style([star, { fill: color.accent, stroke: color.accent }]);
export const starNext = style([star, { fill: color.gold, stroke: color.gold }]);
export const give = style({ inlineSize: '100%', maxInlineSize: '420px' });
export const strip = style({ display: 'flex', gap: '3px', blockSize: '44px', inlineSize: '100%' });
export const part = style({ background: color.accent, borderRadius: radius.small });
export const parts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  gap: space[6],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [media.stacked]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] } },
});
export const partLine = style({
  display: 'grid',
  gap: space[1],
  paddingBlockStart: space[3],
  borderBlockStart: `${line.hairline} solid ${color.border}`,
});
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: space.columns,
  alignItems: 'start',
  '@media': { [media.stacked]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const news = style({ display: 'grid', gap: space[5], margin: 0, padding: 0, listStyle: 'none' });
export const newsItem = style({
  display: 'grid',
  gap: space[1],
  paddingInlineStart: space[5],
  borderInlineStart: `${line.selected} solid ${color.accent}`,
  minBlockSize: size.target,
});
