import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { tokens } from '#ds/tokens/contract.css';

const cut = createVar();
export const root = style({ flex: 'none', color: tokens.color.gold, vars: { [cut]: tokens.color.surface } });
export const under = style({ stroke: cut });
export const tones = styleVariants({
  gold: { color: tokens.color.gold },
  accent: { color: tokens.color.accentText },
  muted: { color: tokens.color.onSurfaceSubtle },
});
export const grounds = styleVariants({
  surface: {},
  gold: { vars: { [cut]: tokens.color.surfaceGold } },
  deep: { vars: { [cut]: tokens.color.surfaceDeep } },
  canvas: { vars: { [cut]: tokens.color.canvas } },
});
