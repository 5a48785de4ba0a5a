import { style } from '@vanilla-extract/css';
import { media } from '#ds/tokens/media.ts';
import { tokens } from '#ds/tokens/contract.css';
import { onHover } from '#ds/tokens/states.css';

const { color, line, radius, size, space } = tokens;
const hairline = `${line.hairline} solid ${color.border}`;
const one = 'minmax(0, 1fr)';

export const head = style({
  display: 'grid',
  gridTemplateColumns: `${one} ${one}`,
  gap: `${space[4]} ${space.columns}`,
  alignItems: 'end',
  paddingBlockEnd: space[6],
  overflowWrap: 'anywhere',
  '@media': { [media.stacked]: { gridTemplateColumns: one } },
});
export const frieze = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[6],
  blockSize: '96px',
  overflow: 'hidden',
  paddingBlock: space[4],
  borderBlock: hairline,
});
export const find = style({
  display: 'grid',
  gridTemplateColumns: `${one} 220px 220px auto`,
  gap: space[3],
  alignItems: 'end',
  paddingBlock: space[6],
  '@media': {
    [media.stacked]: { gridTemplateColumns: `${one} ${one}` },
    [media.phone]: { gridTemplateColumns: one },
    [media.print]: { display: 'none' },
  },
});
export const rows = style({
  display: 'grid',
  margin: 0,
  marginBlockEnd: space[6],
  padding: 0,
  listStyle: 'none',
  borderBlockStart: `${line.hairline} solid ${color.onSurface}`,
});
export const row = style({
  display: 'grid',
  gridTemplateColumns: `72px ${one} minmax(0, 240px) 110px 190px`,
  gap: `${space[2]} ${space[6]}`,
  alignItems: 'center',
  paddingBlock: space[4],
  borderBlockEnd: hairline,
  breakInside: 'avoid',
  overflowWrap: 'anywhere',
  '@media': {
    [media.stacked]: { gridTemplateColumns: `72px ${one}` },
    [media.phone]: { gridTemplateColumns: `56px ${one}`, columnGap: space[4] },
  },
});
/** On a narrow page it stands below the name. */
export const cell = style({ '@media': { [media.stacked]: { gridColumn: 2 } } });
export const logo = style({ borderRadius: radius.base, objectFit: 'contain' });
export const what = style({ display: 'grid', minInlineSize: 0 });
export const name = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: size.target,
  color: 'inherit',
  textDecoration: 'none',
  ...onHover({ textDecoration: 'underline' }),
});
export const delivery = style([cell, { display: 'grid', gap: space[2] }]);
export const shape = style({ paddingBlock: space[7], borderBlockEnd: hairline });
