import { style } from '@vanilla-extract/css';
import { tokens } from '#ds/tokens/contract.css';

const { color, effect, fontWeight, line: width, radius, size, space } = tokens;
const hairline = `${width.hairline} solid ${color.border}`;

export const step = style({ display: 'grid', gap: space[5], paddingBlockEnd: space[8], borderBlockEnd: hairline });
export const legend = style({ display: 'flex', alignItems: 'center', gap: '14px', float: 'inline-start', inlineSize: '100%', marginBlockEnd: space[5], fontSize: '1.375rem', fontWeight: fontWeight.semibold });
export const number = style({ display: 'grid', placeItems: 'center', flex: 'none', inlineSize: '32px', blockSize: '32px', border: `${width.hairline} solid ${color.borderStrong}`, borderRadius: radius.round, fontSize: '1rem' });
export const fields = style({ display: 'grid', gap: space[5], clear: 'both' });

export const lines = style({ display: 'grid', gap: space[3] });
export const line = style({ display: 'grid', gridTemplateColumns: '56px minmax(0, 1fr) auto', gap: '14px', alignItems: 'center' });
export const thumb = style({ inlineSize: '56px', blockSize: '56px', objectFit: 'cover', borderRadius: radius.base, filter: effect.coverFilter });
export const total = style({ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: space[4], paddingBlockStart: space[4], borderBlockStart: hairline });

export const frame = style({ inlineSize: '100%', border: 0, borderRadius: radius.base, background: color.surface });
export const element = style({ minBlockSize: size.action });
