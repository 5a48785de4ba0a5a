import { style } from '@vanilla-extract/css';
import { floating } from '#ds/tokens/component.css';
import { tokens } from '#ds/tokens/contract.css';
import { placement } from '#ds/tokens/placement.css';

const { color, fontSize, fontWeight, layer, line, radius, size, space } = tokens;

export const region = style({ position: 'fixed', ...placement.toast, insetBlockStart: '92px', zIndex: layer.toast, inlineSize: 'min(380px, calc(100vw - 40px))', pointerEvents: 'none' });
export const alert = style({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr) auto', gap: `${space[1]} ${space[3]}`, padding: space[4], background: floating.background, border: `${line.hairline} solid ${floating.border}`, borderRadius: floating.radius, boxShadow: floating.shadow, pointerEvents: 'auto' });
export const mark = style({ color: color.accentText, paddingBlockStart: space[1] });
export const title = style({ fontWeight: fontWeight.semibold });
export const text = style({ fontSize: fontSize.small, color: color.onSurfaceMuted });
export const close = style({ display: 'grid', placeItems: 'center', inlineSize: size.target, blockSize: size.target, marginBlockStart: '-8px', border: 0, borderRadius: radius.base, background: 'none', cursor: 'pointer', selectors: { '&:hover': { background: color.surfaceAccent } } });
export const actions = style({ gridColumn: '1 / -1', display: 'grid', gridTemplateColumns: '1fr 1fr', gap: space[2], paddingBlockStart: space[2] });
export const action = style({ display: 'grid' });
