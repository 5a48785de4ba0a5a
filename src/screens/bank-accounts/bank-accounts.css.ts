import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media } from '#ds/tokens/media.ts';
import { tokens } from '#ds/tokens/contract.css';
import { onHover } from '#ds/tokens/states.css';

const { color, fontSize, fontWeight, line, size, space } = tokens;
const hairline = `${line.hairline} solid ${color.border}`;
const unprinted = { '@media': { [media.print]: { display: 'none' } } } as const;

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: `${space[4]} ${space.columns}`,
  alignItems: 'end',
  paddingBlockEnd: space[5],
  borderBlockEnd: `${line.note} solid ${color.onSurface}`,
  '@media': { [media.stacked]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const holder = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[4]}`,
  paddingBlock: space[4],
  borderBlockEnd: hairline,
});
export const holderName = style({ fontSize: fontSize.title, fontWeight: fontWeight.semibold });

export const choice = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[6]}`,
  paddingBlock: space[2],
  borderBlockEnd: hairline,
  ...unprinted,
});
export const choiceLabel = style({ fontSize: fontSize.label, fontWeight: fontWeight.medium });
export const countries = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${space[5]}` });
export const country = style([
  {
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: size.target,
    minInlineSize: size.target,
    justifyContent: 'center',
    fontWeight: fontWeight.medium,
    textDecoration: 'none',
    borderBlockEnd: `${line.selected} solid transparent`,
    selectors: { '&[aria-current="true"]': { color: color.accentText, borderBlockEndColor: color.accent } },
  },
  onHover({ color: color.accentText }),
]);

export const group = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 260px) minmax(0, 1fr)',
  gap: `${space[4]} ${space.columns}`,
  paddingBlock: space[8],
  borderBlockEnd: hairline,
  '@media': { [media.stacked]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const purpose = style({ display: 'grid', gap: space[2], alignContent: 'start' });
export const purposeTitle = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  fontSize: fontSize.title,
  fontWeight: fontWeight.semibold,
});
const mark = style({
  inlineSize: '15px',
  blockSize: '15px',
  rotate: '45deg',
  border: `${line.note} solid ${color.accent}`,
  forcedColorAdjust: 'none',
});
/** Gold is zakat alone; capital that stays is an outline. */
export const marks = styleVariants({
  zakat: [mark, { borderColor: color.gold, background: color.gold }],
  donations: [mark, { background: color.accent }],
  endowments: [mark],
});
export const elsewhere = style({
  paddingBlockEnd: space[4],
  marginBlockEnd: space[4],
  borderBlockEnd: hairline,
  color: color.onSurfaceMuted,
});

export const accounts = style({ display: 'grid', gap: space[8] });
export const account = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 132px',
  gap: space[6],
  alignItems: 'start',
  breakInside: 'avoid',
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const numbers = style({ display: 'grid', gap: space[2], minInlineSize: 0 });
export const place = style({
  marginInlineStart: space[3],
  fontSize: fontSize.small,
  fontWeight: fontWeight.regular,
  color: color.onSurfaceMuted,
});
export const ibanLine = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `0 ${space[3]}` });
/** A group of four is never broken: the line ends between two groups. */
export const iban = style({
  // A second line begins under the first, as the number is read.
  direction: 'ltr',
  fontSize: 'clamp(1.0625rem, .75rem + 1.6vw, 1.9375rem)',
  fontWeight: fontWeight.semibold,
  lineHeight: 1.35,
  userSelect: 'all',
});
globalStyle(`${iban} *`, { overflowWrap: 'normal', wordBreak: 'keep-all' });
export const details = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[6]}`,
  fontSize: fontSize.small,
});
globalStyle(`${details} > div`, { display: 'flex', flexWrap: 'wrap', gap: `0 ${space[2]}` });
globalStyle(`${details} dt`, { color: color.onSurfaceMuted });
globalStyle(`${details} dd`, { fontWeight: fontWeight.medium, userSelect: 'all' });
export const code = style({ display: 'grid', gap: space[2], maxInlineSize: '132px' });
export const caption = style({ fontSize: fontSize.micro, color: color.onSurfaceMuted, ...unprinted });

export const foot = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${space[5]} ${space[8]}`,
  alignItems: 'center',
  paddingBlockStart: space[7],
  '@media': { [media.print]: { display: 'none' }, [media.stacked]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[4] });
export const phone = style({ display: 'inline-flex', alignItems: 'center', minBlockSize: size.target });
