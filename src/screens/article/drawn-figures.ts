import { latinDigits } from '#money/latin-digits.ts';
import type { Locale } from '#src/i18n/locales.ts';
import * as styles from '#src/screens/article/article.css';

const TABLE = /<table(?:\s[^>]*)?>.*?<\/table>/gs;
const BODY = /<tbody(?:\s[^>]*)?>(.*?)<\/tbody>/s;
const ROW = /<tr(?:\s[^>]*)?>(.*?)<\/tr>/gs;
const CELL = /<t[hd](?:\s[^>]*)?>(.*?)<\/t[hd]>/gs;
const NUMBER = /\d[\d.,\s]*/;
/** Two values are as easily compared by reading. */
const LEAST_ROWS = 3;

/** What separates whole units from their parts, where the other of the two separates thousands. */
const decimalMark: Record<Locale, '.' | ','> = { en: '.', ar: '.', tr: ',' };

type Figure = { value: number; unit: string };

/** The figure of a cell, and what stands around it; nothing for words, ranges and several figures. */
function figureOf(cell: string, lang: Locale): Figure | undefined {
  const text = latinDigits(cell.replace(/<[^>]*>/g, ''))
    .replaceAll('٫', '.')
    .replaceAll('٬', ',')
    .trim();
  const [number] = text.match(NUMBER) ?? [];
  if (number === undefined) return undefined;
  const unit = text.replace(number, ' ').trim();
  // A sign or a second figure would be drawn as something else than it says.
  if (/[\d\-−–]/.test(unit)) return undefined;
  const [whole = '', part = '', ...more] = number.trim().split(decimalMark[lang]);
  if (more.length > 0) return undefined;
  return { value: Number(`${whole.replace(/\D/g, '')}.${part.replace(/\D/g, '')}`), unit };
}

/** The figures of a table with one series: its rows name each and give one, all in the same unit. */
function seriesOf(rows: readonly string[], lang: Locale): number[] | undefined {
  const figures = rows.flatMap((row) => {
    const cells = [...row.matchAll(CELL)];
    const figure = cells.length === 2 ? figureOf(cells[1]![1]!, lang) : undefined;
    return figure ? [figure] : [];
  });
  const isOne = figures.length === rows.length && new Set(figures.map(({ unit }) => unit)).size === 1;
  const values = figures.map(({ value }) => value);
  return isOne && rows.length >= LEAST_ROWS && Math.max(...values) > 0 ? values : undefined;
}

/**
 * Draws a bar below the name in each row of tables with one series of figures, the longest for the largest. The table itself
 * says the same, so the bars are not read out. @param html sanitized @param lang the language of the text
 */
export const withDrawnFigures = (html: string, lang: Locale): string =>
  html.replace(TABLE, (table) => {
    const [, body = ''] = table.match(BODY) ?? [];
    const rows = [...body.matchAll(ROW)].map(([, row]) => row!);
    const series = seriesOf(rows, lang);
    if (!series) return table;
    const most = Math.max(...series);
    let index = -1;
    const drawn = body.replace(ROW, (row) => {
      index += 1;
      const share = Math.round((series[index]! / most) * 1000) / 10;
      // The first cell ends here; the name is all that stands in it.
      return row.replace(
        /<\/t[hd]>/,
        (end) => `<span class="${styles.bar}" style="--share:${share}" aria-hidden="true"></span>${end}`,
      );
    });
    return table.replace(body, () => drawn);
  });
