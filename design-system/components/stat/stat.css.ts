import { style } from '@vanilla-extract/css';
import { tokens } from '#ds/tokens/contract.css';

export const root = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });
export const value = style({ order: -1, fontSize: `clamp(1.75rem, 1.4rem + 1.3vw, 2.5rem)`, fontWeight: tokens.fontWeight.semibold, letterSpacing: tokens.script.headingTracking, lineHeight: 1.15 });
export const label = style({ fontSize: '0.9375rem', color: tokens.color.onSurfaceMuted });
export const onDeep = style({ color: tokens.color.onDeepMuted });
