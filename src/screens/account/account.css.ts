import { style } from '@vanilla-extract/css';
import { media } from '#ds/tokens/media.ts';
import { control } from '#ds/components/field/field.css';
import { tokens } from '#ds/tokens/contract.css';
import { onHover } from '#ds/tokens/states.css';

const { color, effect, elevation, fontSize, fontWeight, line, radius, size, space } = tokens;

/** The form on one half, the pattern on the other. */
export const halves = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  minBlockSize: `calc(100svh - ${size.header})`,
  '@media': { [media.stacked]: { gridTemplateColumns: 'minmax(0, 1fr)', minBlockSize: 'auto' } },
});
export const formHalf = style({
  display: 'grid',
  alignContent: 'center',
  justifyContent: 'center',
  gridTemplateColumns: 'minmax(0, 400px)',
  paddingInline: space.gutter,
  paddingBlock: space[12],
});
export const wide = style({ gridTemplateColumns: 'minmax(0, 520px)' });
export const patternHalf = style({
  position: 'sticky',
  insetBlockStart: size.header,
  blockSize: `calc(100svh - ${size.header})`,
  minBlockSize: '320px',
  '@media': { [media.stacked]: { display: 'none' }, [media.print]: { display: 'none' } },
});
export const pattern = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  filter: effect.coverFilter,
});
export const note = style({
  position: 'absolute',
  insetInline: space[12],
  insetBlockEnd: space[12],
  display: 'grid',
  gap: space[1],
  padding: `${space[5]} ${space[7]}`,
  borderRadius: radius.base,
  background: color.surface,
  color: color.onSurface,
  boxShadow: elevation.card,
});
export const noteTitle = style({ fontSize: fontSize.lead, fontWeight: fontWeight.semibold });
export const noteText = style({ color: color.onSurfaceMuted });

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[1],
  marginBlockEnd: space[7],
  overflowWrap: 'anywhere',
});
export const under = style({ color: color.onSurfaceMuted });
const link = {
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: size.target,
  color: color.accentText,
  fontWeight: fontWeight.medium,
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '4px',
  ...onHover({ textDecorationThickness: '2px' }),
} as const;
export const headLink = style(link);
export const form = style({ display: 'grid', gap: space[5] });

/** The field, and what belongs to it at the end of its label and in itself. */
export const password = style({ position: 'relative' });
export const atLabel = style({
  ...link,
  position: 'absolute',
  insetBlockStart: `calc(-1 * ${space[2.5]})`,
  insetInlineEnd: 0,
  fontSize: fontSize.small,
});

export const steps = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  gap: space[2],
  marginBlockEnd: space[7],
});
const part = {
  paddingBlockStart: space[2],
  borderBlockStart: `${line.note} solid ${color.border}`,
  fontSize: fontSize.small,
  color: color.onSurfaceMuted,
} as const;
export const step = style(part);
export const stepDone = style({
  ...part,
  borderColor: color.accent,
  color: color.onSurface,
  selectors: { '&[aria-current]': { fontWeight: fontWeight.semibold } },
});

/** Six digits with air between: read at a glance, compared with the email digit by digit. */
export const code = style([
  control,
  {
    selectors: {
      'input&': {
        paddingBlock: space[3],
        fontSize: fontSize.figure,
        fontWeight: fontWeight.semibold,
        fontVariantNumeric: 'tabular-nums',
        letterSpacing: '0.5em',
        lineHeight: 1.2,
      },
    },
  },
]);
export const wait = style({
  display: 'grid',
  placeItems: 'center',
  gridAutoFlow: 'column',
  justifyContent: 'center',
  gap: space[1],
  minBlockSize: size.target,
  color: color.onSurfaceMuted,
});
export const time = style({ color: color.onSurface, fontVariantNumeric: 'tabular-nums' });
export const birth = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 4fr) minmax(0, 3fr)',
  gap: space[3],
  alignItems: 'end',
  '@media': { [media.phone]: { gridTemplateColumns: 'repeat(auto-fit, minmax(6rem, 1fr))' } },
});

/** A code of the app or a longer one: wide enough for both. */
export const anyCode = style([control, { selectors: { 'input&': { fontVariantNumeric: 'tabular-nums' } } }]);
export const ways = style({ display: 'grid', gap: space[7], paddingInlineStart: space[5], listStyle: 'decimal' });
export const qr = style({ maxInlineSize: '14rem', marginBlock: space[3] });
export const codes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(13rem, 100%), 1fr))',
  gap: space[3],
  marginBlock: space[5],
  fontVariantNumeric: 'tabular-nums',
  fontWeight: fontWeight.medium,
});
