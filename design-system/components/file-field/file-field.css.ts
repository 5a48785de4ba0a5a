import { style } from '@vanilla-extract/css';
import { control } from '#ds/tokens/component.css';
import { tokens } from '#ds/tokens/contract.css';
import { ring } from '#ds/tokens/states.css';

const { color, fontWeight, line, radius, size, space } = tokens;

export const input = style({
  inlineSize: '100%',
  minBlockSize: size.target,
  padding: space[1.5],
  border: `${line.hairline} dashed ${control.border}`,
  borderRadius: control.radius,
  background: control.background,
  color: color.onSurfaceMuted,
  font: 'inherit',
  selectors: {
    '&::file-selector-button': {
      minBlockSize: size.target,
      marginInlineEnd: space[3],
      paddingInline: space[4],
      border: `${line.hairline} solid ${control.border}`,
      borderRadius: radius.base,
      background: color.surface,
      color: color.onSurface,
      font: 'inherit',
      fontWeight: fontWeight.medium,
      cursor: 'pointer',
    },
    '&[aria-invalid="true"]': { borderColor: control.borderInvalid, borderStyle: 'solid' },
    '&:focus-visible': ring,
  },
});
