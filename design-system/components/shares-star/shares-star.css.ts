import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '#ds/tokens/media.ts';
import { tokens } from '#ds/tokens/contract.css';

const { color } = tokens;

export const root = style({ display: 'block', inlineSize: '100%', forcedColorAdjust: 'none' });
/** A color, and the one that the system has in its place where it chooses all colors. */
const ink = (property: 'fill' | 'stroke', own: string, system: string) => ({
  [property]: own,
  '@media': { [media.forced]: { [property]: system } },
});
export const kites = styleVariants({
  taken: ink('fill', color.accent, 'CanvasText'),
  mine: ink('fill', color.gold, 'Highlight'),
  open: ink('fill', color.track, 'Canvas'),
});
export const strap = style(ink('stroke', color.onSurface, 'CanvasText'));
export const cut = style(ink('stroke', color.surface, 'Canvas'));
export const numbers = styleVariants({
  taken: ink('fill', color.onAccent, 'Canvas'),
  mine: ink('fill', color.onGold, 'HighlightText'),
  open: ink('fill', color.onSurfaceMuted, 'CanvasText'),
});
