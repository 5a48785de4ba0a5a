import { msg } from '@lingui/core/macro';
import { LRUCache } from 'lru-cache';
import { formatMoney } from '#money/format-money.ts';
import { numberFormat } from '#money/number-format.ts';
import type { AnnualReport } from '#src/contracts/annual-reports.ts';
import { hundredths } from '#src/domain/annual-report.ts';
import { longDay } from '#src/i18n/local-moment.ts';
import { intlTag, type Locale } from '#src/i18n/locales.ts';
import { getI18n } from '#src/i18n/server.tsx';
import { isolated, type PdfDocument } from '#src/server/pdf/pdf-document.ts';
import { renderPdf } from '#src/server/pdf/render-pdf.ts';

/** A report has about 50 KB, and there are as many as years and languages. */
const rendered = new LRUCache<string, Promise<Uint8Array<ArrayBuffer>>>({ max: 30 });

/** The report of a year as a PDF in a language, rendered once for what it says. @throws Error where it cannot be set */
export async function reportPdf(report: AnnualReport, locale: Locale): Promise<Uint8Array<ArrayBuffer>> {
  const document = await reportDocument(report, locale);
  const key = JSON.stringify(document);
  const known = rendered.get(key);
  if (known) return known;
  const made = renderPdf(document);
  rendered.set(key, made);
  made.catch(() => rendered.delete(key));
  return made;
}

/** What the page of the report says, in its order. */
async function reportDocument(report: AnnualReport, locale: Locale): Promise<PdfDocument> {
  const i18n = await getI18n(locale);
  const tag = intlTag[locale];
  const { auditedOn, auditorText, currency, months, programs, received, spending, spent, troubles, year, zakat } =
    report;
  const money = (minor: number): string => isolated(formatMoney(tag, minor, currency));
  const percent = numberFormat(tag, { style: 'percent' });
  const monthName = new Intl.DateTimeFormat(tag, { month: 'long', timeZone: 'UTC' });
  const shares = hundredths(spending.map(({ amount }) => amount));
  const mostSpent = Math.max(1, ...programs.map(({ amount }) => amount));
  const day = longDay(auditedOn, 'UTC', locale);
  return {
    title: `${i18n._(msg`Annual report`)} ${isolated(String(year))}`,
    locale,
    day: auditedOn,
    footer: `${i18n._(msg`Annual report`)} ${isolated(String(year))}`,
    blocks: [
      { kind: 'lead', text: report.headlineText },
      { kind: 'text', isQuiet: true, text: i18n._(msg`Audited by ${auditorText} on ${day}.`) },
      {
        kind: 'facts',
        rows: [
          { label: i18n._(msg`Donations received`), value: money(received) },
          { label: i18n._(msg`Zakat, included above`), value: money(zakat) },
          { label: i18n._(msg`Spent`), value: money(spent) },
        ],
      },
      { kind: 'heading', text: i18n._(msg`Share of total spending`) },
      ...(report.noteText === null ? [] : [{ kind: 'text', text: report.noteText } as const]),
      {
        kind: 'table',
        head: [
          i18n._(msg`Section`),
          i18n._(msg({ message: 'Share', context: 'percent of the total' })),
          i18n._(msg`Amount`),
        ],
        rows: spending.map(({ amount, labelText }, index) => [
          labelText,
          isolated(percent.format(shares[index]! / 100)),
          money(amount),
        ]),
        shares,
      },
      { kind: 'heading', text: i18n._(msg`By program`) },
      {
        kind: 'table',
        head: [i18n._(msg`Program`), i18n._(msg`Spent`)],
        rows: programs.map(({ amount, labelText }) => [labelText, money(amount)]),
        shares: programs.map(({ amount }) => (amount * 100) / mostSpent),
      },
      { kind: 'heading', text: i18n._(msg`Month by month`) },
      {
        kind: 'table',
        head: [i18n._(msg`Month`), i18n._(msg`Zakat`), i18n._(msg`Other donations`)],
        rows: months.map((one) => [
          monthName.format(Date.UTC(year, one.month - 1, 1)),
          money(one.zakat),
          money(one.other),
        ]),
        foot: [i18n._(msg`Total`), money(zakat), money(received - zakat)],
      },
      ...(troubles.length === 0
        ? []
        : [
            { kind: 'heading', text: i18n._(msg`What went wrong`) } as const,
            {
              kind: 'facts',
              rows: troubles.map(({ amount, count, labelText }) => ({
                label: labelText,
                value: amount === null ? isolated(numberFormat(tag, {}).format(count ?? 0)) : money(amount),
              })),
            } as const,
          ]),
      { kind: 'text', isQuiet: true, text: `${i18n._(msg`Source`)}: ${report.sourceText}` },
    ],
  };
}
