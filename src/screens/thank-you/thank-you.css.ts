import { style } from '@vanilla-extract/css';
import { floating } from '#ds/tokens/component.css';
import { tokens } from '#ds/tokens/contract.css';
import { media } from '#ds/tokens/media.ts';

const { color, effect, line, space } = tokens;

export const layout = style({
  display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 460px', gap: 'clamp(40px, 6vw, 112px)', alignItems: 'start',
  '@media': { [media.stacked]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const slip = style({ overflow: 'hidden', border: `${line.hairline} solid ${color.border}`, borderRadius: floating.radius, background: floating.background, boxShadow: floating.shadow });
export const slipArt = style({ inlineSize: '100%', blockSize: '132px', objectFit: 'cover', filter: effect.coverFilter, '@media': { [media.print]: { display: 'none' } } });
export const slipBody = style({ display: 'grid', gap: space[4], padding: `${space[7]} ${space[8]} ${space[8]}`, '@media': { [media.stacked]: { padding: space[5] } } });
export const code = style({ inlineSize: '132px', '@media': { [media.stacked]: { inlineSize: '112px' } } });
