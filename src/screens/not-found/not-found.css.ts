import { style } from '@vanilla-extract/css';
import { media } from '#ds/tokens/media.ts';
import { tokens } from '#ds/tokens/contract.css';

const { color, fontWeight, line, size, space, width } = tokens;

export const opening = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 54fr) minmax(0, 46fr)',
  borderBlockEnd: `${line.hairline} solid ${color.border}`,
  '@media': { [media.stacked]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const words = style({
  display: 'grid',
  alignContent: 'center',
  gap: space[5],
  minInlineSize: 0,
  maxInlineSize: '760px',
  paddingBlock: space[9],
  paddingInlineStart: `max(${space.gutter}, (100vw - ${width.content}) / 2)`,
  paddingInlineEnd: space.gutter,
  '@media': { [media.stacked]: { paddingBlock: space[6], paddingInlineStart: space.gutter } },
});
/** The star that is missing stands beside the words, above them on a phone. */
export const art = style({
  inlineSize: '100%',
  blockSize: '100%',
  minBlockSize: 0,
  objectFit: 'cover',
  '@media': { [media.stacked]: { order: -1, blockSize: '180px' } },
});
export const search = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space[2],
  alignItems: 'end',
});
export const near = style({
  display: 'grid',
  gap: space[1],
  paddingInlineStart: space[4],
  borderInlineStart: `${line.note} solid ${color.accent}`,
});
export const nearList = style({ margin: 0, padding: 0, listStyle: 'none' });
export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[6]}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const way = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: size.target,
  color: color.accentText,
  fontWeight: fontWeight.medium,
});
