import { tokens } from '#ds/tokens/contract.css';

/** Third tier: what a family of components needs, pointing at meanings only. Change a family here, not in each member. */
export const control = {
  blockSize: tokens.size.control,
  paddingInline: tokens.space[3.5],
  radius: tokens.radius.base,
  background: tokens.color.surface,
  border: tokens.color.borderStrong,
  borderHover: tokens.color.onSurfaceMuted,
  borderInvalid: tokens.color.danger,
  placeholder: tokens.color.onSurfaceSubtle,
} as const;

export const floating = {
  background: tokens.color.surfaceRaised,
  border: tokens.color.border,
  radius: tokens.radius.panel,
  shadow: tokens.elevation.floating,
} as const;

export const selected = {
  background: tokens.color.surfaceAccent,
  border: tokens.color.accent,
  text: tokens.color.accentText,
} as const;
