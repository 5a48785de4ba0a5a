import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media } from '#ds/tokens/media.ts';
import { KAFARAH_KINDS } from '#src/domain/kafarat.ts';
import { tokens } from '#ds/tokens/contract.css';

const { color, fontSize, fontWeight, line, radius, size, space } = tokens;
const hairline = `${line.hairline} solid ${color.border}`;
const ruled = `${line.hairline} solid ${color.borderStrong}`;

export const lead = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${space[6]} ${space[12]}`,
  alignItems: 'end',
  marginBlockEnd: space[8],
  '@media': { [media.stacked]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const sum = style({
  display: 'grid',
  justifyItems: 'end',
  textAlign: 'end',
  '@media': { [media.stacked]: { justifyItems: 'start', textAlign: 'start' } },
});

export const laid = style({ display: 'grid', gap: space[4] });
export const table = style({ inlineSize: '100%', blockSize: 'auto' });
export const cloth = style({ fill: color.surface, stroke: color.borderStrong });
export const hem = style({ fill: 'none', stroke: color.accent });
export const stitch = style({ fill: color.accent });
export const plate = style({ fill: color.surface, stroke: color.borderStrong });
export const stars = styleVariants({
  0: { fill: color.accent },
  1: { fill: 'none', stroke: color.accent, strokeWidth: 2 },
});

export const question = style({
  display: 'grid',
  gap: space[4],
  paddingBlockEnd: space[8],
  selectors: { '& + &': { paddingBlockStart: space[8], borderBlockStart: hairline } },
});
export const fields = style({ minInlineSize: 0, margin: 0, padding: 0, border: 0 });
export const asked = style({ padding: 0, fontSize: fontSize.title, fontWeight: fontWeight.semibold });
globalStyle(`legend.${asked}`, { marginBlockEnd: space[4] });

export const cases = style({ display: 'grid' });
export const choice = style({
  display: 'grid',
  gridTemplateColumns: '76px minmax(0, 1fr) 22px',
  gap: space[4],
  alignItems: 'center',
  padding: space[4],
  border: hairline,
  background: color.surface,
  cursor: 'pointer',
  selectors: {
    '& + &': { marginBlockStart: '-1px' },
    '&:has(:checked)': {
      position: 'relative',
      borderColor: color.accent,
      outline: `${line.hairline} solid ${color.accent}`,
      outlineOffset: '-2px',
      background: color.surfaceAccent,
    },
    '&:has(:focus-visible)': {
      outline: `${line.note} solid ${color.focusOuter}`,
      outlineOffset: '2px',
      position: 'relative',
    },
  },
  '@media': {
    [media.phone]: { gridTemplateColumns: '58px minmax(0, 1fr) 22px', gap: space[3], padding: space[3] },
    [media.forced]: { selectors: { '&:has(:checked)': { borderColor: 'Highlight', outlineColor: 'Highlight' } } },
  },
});
export const persons = style({
  fontSize: fontSize.figure,
  fontWeight: fontWeight.semibold,
  lineHeight: 1.1,
  textAlign: 'center',
});
globalStyle(`${persons} > small`, {
  display: 'block',
  color: color.onSurfaceMuted,
  fontSize: fontSize.micro,
  fontWeight: fontWeight.regular,
  lineHeight: 1.5,
});
export const caseTitle = style({ display: 'block', fontWeight: fontWeight.semibold });
export const condition = style({ display: 'block', color: color.onSurfaceMuted, fontSize: fontSize.small });
export const radio = style({ inlineSize: '22px', blockSize: '22px', accentColor: color.accent, outline: 'none' });

/** The second question is asked of the chosen kind; a browser that cannot tell asks all of them. */
export const ofKind = styleVariants(
  Object.fromEntries(KAFARAH_KINDS.map((kind) => [kind, {}])) as Record<(typeof KAFARAH_KINDS)[number], object>,
);
for (const kind of KAFARAH_KINDS)
  globalStyle(`form:has(input[name="kind"]:checked:not([value="${kind}"])) ${ofKind[kind]}`, { display: 'none' });

export const countries = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(148px, 100%), 1fr))',
  gap: space[2],
  '@media': { [media.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const country = style({
  position: 'relative',
  minBlockSize: size.action,
  padding: space[3],
  border: ruled,
  borderRadius: radius.base,
  background: color.surface,
  lineHeight: 1.5,
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': {
      borderColor: color.accent,
      outline: `${line.hairline} solid ${color.accent}`,
      outlineOffset: '-2px',
      background: color.surfaceAccent,
    },
    '&:has(:checked)::after': {
      content: '',
      position: 'absolute',
      insetBlockStart: '-1px',
      insetInlineEnd: '-1px',
      border: `8px solid ${color.accent}`,
      borderBlockEndColor: 'transparent',
      borderInlineStartColor: 'transparent',
    },
    '&:has(:focus-visible)': { outline: `${line.note} solid ${color.focusOuter}`, outlineOffset: '2px' },
    '&:has(:disabled)': { borderColor: color.border, background: color.surfaceSunken, cursor: 'default' },
  },
  '@media': {
    [media.forced]: { selectors: { '&:has(:checked)': { borderColor: 'Highlight', outlineColor: 'Highlight' } } },
  },
});
/** The card shows what is chosen; the control itself lies over it, so that it can be pressed and reached. */
export const countryRadio = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
});

export const working = style({ display: 'grid', margin: 0, fontSize: fontSize.label });
globalStyle(`${working} > div`, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${space[1]} ${space[4]}`,
  paddingBlock: space[2.5],
  borderBlockEnd: `${line.hairline} dashed ${color.border}`,
});
globalStyle(`${working} > div:last-child`, {
  marginBlockStart: '-1px',
  borderBlockStart: `${line.selected} solid ${color.onSurface}`,
  borderBlockEnd: 0,
  fontWeight: fontWeight.semibold,
});
globalStyle(`${working} dt`, { color: color.onSurfaceMuted });
globalStyle(`${working} > div:last-child dt`, { color: 'inherit' });
globalStyle(`${working} dd`, { margin: 0 });

export const meal = style({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: space[3] });
globalStyle(`${meal} > svg`, { color: color.accentText, marginBlockStart: '3px' });
export const ruling = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space[3],
  padding: space[4],
  borderInlineStart: `${line.note} solid ${color.gold}`,
  background: color.surfaceGold,
  fontSize: fontSize.small,
});
globalStyle(`${ruling} p + p`, { marginBlockStart: space[2] });
