import { style } from '@vanilla-extract/css';
import { media } from '#ds/tokens/media.ts';
import { floating } from '#ds/tokens/component.css';
import { tokens } from '#ds/tokens/contract.css';

const { color, fontSize, fontWeight, line, radius, size, space } = tokens;
const hairline = `${line.hairline} solid ${color.border}`;

export const top = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(180px, 240px) auto',
  gap: space[3],
  alignItems: 'end',
  '@media': { [media.stacked]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});
/** On a narrow page the order stands under the search. */
export const order = style({ '@media': { [media.stacked]: { gridColumn: '1 / -1', gridRow: 2 } } });

/** A native popover: a sheet on a phone, opened without script; beside the list where there is room, always in sight. */
export const filters = style({
  color: color.onSurface,
  '@media': {
    [media.beside]: {
      display: 'block',
      position: 'static',
      inlineSize: 'auto',
      blockSize: 'auto',
      margin: 0,
      padding: 0,
      border: 0,
      background: 'none',
      overflow: 'visible',
    },
    [media.stacked]: {
      position: 'fixed',
      insetBlock: 0,
      insetInlineStart: 'auto',
      insetInlineEnd: 0,
      margin: 0,
      inlineSize: 'min(420px, 100vw)',
      blockSize: '100dvh',
      maxBlockSize: 'none',
      padding: `0 ${space[5]}`,
      border: 0,
      background: floating.background,
      boxShadow: floating.shadow,
      overflowY: 'auto',
    },
  },
  selectors: { '&::backdrop': { background: tokens.effect.scrim } },
});
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: size.target,
  '@media': {
    [media.stacked]: {
      position: 'sticky',
      insetBlockStart: 0,
      zIndex: tokens.layer.sticky,
      paddingBlock: space[3],
      background: floating.background,
      borderBlockEnd: hairline,
    },
  },
});
export const title = style({ fontSize: fontSize.body, letterSpacing: 0 });
/** A sheet as wide as the phone leaves no place beside it to touch. */
export const closer = style({ display: 'contents', '@media': { [media.beside]: { display: 'none' } } });
/** With script a choice beside the list takes effect at once; the sheet and a browser without script have the button. */
export const submit = style({
  paddingBlock: space[4],
  '@media': {
    [media.stacked]: {
      position: 'sticky',
      insetBlockEnd: 0,
      background: floating.background,
      borderBlockStart: hairline,
    },
    [`${media.beside} and (scripting: enabled)`]: { display: 'none' },
  },
});
export const opener = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
  minBlockSize: size.control,
  paddingInline: space[5],
  border: `${line.hairline} solid ${color.borderStrong}`,
  borderRadius: radius.base,
  background: color.surface,
  fontWeight: fontWeight.semibold,
  cursor: 'pointer',
  '@media': { [media.beside]: { display: 'none' } },
});

export const choices = style({
  display: 'grid',
  margin: 0,
  minInlineSize: 0,
  paddingInline: 0,
  paddingBlock: `${space[4]} ${space[3]}`,
  border: 0,
  borderBlockStart: hairline,
});
export const legend = style({
  float: 'inline-start',
  inlineSize: '100%',
  padding: 0,
  marginBlockEnd: space[1],
  fontSize: fontSize.label,
  fontWeight: fontWeight.semibold,
});
export const choice = style({
  display: 'flex',
  gap: space[3],
  alignItems: 'center',
  minBlockSize: size.target,
  fontSize: fontSize.label,
  lineHeight: 1.4,
  cursor: 'pointer',
});
export const count = style({ marginInlineStart: 'auto', fontSize: fontSize.small, color: color.onSurfaceSubtle });
export const zakat = style({ borderBlockStart: hairline, paddingBlock: space[2] });

export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: space[2], alignItems: 'center' });
export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: size.target,
  paddingInline: space[3],
  border: `${line.hairline} solid ${color.borderStrong}`,
  borderRadius: radius.base,
  background: color.surface,
  fontSize: fontSize.small,
  textDecoration: 'none',
  '@media': { [media.hover]: { selectors: { '&:hover': { background: color.surfaceAccent } } } },
});
/** The sheet of a phone has the list alone. */
export const map = style({ marginBlock: space[2], '@media': { [media.stacked]: { display: 'none' } } });
