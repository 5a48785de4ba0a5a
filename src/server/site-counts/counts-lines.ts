import { locales } from '#src/i18n/locales.ts';
import type { PageCount } from '#src/server/site-counts/counter.ts';
import type { DonationCount } from '#src/server/site-counts/site-counts.repository.ts';

const sum = (counts: readonly PageCount[]): number => counts.reduce((total, { count }) => total + count, 0);

/** Columns of the same width: the first to the left, numbers to the right. */
function table(rows: readonly (readonly (string | number)[])[]): string[] {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => String(row[column]).length)));
  return rows.map((row) =>
    row
      .map((cell, column) => (column === 0 ? String(cell).padEnd(widths[0]!) : String(cell).padStart(widths[column]!)))
      .join('  '),
  );
}

/** The counts for staff: by kind of page and language, and by day with donations begun and finished. */
export function countsLines(pages: readonly PageCount[], donations: readonly DonationCount[]): string[] {
  const routes = [...Map.groupBy(pages, ({ route }) => route)].toSorted(([, a], [, b]) => sum(b) - sum(a));
  const days = [...new Set([...pages, ...donations].map(({ day }) => day))].toSorted().toReversed();
  return [
    ...table([
      ['page', ...locales, 'all'],
      ...routes.map(([route, counts]) => [
        route,
        ...locales.map((locale) => sum(counts.filter((count) => count.locale === locale))),
        sum(counts),
      ]),
    ]),
    '',
    ...table([
      ['day (UTC)', 'pages', 'donations begun', 'finished'],
      ...days.map((day) => {
        const { begun = 0, finished = 0 } = donations.find((one) => one.day === day) ?? {};
        return [day, sum(pages.filter((count) => count.day === day)), begun, finished];
      }),
    ]),
  ];
}
