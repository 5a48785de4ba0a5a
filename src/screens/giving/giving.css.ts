import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '#ds/tokens/media.ts';
import { tokens } from '#ds/tokens/contract.css';

const { color, fontSize, fontWeight, line, radius, space } = tokens;
const hairline = `${line.hairline} solid ${color.border}`;

/** One column, as a letter. */
export const letter = style({ display: 'grid', gap: space[8], maxInlineSize: '760px', marginInline: 'auto' });
export const plan = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space[4],
  alignItems: 'end',
  paddingBlockEnd: space[6],
  borderBlockEnd: hairline,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const cause = style({ marginBlockStart: space[2], fontWeight: fontWeight.medium });
export const standing = style({ display: 'grid', gap: space[2], justifyItems: 'start' });

/** A strand: a line joins the marks of the dates. */
export const dates = style({ display: 'grid', marginBlock: space[3], padding: 0, listStyle: 'none' });
const dateRow = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto 9em',
  gap: space[4],
  alignItems: 'center',
  minBlockSize: '68px',
  paddingInlineStart: space[8],
  borderBlockEnd: hairline,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: '8px',
      insetBlockStart: 'calc(50% - 8px)',
      inlineSize: '16px',
      blockSize: '16px',
      border: `${line.selected} solid ${color.accent}`,
      borderRadius: radius.small,
      rotate: '45deg',
    },
    '&:not(:last-child)::after': {
      content: '""',
      position: 'absolute',
      insetInlineStart: '15px',
      insetBlockStart: 'calc(50% + 14px)',
      blockSize: 'calc(100% - 28px)',
      borderInlineStart: `${line.selected} solid ${color.border}`,
    },
  },
});
export const date = styleVariants({
  paid: [dateRow, { selectors: { '&::before': { background: color.accent } } }],
  next: [dateRow, { selectors: { '&::before': { background: color.gold, borderColor: color.gold } } }],
  skipped: [dateRow, { color: color.onSurfaceMuted, selectors: { '&::before': { borderStyle: 'dotted' } } }],
  later: [dateRow, {}],
});
export const days = style({ display: 'grid', paddingBlock: space[3] });
export const dateAct = style({
  justifySelf: 'end',
  '@media': {
    [media.phone]: { gridColumn: '1 / -1', justifySelf: 'start', selectors: { '&:empty': { display: 'none' } } },
  },
});
export const changes = style({ display: 'grid', gap: space[3], marginBlockStart: space[3] });
export const charges = style({ display: 'grid', padding: 0, listStyle: 'none' });
export const charge = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  justifyContent: 'space-between',
  paddingBlock: space[2],
  borderBlockEnd: hairline,
});
export const chargeNote = style({ color: color.onSurfaceMuted, fontSize: fontSize.small });
export const fine = style({ display: 'flex', gap: space[2], color: color.onSurfaceMuted, fontSize: fontSize.small });
