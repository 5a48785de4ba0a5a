import { createVar, style } from '@vanilla-extract/css';
import { tokens } from '#ds/tokens/contract.css';

/** What lies under the mark: where a strand passes under another, the ground shows. */
const ground = createVar();
export const root = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: tokens.space[2.5],
  fontSize: tokens.fontSize.title,
  fontWeight: tokens.fontWeight.semibold,
  lineHeight: 1,
  letterSpacing: tokens.script.headingTracking,
  minBlockSize: tokens.size.target,
  vars: { [ground]: tokens.color.canvas },
});
export const mark = style({ color: tokens.color.accent, flex: 'none' });
export const gap = style({ stroke: ground });
export const point = style({ fill: tokens.color.gold });
export const onSunken = style({ vars: { [ground]: tokens.color.surfaceSunken } });
export const onDeep = style({ vars: { [ground]: tokens.color.surfaceDeep }, color: tokens.color.onDeep });
