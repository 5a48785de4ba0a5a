import { style } from '@vanilla-extract/css';
import { media } from '#ds/tokens/media.ts';
import { tokens } from '#ds/tokens/contract.css';

const { color, fontSize, fontWeight, line, size, space } = tokens;
const hairline = `${line.hairline} solid ${color.border}`;

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)',
  gap: `${space[6]} ${space[8]}`,
  alignItems: 'center',
  '@media': { [media.stacked]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const art = style({
  inlineSize: '100%',
  blockSize: 'auto',
  maxInlineSize: '280px',
  '@media': { [media.stacked]: { maxInlineSize: '130px' } },
});
export const strand = style({ stroke: color.borderStrong });
export const gap = style({ stroke: color.canvas });
export const centre = style({ fill: color.gold });
export const text = style({ display: 'grid', justifyItems: 'start', gap: space[4], minInlineSize: 0 });
export const rows = style({
  inlineSize: '100%',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderBlockStart: `${line.hairline} solid ${color.onSurface}`,
});
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space[4],
  paddingBlock: space[4],
  borderBlockEnd: hairline,
});
export const icon = style({ color: color.accentText, paddingBlockStart: space[1] });
export const words = style({ display: 'grid', gap: space[1], minInlineSize: 0 });
export const rowTitle = style({ fontWeight: fontWeight.semibold });
export const note = style({ color: color.onSurfaceMuted, fontSize: fontSize.small });
export const warning = style({ color: color.warningText, fontSize: fontSize.small, fontWeight: fontWeight.medium });
export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[5]}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: size.target,
  marginInlineEnd: space[2],
  color: color.accentText,
  textDecoration: 'underline',
  textUnderlineOffset: '4px',
});
export const wayOn = style({ display: 'flex', flexWrap: 'wrap', gap: space[4], alignItems: 'center' });
