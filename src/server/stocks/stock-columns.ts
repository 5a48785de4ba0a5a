import type { LocalText } from '#src/domain/slug.ts';
import { locales } from '#src/i18n/locales.ts';

/** The columns of the file; those of one language of a name may be empty, and so may the last ones. */
export const STOCK_COLUMNS = [
  'symbol',
  'name_en',
  'name_ar',
  'name_tr',
  'exchange',
  'currency',
  'period',
  'rate',
  'authority',
  'source',
  'published_on',
  'valid_until',
  'held_share',
] as const;
/** In place of `authority` and of `source`, which are in English: the same by language, of which one at least is filled. */
export const LANGUAGE_COLUMNS = {
  authority: ['authority_en', 'authority_ar', 'authority_tr'],
  source: ['source_en', 'source_ar', 'source_tr'],
} as const;
type ByLanguage = keyof typeof LANGUAGE_COLUMNS;
const byLanguage = Object.keys(LANGUAGE_COLUMNS) as ByLanguage[];

export type StockColumn = (typeof STOCK_COLUMNS)[number];
/** The cells of a row by their column. */
export type StockCells = Record<Exclude<StockColumn, ByLanguage>, string> &
  Partial<Record<ByLanguage | (typeof LANGUAGE_COLUMNS)[ByLanguage][number], string>>;

/** What is wrong with the first line of a file, each with the column. */
export function headerFaults(names: readonly string[]): string[] {
  const inLanguages = byLanguage.filter((column) => LANGUAGE_COLUMNS[column].some((name) => names.includes(name)));
  const twice = inLanguages.filter((column) => names.includes(column));
  if (twice.length > 0)
    return twice.map((column) => `line 1: use either ${column} or ${column}_en, ${column}_ar and ${column}_tr`);
  const wanted = STOCK_COLUMNS.flatMap((name): readonly string[] => {
    const column = inLanguages.find((one) => one === name);
    return column === undefined ? [name] : LANGUAGE_COLUMNS[column];
  });
  return [
    ...wanted.filter((name) => !names.includes(name)).map((name) => `line 1: the column ${name} is missing`),
    ...names.filter((name) => !wanted.includes(name)).map((name) => `line 1: there is no column ${name}`),
  ];
}

/** A name, authority or source in the languages that are filled. */
export const textOfCells = (cells: StockCells, column: 'name' | ByLanguage): LocalText =>
  column !== 'name' && cells[column]
    ? { en: cells[column] }
    : Object.fromEntries(
        locales
          .map((locale) => [locale, cells[`${column}_${locale}`] ?? ''] as const)
          .filter(([, text]) => text !== ''),
      );
