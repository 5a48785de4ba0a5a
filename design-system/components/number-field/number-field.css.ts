import { style } from '@vanilla-extract/css';
import { control } from '#ds/tokens/component.css';
import { tokens } from '#ds/tokens/contract.css';
import { media } from '#ds/tokens/media.ts';
import { ring } from '#ds/tokens/states.css';

export const root = style({ display: 'grid', gap: '6px', justifyItems: 'start' });
export const group = style({ display: 'inline-grid', gridTemplateColumns: `${tokens.size.target} 60px ${tokens.size.target}`, alignItems: 'center', border: `${tokens.line.hairline} solid ${control.border}`, borderRadius: control.radius, background: control.background, selectors: { '&:has(input:focus-visible)': ring, '&[data-invalid]': { borderColor: control.borderInvalid } } });
export const input = style({ inlineSize: '100%', minBlockSize: tokens.size.target, padding: 0, border: 0, background: 'none', textAlign: 'center', fontWeight: tokens.fontWeight.semibold, outline: 'none', selectors: { '&:focus-visible': { outline: 'none', boxShadow: 'none' } } });
export const step = style({ display: 'grid', placeItems: 'center', blockSize: tokens.size.target, padding: 0, border: 0, borderRadius: control.radius, background: 'none', color: tokens.color.onSurface, cursor: 'pointer', selectors: { '&[data-disabled]': { color: tokens.color.onSurfaceSubtle, cursor: 'default' }, '&:focus-visible': ring }, '@media': { [media.hover]: { selectors: { '&:hover:not([data-disabled])': { background: tokens.color.surfaceAccent, color: tokens.color.accentText } } } } });
