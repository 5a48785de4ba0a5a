import { style, type StyleRule } from '@vanilla-extract/css';
import { media } from '#ds/tokens/media.ts';
import { control as part } from '#ds/tokens/component.css';
import { tokens } from '#ds/tokens/contract.css';
import { ring } from '#ds/tokens/states.css';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space[1.5],
  alignContent: 'start',
  minInlineSize: 0,
});
export const label = style({ fontWeight: tokens.fontWeight.medium, fontSize: tokens.fontSize.label, lineHeight: 1.5 });
export const optional = style({ fontWeight: tokens.fontWeight.regular, color: tokens.color.onSurfaceMuted });
export const hint = style({ fontSize: tokens.fontSize.small, color: tokens.color.onSurfaceMuted, lineHeight: 1.5 });
export const error = style({
  display: 'flex',
  gap: tokens.space[1.5],
  alignItems: 'flex-start',
  fontSize: tokens.fontSize.small,
  fontWeight: tokens.fontWeight.medium,
  color: tokens.color.dangerText,
  lineHeight: 1.5,
});
export const mark = style({ marginBlockStart: tokens.space[0.5] });

const frame = {
  inlineSize: '100%',
  minBlockSize: part.blockSize,
  border: `${tokens.line.hairline} solid ${part.border}`,
  borderRadius: part.radius,
  background: part.background,
  color: tokens.color.onSurface,
  transition: `border-color ${tokens.duration.fast} ${tokens.easing.standard}`,
} as const;
// Two pixels in place of one: the inner edge is drawn inside, so that nothing moves.
const invalid = {
  borderColor: part.borderInvalid,
  outline: `${tokens.line.hairline} solid ${part.borderInvalid}`,
  outlineOffset: '-2px',
} as const satisfies StyleRule;

export const control = style({
  ...frame,
  paddingBlock: tokens.space[2.5],
  paddingInline: part.paddingInline,
  lineHeight: 1.5,
  // What reads left to right in a form that reads right to left stands at the side of its label.
  selectors: {
    '&::placeholder': { color: part.placeholder, opacity: 1 },
    '&[aria-invalid="true"]': invalid,
    '&:focus-visible': ring,
    '[dir="rtl"] &[dir="ltr"]': { textAlign: 'end' },
    'textarea&': { minBlockSize: '132px', resize: 'vertical' },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover:not([aria-invalid="true"])': { borderColor: part.borderHover } } },
  },
});

/** A control with something before it: the frame is around both, and lights up when the control has the focus. */
export const group = style({
  ...frame,
  display: 'flex',
  alignItems: 'stretch',
  selectors: { '&:has([aria-invalid="true"])': invalid, '&:has(:focus-visible)': ring },
  '@media': {
    [media.hover]: { selectors: { '&:hover:not(:has([aria-invalid="true"]))': { borderColor: part.borderHover } } },
  },
});
export const inGroup = style({
  flex: 1,
  minInlineSize: 0,
  minBlockSize: '46px',
  paddingBlock: tokens.space[2.5],
  paddingInline: part.paddingInline,
  border: 0,
  borderRadius: part.radius,
  background: 'none',
  lineHeight: 1.5,
  selectors: {
    '&::placeholder': { color: part.placeholder, opacity: 1 },
    '&:focus-visible': { outline: 'none', boxShadow: 'none' },
  },
});
export const adornment = style({
  display: 'flex',
  alignItems: 'center',
  gap: tokens.space[1.5],
  paddingInline: part.paddingInline,
  borderInlineEnd: `${tokens.line.hairline} solid ${tokens.color.border}`,
  color: tokens.color.onSurfaceMuted,
  whiteSpace: 'nowrap',
});
export const legend = style({ marginBlockEnd: tokens.space[1.5] });
