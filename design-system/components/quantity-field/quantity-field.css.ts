import { style } from '@vanilla-extract/css';
import { media } from '#ds/tokens/media.ts';
import { inGroup } from '#ds/components/field/field.css';
import { control } from '#ds/tokens/component.css';
import { tokens } from '#ds/tokens/contract.css';
import { onHover, ring } from '#ds/tokens/states.css';

/** Without its buttons: where no script runs, and on paper. */
const alone = { gridTemplateColumns: 'minmax(4em, 6em)' };

export const root = style({
  display: 'inline-grid',
  gridTemplateColumns: `${tokens.size.target} minmax(4em, 6em) ${tokens.size.target}`,
  justifySelf: 'start',
  alignItems: 'stretch',
  border: `${tokens.line.hairline} solid ${control.border}`,
  borderRadius: control.radius,
  background: control.background,
  selectors: {
    '&:has(input:focus-visible)': ring,
    '&:has([aria-invalid="true"])': { borderColor: control.borderInvalid },
  },
  '@media': { '(scripting: none)': alone, [media.print]: alone },
});
export const input = style([
  inGroup,
  { inlineSize: '100%', textAlign: 'center', fontWeight: tokens.fontWeight.semibold },
]);
export const step = style({
  ...onHover({ background: tokens.color.surfaceAccent, color: tokens.color.accentText }),
  display: 'grid',
  placeItems: 'center',
  minBlockSize: tokens.size.target,
  padding: 0,
  border: 0,
  borderRadius: control.radius,
  background: 'none',
  color: tokens.color.onSurface,
  cursor: 'pointer',
  selectors: { '&:focus-visible': ring },
});
export const scriptOnly = style({
  display: 'contents',
  '@media': { '(scripting: none)': { display: 'none' }, [media.print]: { display: 'none' } },
});
