import { style } from '@vanilla-extract/css';
import { media } from '#ds/tokens/media.ts';
import { tokens } from '#ds/tokens/contract.css';

const { color, fontSize, fontWeight, line, size, space } = tokens;
const hairline = `${line.hairline} solid ${color.border}`;

export const sides = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 600px)',
  gap: space.columns,
  alignItems: 'start',
  '@media': { [media.stacked]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const side = style({ display: 'grid', gap: space[5] });
export const ways = style({ margin: 0, borderBlockStart: `${line.hairline} solid ${color.onSurface}` });
export const way = style({
  display: 'grid',
  gridTemplateColumns: '140px minmax(0, 1fr)',
  gap: space[4],
  paddingBlock: space[4],
  borderBlockEnd: hairline,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[1] } },
});
export const wayName = style({
  display: 'flex',
  gap: space[3],
  alignItems: 'center',
  alignSelf: 'start',
  minBlockSize: size.target,
  color: color.onSurfaceMuted,
});
export const wayBody = style({ margin: 0, display: 'grid', justifyItems: 'start' });
export const wayMain = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: size.target,
  fontSize: fontSize.title,
  fontWeight: fontWeight.semibold,
});
export const wayLink = style([wayMain, { color: color.accentText, textDecoration: 'none' }]);
export const asked = style({ display: 'grid', justifyItems: 'start' });
export const askedLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: size.target,
  color: color.accentText,
  fontWeight: fontWeight.medium,
  textDecoration: 'none',
});
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[5],
  alignItems: 'start',
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
/** Is there only while the subject that needs no name is chosen: `:has` needs no script. */
export const form = style({ display: 'grid', gap: space[5] });
export const nameless = style({
  display: 'none',
  margin: 0,
  color: color.onSurfaceMuted,
  selectors: { [`${form}:has(input[value="wrong"]:checked) &`]: { display: 'block' } },
});
