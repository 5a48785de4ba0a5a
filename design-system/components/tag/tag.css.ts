import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '#ds/tokens/media.ts';
import { tokens } from '#ds/tokens/contract.css';

const { color } = tokens;
const tag = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: tokens.space[1.5],
  paddingBlock: tokens.space[0.5],
  paddingInline: tokens.space[2],
  borderRadius: tokens.radius.small,
  fontSize: tokens.fontSize.micro,
  fontWeight: tokens.fontWeight.medium,
  lineHeight: 1.6,
  '@media': { [media.forced]: { border: `${tokens.line.hairline} solid CanvasText` } },
});
export const tones = styleVariants({
  neutral: [tag, { background: color.surfaceSunken, color: color.onSurfaceMuted }],
  gold: [tag, { background: color.surfaceGold, color: color.goldText }],
  success: [tag, { background: color.surfaceAccent, color: color.successText }],
  warning: [tag, { background: color.surfaceGold, color: color.warningText }],
  danger: [tag, { background: color.surfaceDanger, color: color.dangerText }],
  info: [tag, { background: color.surfaceInfo, color: color.infoText }],
});
