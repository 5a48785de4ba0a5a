import { style } from '@vanilla-extract/css';
import { tokens } from '#ds/tokens/contract.css';

/** As wide as its column, whose width sets the figure's size: eleven digits and marks fit on one line. */
export const root = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0, containerType: 'inline-size' });
export const value = style({
  order: -1,
  fontSize: 'clamp(1.125rem, 15cqi, 2.5rem)',
  fontWeight: tokens.fontWeight.semibold,
  letterSpacing: tokens.script.headingTracking,
  lineHeight: 1.15,
});
export const label = style({ fontSize: tokens.fontSize.label, color: tokens.color.onSurfaceMuted });
export const onDeep = style({ color: tokens.color.onDeepMuted });
