import { style } from '@vanilla-extract/css';
import { media } from '#ds/tokens/media.ts';
import { tokens } from '#ds/tokens/contract.css';
import { onHover } from '#ds/tokens/states.css';

const { color, fontSize, fontWeight, line, size, space } = tokens;
const hairline = `${line.hairline} solid ${color.border}`;

export const map = style({
  position: 'relative',
  // West is at the left in every language.
  direction: 'ltr',
  aspectRatio: '1120 / 574',
  '::before': {
    content: '""',
    position: 'absolute',
    inset: 0,
    background: color.borderStrong,
    opacity: 0.62,
    mask: 'url(/land.svg) center / contain no-repeat',
  },
  '@media': { [media.forced]: { display: 'none' }, [media.print]: { display: 'none' } },
});
const starSize = 'max(10px, var(--size))';
export const star = style({
  position: 'absolute',
  insetInlineStart: 'var(--x)',
  insetBlockStart: 'var(--y)',
  inlineSize: starSize,
  marginInlineStart: `calc(${starSize} / -2)`,
  marginBlockStart: `calc(${starSize} / -2)`,
  aspectRatio: '1',
  background: color.gold,
  clipPath:
    'polygon(50% 0, 60.7% 24.2%, 85.4% 14.6%, 75.8% 39.3%, 100% 50%, 75.8% 60.7%, 85.4% 85.4%, 60.7% 75.8%, 50% 100%, 39.3% 75.8%, 14.6% 85.4%, 24.2% 60.7%, 0 50%, 24.2% 39.3%, 14.6% 14.6%, 39.3% 24.2%)',
});

export const band = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 360px',
  gap: space.columns,
  alignItems: 'center',
  '@media': { [media.stacked]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
/** On a phone the list says it alone. */
export const bandMap = style({ '@media': { [media.phone]: { display: 'none' } } });
export const list = style({ borderBlockStart: hairline });
export const country = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
  minBlockSize: size.target,
  paddingBlock: space[2],
  borderBlockEnd: hairline,
  textDecoration: 'none',
  ...onHover({ color: color.accentText }),
});
export const name = style({ fontWeight: fontWeight.medium });
export const count = style({ fontSize: fontSize.small, color: color.onSurfaceMuted });
export const more = style({ marginBlockStart: space[4] });
