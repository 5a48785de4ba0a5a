import { style } from '@vanilla-extract/css';
import { media } from '#ds/tokens/media.ts';
import { tokens } from '#ds/tokens/contract.css';
import { onHover } from '#ds/tokens/states.css';

const { color, fontSize, fontWeight, line, radius, size, space } = tokens;
const hairline = `${line.hairline} solid ${color.border}`;
const one = 'minmax(0, 1fr)';

export const who = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[5],
  alignItems: 'center',
  marginBlockEnd: space[9],
});
export const sides = style({
  display: 'grid',
  gridTemplateColumns: `248px ${one}`,
  gap: space.columns,
  alignItems: 'start',
  '@media': { [media.stacked]: { gridTemplateColumns: one, gap: space[7] } },
});
export const part = style({ display: 'grid', gridTemplateColumns: one, gap: space[6], minInlineSize: 0 });
export const partHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[4],
  alignItems: 'center',
  justifyContent: 'space-between',
});
export const subtitle = style({ fontSize: fontSize.h3 });
export const note = style({ color: color.onSurfaceMuted, fontSize: fontSize.label });

export const years = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });
export const year = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: size.target,
  paddingInline: space[4],
  border: hairline,
  borderRadius: radius.base,
  textDecoration: 'none',
  fontWeight: fontWeight.medium,
  ...onHover({ background: color.surfaceSunken }),
  selectors: {
    '&[aria-current]': { background: color.surfaceAccent, borderColor: color.accent, color: color.accentText },
  },
});

export const rows = style({ borderBlockStart: hairline });
export const row = style({
  display: 'grid',
  gridTemplateColumns: `${one} auto minmax(110px, auto) ${size.target}`,
  gap: space[4],
  alignItems: 'center',
  paddingBlock: space[3],
  borderBlockEnd: hairline,
  '@media': { [media.phone]: { gridTemplateColumns: `${one} auto`, gap: space[2] } },
});
export const device = style({
  display: 'grid',
  gridTemplateColumns: `${size.target} ${one} auto`,
  gap: space[4],
  alignItems: 'center',
  paddingBlock: space[4],
  borderBlockEnd: hairline,
});
export const receiver = style({
  display: 'grid',
  gridTemplateColumns: `${one} auto`,
  gap: space[3],
  alignItems: 'center',
  paddingBlock: space[3],
  borderBlockEnd: hairline,
});
export const receiverChange = style({ gridColumn: '1 / -1' });
export const mark = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: size.target,
  blockSize: size.target,
  borderRadius: radius.base,
  background: color.surfaceSunken,
});
export const rowText = style({ display: 'grid', gap: space[1], justifyItems: 'start', minInlineSize: 0 });
export const rowTitle = style({ fontWeight: fontWeight.medium });
export const rowNote = style({ color: color.onSurfaceMuted, fontSize: fontSize.small });
export const rowLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: size.target,
  color: color.accentText,
  fontWeight: fontWeight.medium,
  textUnderlineOffset: '4px',
});
export const amount = style({ fontWeight: fontWeight.semibold, textAlign: 'end' });
export const end = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[4],
  alignItems: 'center',
  justifyContent: 'space-between',
  color: color.onSurfaceMuted,
  fontSize: fontSize.label,
});

export const cards = style({ display: 'grid', gridTemplateColumns: one, gap: space[5] });
export const card = style({
  display: 'grid',
  gridTemplateColumns: `${one} auto`,
  gap: space[5],
  padding: space[6],
  border: hairline,
  borderRadius: radius.base,
  background: color.surface,
});
export const cardTitle = style({ fontSize: fontSize.choice });
export const cardSum = style({ display: 'grid', justifyItems: 'end', alignContent: 'start' });
export const cardActs = style({ gridColumn: '1 / -1', paddingBlockStart: space[4], borderBlockStart: hairline });

export const tier = style({
  display: 'grid',
  gridTemplateColumns: `auto ${one}`,
  gap: space[8],
  alignItems: 'center',
  padding: space[8],
  borderRadius: radius.panel,
  background: color.surfaceDeep,
  color: color.onDeep,
  '@media': { [media.phone]: { gridTemplateColumns: one, justifyItems: 'center', padding: space[6] } },
});
export const tierText = style({ display: 'grid', gap: space[2], inlineSize: '100%' });
export const tierName = style({ fontSize: fontSize.title });
export const tierNote = style({ color: color.onDeepMuted, fontSize: fontSize.small });
export const tierSums = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  alignItems: 'baseline',
  justifyContent: 'space-between',
});
export const medals = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(132px, 1fr))',
  gap: space[3],
});
export const medal = style({
  display: 'grid',
  gap: space[2],
  justifyItems: 'center',
  paddingBlock: space[6],
  paddingInline: space[3],
  border: hairline,
  borderRadius: radius.base,
  background: color.surface,
  textAlign: 'center',
});
export const medalToCome = style([medal, { borderStyle: 'dashed', background: 'none', color: color.onSurfaceMuted }]);

export const form = style({ display: 'grid', gridTemplateColumns: one, gap: space[5], maxInlineSize: '520px' });
export const birth = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 4fr) minmax(0, 3fr)',
  gap: space[3],
  alignItems: 'end',
  '@media': { [media.phone]: { gridTemplateColumns: 'repeat(auto-fit, minmax(6rem, 1fr))' } },
});
export const settings = style({
  display: 'grid',
  gridTemplateColumns: one,
  gap: space[4],
  paddingBlockStart: space[6],
  borderBlockStart: hairline,
});
/** Digits as they are, whichever ones the page is set in: a choice shows both. */
export const latinDigits = style({ fontFamily: tokens.font.body });
export const facts = style({
  display: 'grid',
  gap: space[4],
  justifyItems: 'start',
  padding: space[6],
  border: hairline,
  borderRadius: radius.base,
  background: color.surface,
});
export const zakatDay = style({ fontSize: fontSize.title, fontWeight: fontWeight.semibold });
export const factName = style({ color: color.onSurfaceMuted, fontSize: fontSize.small });

export const picture = style({
  display: 'grid',
  gridTemplateColumns: `auto ${one}`,
  gap: space[5],
  alignItems: 'start',
});
export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: space[3] });

export const filterActs = style({ display: 'flex', gap: space[3], gridColumn: '1 / -1' });
export const filters = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(148px, 1fr))',
  gap: space[4],
  alignItems: 'end',
});
