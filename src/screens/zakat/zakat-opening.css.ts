import { style } from '@vanilla-extract/css';
import { media } from '#ds/tokens/media.ts';
import { tokens } from '#ds/tokens/contract.css';

const { color, effect, fontSize, fontWeight, line, script, space, width } = tokens;
const onOneColumn = { gridTemplateColumns: 'minmax(0, 1fr)' };

/** As the pages of the other programs open, lower: the calculator is what people come for. */
export const opening = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
  borderBlockEnd: `${line.hairline} solid ${color.border}`,
  '@media': { [media.stacked]: onOneColumn, [media.print]: onOneColumn },
});
export const words = style({
  display: 'grid',
  ...onOneColumn,
  alignContent: 'center',
  gap: space[5],
  paddingBlock: space[8],
  paddingInlineStart: `max(${space.gutter}, (100vw - ${width.content}) / 2)`,
  paddingInlineEnd: space[12],
  '@media': { [media.stacked]: { paddingInline: space.gutter, paddingBlock: space[6] } },
});
export const title = style({
  fontSize: fontSize.display,
  fontWeight: fontWeight.semibold,
  lineHeight: script.displayLine,
  letterSpacing: script.displayTracking,
});
/** It fills its half without making it taller. */
export const picture = style({
  inlineSize: '100%',
  blockSize: '100%',
  minBlockSize: 0,
  contain: 'size',
  objectFit: 'cover',
  // The star of the pattern is at its end.
  objectPosition: '100% 50%',
  background: color.surfaceSunken,
  filter: effect.coverFilter,
  selectors: { '[dir="rtl"] &': { scale: '-1 1' } },
  '@media': { [media.stacked]: { order: -1, blockSize: '96px' }, [media.print]: { display: 'none' } },
});
