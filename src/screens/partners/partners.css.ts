import { style } from '@vanilla-extract/css';
import { media } from '#ds/tokens/media.ts';
import { tokens } from '#ds/tokens/contract.css';

const { color, line, size, space } = tokens;
const hairline = `${line.hairline} solid ${color.border}`;

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: `${space[4]} ${space.columns}`,
  alignItems: 'end',
  paddingBlockEnd: space[6],
  '@media': { [media.stacked]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const frieze = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[6],
  blockSize: '96px',
  overflow: 'hidden',
  paddingBlock: space[4],
  marginBlockEnd: space[8],
  borderBlock: hairline,
});
export const kind = style({
  display: 'grid',
  gap: space[2],
  paddingBlockEnd: space[4],
  borderBlockEnd: `${line.hairline} solid ${color.onSurface}`,
});
export const rows = style({ display: 'grid' });
export const row = style({
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr) 220px 200px',
  gap: `${space[2]} ${space[6]}`,
  alignItems: 'center',
  paddingBlock: space[5],
  borderBlockEnd: hairline,
  breakInside: 'avoid',
  '@media': {
    [media.folded]: { gridTemplateColumns: '72px minmax(0, 1fr) 220px' },
    [media.phone]: { gridTemplateColumns: '56px minmax(0, 1fr)' },
  },
});
export const what = style({ display: 'grid', gap: space[1] });
export const name = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: size.target,
  color: 'inherit',
});
export const where = style({ '@media': { [media.phone]: { gridColumn: 2 } } });
export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space[5]}`,
  minBlockSize: size.target,
  '@media': { [media.folded]: { gridColumn: '2 / -1' }, [media.print]: { display: 'none' } },
});
