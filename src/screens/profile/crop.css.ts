import { style } from '@vanilla-extract/css';
import { tokens } from '#ds/tokens/contract.css';
import { ring } from '#ds/tokens/states.css';

const { color, fontSize, fontWeight, line, radius, size, space } = tokens;
const SIDE = '192px';

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[5],
  alignItems: 'center',
  minInlineSize: 0,
  marginBlockStart: space[4],
  padding: 0,
  border: 0,
});
export const legend = style({ paddingBlockEnd: space[2], fontSize: fontSize.label, fontWeight: fontWeight.medium });
export const square = style({
  inlineSize: SIDE,
  blockSize: SIDE,
  overflow: 'hidden',
  border: `${line.hairline} solid ${color.border}`,
  borderRadius: radius.round,
  background: color.surfaceSunken,
});
export const image = style({ display: 'block', maxInlineSize: 'none', transformOrigin: '0 0' });
export const sliders = style({ display: 'grid', gap: space[1], flex: `1 1 ${SIDE}` });
export const slider = style({ display: 'grid', fontSize: fontSize.small });
export const range = style({
  inlineSize: '100%',
  minBlockSize: size.target,
  accentColor: color.accent,
  selectors: { '&:focus-visible': ring },
});
