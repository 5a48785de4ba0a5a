import { style, styleVariants } from '@vanilla-extract/css';
import { tokens } from '#ds/tokens/contract.css';
import { media } from '#ds/tokens/media.ts';

const hairline = `${tokens.line.hairline} solid ${tokens.color.border}`;
const facts = style({ display: 'grid', borderBlockStart: hairline });
const factsOf = (columns: number) => [facts, { gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`, '@media': { [media.stacked]: { gridTemplateColumns: `repeat(${Math.min(columns, 2)}, minmax(0, 1fr))` } } }];
export const columns = styleVariants({ 1: factsOf(1), 2: factsOf(2), 3: factsOf(3) });
export const fact = style({ paddingBlock: tokens.space[4], paddingInlineEnd: tokens.space[4], borderBlockEnd: hairline, minInlineSize: 0 });
export const rows = style({ display: 'grid' });
export const row = style({ display: 'flex', justifyContent: 'space-between', gap: tokens.space[5], paddingBlock: '11px', borderBlockEnd: hairline, fontSize: '0.9375rem' });
export const term = style({ fontSize: tokens.fontSize.small, color: tokens.color.onSurfaceMuted });
export const value = style({ fontWeight: tokens.fontWeight.medium, minInlineSize: 0 });
export const end = style([value, { flex: 'none', maxInlineSize: '62%', textAlign: 'end' }]);
