import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { stringify } from 'csv-stringify/sync';
import { formatDecimal } from '#money/format-money.ts';
import type { AnnualReport } from '#src/contracts/annual-reports.ts';

/** The figures of a report for spreadsheets: one line each, amounts with a point as the decimal sign. A cell that a spreadsheet would run as a formula begins with an apostrophe. */
export function reportCsv(report: AnnualReport, i18n: I18n): string {
  const { currency } = report;
  const amount = (minor: number): string => formatDecimal({ minor, currency });
  const rows: (string | number)[][] = [
    [i18n._(msg`Section`), i18n._(msg`Figure`), i18n._(msg`Amount or number`), i18n._(msg`Currency`)],
    ...report.months.flatMap(({ month, other, zakat }) => {
      const name = `${report.year}-${String(month).padStart(2, '0')}`;
      return [
        [i18n._(msg`Zakat given`), name, amount(zakat), currency],
        [i18n._(msg`Other donations`), name, amount(other), currency],
      ];
    }),
    ...report.spending.map((line) => [i18n._(msg`Spent`), line.labelText, amount(line.amount), currency]),
    ...report.programs.map((line) => [i18n._(msg`Spent by program`), line.labelText, amount(line.amount), currency]),
    ...report.troubles.map((line) => [
      i18n._(msg`What went wrong`),
      line.labelText,
      line.amount === null ? (line.count ?? 0) : amount(line.amount),
      line.amount === null ? '' : currency,
    ]),
    [i18n._(msg`Source`), report.sourceText, '', ''],
  ];
  return stringify(rows, { bom: true, escape_formulas: true, quoted_string: true, record_delimiter: 'windows' });
}
