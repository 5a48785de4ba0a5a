import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media } from '#ds/tokens/media.ts';
import { tokens } from '#ds/tokens/contract.css';
import { unseen } from '#ds/tokens/states.css';

export const gap = styleVariants(tokens.space, (value) => ({ gap: value }));
export const align = styleVariants(
  { start: 'start', center: 'center', end: 'end', stretch: 'stretch', baseline: 'baseline' },
  (value) => ({ alignItems: value }),
);
export const justify = styleVariants(
  { start: 'flex-start', center: 'center', end: 'flex-end', between: 'space-between' },
  (value) => ({ justifyContent: value }),
);
export const justifyItems = styleVariants(
  { start: 'start', center: 'center', end: 'end', stretch: 'stretch' },
  (value) => ({ justifyItems: value }),
);

export const stack = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  minInlineSize: 0,
});
export const inline = style({ display: 'flex', minInlineSize: 0 });
export const wrap = style({ flexWrap: 'wrap' });

const page = style({ inlineSize: '100%', marginInline: 'auto', paddingInline: tokens.space.gutter });
const pageOf = (width: string) => [page, { maxInlineSize: `calc(${width} + 2 * ${tokens.space.gutter})` }];
export const pages = styleVariants({
  content: pageOf(tokens.width.content),
  header: [
    page,
    {
      maxInlineSize: `calc(${tokens.width.header} + 2 * ${tokens.space.headerGutter})`,
      paddingInline: tokens.space.headerGutter,
    },
  ],
  footer: pageOf(tokens.width.footer),
  full: { inlineSize: '100%' },
});

const section = style({
  paddingBlock: tokens.space.section,
  // A page begins close below the bar.
  selectors: { 'main > &:first-child': { paddingBlockStart: tokens.space.panel } },
});
export const sections = styleVariants({
  // The first band of a page follows the bar, which has air of its own.
  plain: [section, { selectors: { 'main > &:first-child': { paddingBlockStart: tokens.space.pageStart } } }],
  sunken: [section, { background: tokens.color.surfaceSunken }],
  sand: [section, { background: tokens.color.surfaceSand }],
  deep: [section, { background: tokens.color.surfaceDeep, color: tokens.color.onDeep }],
});

const grid = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
const columnsOf = (many: number, few: number, onPhone = 1) => [
  grid,
  {
    gridTemplateColumns: `repeat(${many}, minmax(0, 1fr))`,
    '@media': {
      [media.folded]: { gridTemplateColumns: `repeat(${few}, minmax(0, 1fr))` },
      [media.phone]: { gridTemplateColumns: `repeat(${onPhone}, minmax(0, 1fr))` },
    },
  },
];
export const columns = styleVariants({
  2: columnsOf(2, 2),
  3: columnsOf(3, 2),
  4: columnsOf(4, 2, 2),
  5: columnsOf(5, 3, 2),
});
/** Of three suggestions a tablet shows two, so that none is alone in its row. */
export const pairOnTablets = style({});
globalStyle(`${pairOnTablets} > :nth-child(3):last-child`, {
  '@media': { '(min-width: 561px) and (max-width: 1240px)': { display: 'none' } },
});

const split = style({ display: 'grid', alignItems: 'start', gap: tokens.space.columns });
const splitOf = (width: string, side: 'start' | 'end') => [
  split,
  {
    gridTemplateColumns: side === 'end' ? `minmax(0, 1fr) ${width}` : `${width} minmax(0, 1fr)`,
    '@media': { [media.stacked]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  },
];
export const splitEnd = styleVariants({
  aside: splitOf(tokens.width.aside, 'end'),
  summary: splitOf(tokens.width.summary, 'end'),
  filters: splitOf(tokens.width.filters, 'end'),
});
export const splitStart = styleVariants({
  aside: splitOf(tokens.width.aside, 'start'),
  summary: splitOf(tokens.width.summary, 'start'),
  filters: splitOf(tokens.width.filters, 'start'),
});
/** Clear of the bar. */
export const beside = style({
  minInlineSize: 0,
  '@media': {
    [media.beside]: { position: 'sticky', insetBlockStart: `calc(${tokens.size.header} + ${tokens.space[5]})` },
  },
});
export const main = style({ minInlineSize: 0 });

export const bleed = style({
  marginInline: `calc(-1 * ${tokens.space.gutter})`,
  paddingInline: tokens.space.gutter,
  overflowX: 'auto',
});
export const hidden = style(unseen);

/** Of what only a script can do: where none runs it is not there. */
export const scriptOnly = style({ '@media': { '(scripting: none)': { display: 'none' } } });
