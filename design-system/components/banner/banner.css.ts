import { style, styleVariants } from '@vanilla-extract/css';
import { tokens } from '#ds/tokens/contract.css';

const { color } = tokens;
const banner = style({
  display: 'flex',
  gap: tokens.space[3],
  padding: tokens.space[4],
  borderRadius: tokens.radius.base,
  borderInlineStart: `${tokens.line.note} solid`,
  color: color.onSurface,
  fontSize: tokens.fontSize.label,
  lineHeight: 1.5,
});
export const tones = styleVariants({
  info: [banner, { background: color.surfaceInfo, borderInlineStartColor: color.infoText }],
  success: [banner, { background: color.surfaceAccent, borderInlineStartColor: color.accent }],
  warning: [banner, { background: color.surfaceGold, borderInlineStartColor: color.gold }],
  danger: [banner, { background: color.surfaceDanger, borderInlineStartColor: color.danger }],
});
const mark = style({ flex: 'none', marginBlockStart: '1px' });
export const marks = styleVariants({
  info: [mark, { color: color.infoText }],
  success: [mark, { color: color.accentText }],
  warning: [mark, { color: color.warningText }],
  danger: [mark, { color: color.dangerText }],
});
export const body = style({ display: 'grid', gap: tokens.space[0.5], flex: 1, minInlineSize: 0 });
export const title = style({ fontWeight: tokens.fontWeight.semibold });
/** Across the page, under the header: no box, no rounding. */
export const isFullWidth = style({ borderRadius: 0, paddingInline: tokens.space.gutter });
