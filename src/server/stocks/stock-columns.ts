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
/** In place of `source`, which is in English: the source by language, of which one at least is filled. */
export const SOURCE_COLUMNS = ['source_en', 'source_ar', 'source_tr'] as const;

export type StockColumn = (typeof STOCK_COLUMNS)[number];
/** The cells of a row by their column. */
export type StockCells = Record<Exclude<StockColumn, 'source'>, string> &
  Partial<Record<'source' | (typeof SOURCE_COLUMNS)[number], string>>;

/** What is wrong with the first line of a file, each with the column. */
export function headerFaults(names: readonly string[]): string[] {
  const isByLanguage = SOURCE_COLUMNS.some((name) => names.includes(name));
  if (isByLanguage && names.includes('source'))
    return ['line 1: use either source or source_en, source_ar and source_tr'];
  const wanted: readonly string[] = isByLanguage
    ? STOCK_COLUMNS.flatMap((name): readonly string[] => (name === 'source' ? SOURCE_COLUMNS : [name]))
    : STOCK_COLUMNS;
  return [
    ...wanted.filter((name) => !names.includes(name)).map((name) => `line 1: the column ${name} is missing`),
    ...names.filter((name) => !wanted.includes(name)).map((name) => `line 1: there is no column ${name}`),
  ];
}

/** A name or source in the languages that are filled. */
export const textOfCells = (cells: StockCells, column: 'name' | 'source'): LocalText =>
  column === 'source' && cells.source
    ? { en: cells.source }
    : Object.fromEntries(
        locales
          .map((locale) => [locale, cells[`${column}_${locale}`] ?? ''] as const)
          .filter(([, text]) => text !== ''),
      );
