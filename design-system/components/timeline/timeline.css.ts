import { style } from '@vanilla-extract/css';
import { tokens } from '#ds/tokens/contract.css';

const { color, line, space } = tokens;
/** The diamond's side; the line runs through its middle. */
const MARK = '9px';

export const root = style({ display: 'grid' });
export const entry = style({
  position: 'relative',
  display: 'grid',
  gap: space[1],
  paddingInlineStart: space[6],
  paddingBlockEnd: space[7],
  '::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: `calc((${MARK} - ${line.hairline}) / 2)`,
    insetBlock: `${space[3]} 0`,
    borderInlineStart: `${line.hairline} solid ${color.border}`,
  },
  '::after': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 0,
    insetBlockStart: '6px',
    inlineSize: MARK,
    blockSize: MARK,
    rotate: '45deg',
    background: color.accent,
    // A background is not drawn in forced colors; an outline is.
    outline: `${line.hairline} solid transparent`,
  },
  selectors: { '&:last-child': { paddingBlockEnd: 0 } },
});
