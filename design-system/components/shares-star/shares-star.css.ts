import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '#ds/tokens/media.ts';
import { tokens } from '#ds/tokens/contract.css';

const { color, fontWeight } = tokens;

export const root = style({ display: 'block', inlineSize: '100%', blockSize: 'auto', forcedColorAdjust: 'none' });
const kite = { stroke: color.surface, strokeWidth: 2, transition: 'none' } as const;
const forced = (fill: string) => ({ '@media': { [media.forced]: { fill, stroke: 'Canvas' } } });
export const kites = styleVariants({
  taken: { ...kite, fill: color.accent, ...forced('CanvasText') },
  mine: { ...kite, fill: color.gold, ...forced('Highlight') },
  open: { ...kite, fill: color.track, ...forced('Canvas') },
});
export const strap = style({ stroke: color.onSurface, '@media': { [media.forced]: { stroke: 'CanvasText' } } });
export const cut = style({ stroke: color.surface, '@media': { [media.forced]: { stroke: 'Canvas' } } });
const number = { textAnchor: 'middle', dominantBaseline: 'central', fontWeight: fontWeight.semibold } as const;
const text = (fill: string, system: string) => ({ ...number, fill, '@media': { [media.forced]: { fill: system } } });
export const numbers = styleVariants({
  taken: text(color.onAccent, 'Canvas'),
  mine: text(color.onGold, 'HighlightText'),
  open: text(color.onSurfaceMuted, 'CanvasText'),
});
