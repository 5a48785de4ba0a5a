import type { Mutation } from './apply.ts';

const components = 'design-system/components';
const story = (name: string) => [`stories/components/${name}.stories.tsx`];
/** Tested in Arabic, unless only a left-to-right page shows it. */
const of = (fault: string, file: string, find: string, replace: string, tests: readonly string[]): Mutation => ({
  fault,
  kind: 'right to left',
  file,
  find,
  replace,
  tests,
  locale: 'ar',
});

export const direction: readonly Mutation[] = [
  of(
    'an arrow points against the reading',
    'design-system/icons/icon.css.ts',
    "selectors: { [rightToLeft]: { transform: 'scaleX(-1)' }, [islandInside]: { transform: 'none' } },",
    '',
    story('link'),
  ),
  of(
    'the chevron of a breadcrumb points back',
    'design-system/icons/icon.tsx',
    "icon.direction === 'flips' ? styles.flips : ''",
    "''",
    story('breadcrumb'),
  ),
  of(
    'a menu hangs from the wrong side of its opener',
    `${components}/menu/menu.css.ts`,
    'start: [list, { insetInlineStart: 0,',
    'start: [list, { left: 0,',
    story('menu'),
  ),
  of(
    'a sheet comes from the right in every language',
    `${components}/sheet/sheet.css.ts`,
    "end: [sheet, { insetInlineStart: 'auto', insetInlineEnd: 0 }]",
    "end: [sheet, { left: 'auto', right: 0 }]",
    story('sheet'),
  ),
  of(
    'the donate panel leaves its edge',
    `${components}/sheet/sheet.css.ts`,
    'donate: [sheet, placement.donatePanel]',
    "donate: [sheet, { insetInlineStart: 0, insetInlineEnd: 'auto' }]",
    story('sheet'),
  ),
  of(
    'a toast leaves its edge',
    `${components}/toast/toast.css.ts`,
    '  ...placement.toast,\n',
    "  insetInlineEnd: '20px',\n",
    story('toast'),
  ),
  of(
    'a bar fills from the left',
    `${components}/progress/progress.css.ts`,
    "  insetBlock: 0,\n  insetInlineStart: 0,\n  inlineSize: 'var(--value)',",
    "  insetBlock: 0,\n  left: 0,\n  inlineSize: 'var(--value)',",
    story('progress'),
  ),
  of(
    'the corner of a chosen sum is on the left',
    `${components}/presets/presets.css.ts`,
    "  borderInlineStartColor: 'transparent',\n",
    '  borderInlineEndWidth: 0,\n',
    story('presets'),
  ),
  of('an IBAN is turned around', `${components}/isolated/isolated.tsx`, '<bdi dir="ltr">', '<bdi>', story('isolated')),
  of(
    'an email address is aligned to the wrong side',
    `${components}/field/field.css.ts`,
    '    \'[dir="rtl"] &[dir="ltr"]\': { textAlign: \'end\' },\n',
    '',
    story('text-field'),
  ),
  of(
    'an Arabic page has no Hijri date',
    `${components}/date/date.tsx`,
    "(hasHijri ?? i18n.locale === 'ar')",
    'hasHijri',
    story('date'),
  ),
];
