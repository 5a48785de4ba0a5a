import type { I18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { formatMoney } from '#money/format-money.ts';
import type { ContactInfo } from '#src/contracts/site.ts';
import { longDay } from '#src/i18n/local-moment.ts';
import { intlTag, type Locale } from '#src/i18n/locales.ts';
import { textIn } from '#src/server/http/locale.ts';
import { isolated, type PdfDocument } from '#src/server/pdf/pdf-document.ts';
import type { YearlyDonation } from '#src/server/yearly-statements/yearly-statements.repository.ts';

export type YearlyStatement = {
  year: number;
  donorName: string;
  locale: Locale;
  /** The day on which it is made, `2027-01-15`: what is returned later is not in it. */
  day: string;
  donations: readonly YearlyDonation[];
  issuer?: Pick<ContactInfo, 'location' | 'email'> | undefined;
};

type Total = { currency: string; given: number; returned: number; zakat: number };

/** The sums of each currency, in the order in which they were given first. */
export function totalsOf(donations: readonly YearlyDonation[]): Total[] {
  const totals = new Map<string, Total>();
  for (const { currency, given, returned, zakat } of donations) {
    const sum = totals.get(currency) ?? { currency, given: 0, returned: 0, zakat: 0 };
    totals.set(currency, {
      currency,
      given: sum.given + given,
      returned: sum.returned + returned,
      zakat: sum.zakat + zakat,
    });
  }
  return [...totals.values()];
}

/** All that a donor gave in a year, for a tax office or for themselves. */
export function yearlyStatementDocument(statement: YearlyStatement, i18n: I18n): PdfDocument {
  const { day, donations, donorName, issuer, locale, year: number } = statement;
  const year = isolated(String(number));
  const money = (minor: number, currency: string) => isolated(formatMoney(intlTag[locale], minor, currency));
  const totals = totalsOf(donations);
  const comma = locale === 'ar' ? '، ' : ', ';
  return {
    title: i18n._(msg`Statement of your donations in ${year}`),
    locale,
    day,
    footer: i18n._(msg`Statement of your donations in ${year}`),
    blocks: [
      {
        kind: 'lead',
        text: totals.map(({ currency, given, returned }) => money(given - returned, currency)).join(' · '),
      },
      {
        kind: 'facts',
        rows: [
          ...(issuer
            ? [
                {
                  label: i18n._(msg`Issued by`),
                  value: [i18n._(msg`Sanad`), textIn(locale, issuer.location), isolated(issuer.email)]
                    .filter(Boolean)
                    .join(comma),
                },
              ]
            : []),
          { label: i18n._(msg`Donor`), value: isolated(donorName) },
          { label: i18n._(msg`Issued on`), value: longDay(`${day}T00:00:00.000Z`, 'UTC', locale) },
          ...totals.flatMap(({ currency, given, returned, zakat }) => [
            { label: i18n._(msg`Given`), value: money(given, currency) },
            ...(returned > 0
              ? [
                  { label: i18n._(msg`Refunded`), value: money(returned, currency) },
                  { label: i18n._(msg`Left for the cause`), value: money(given - returned, currency) },
                ]
              : []),
            ...(zakat > 0 ? [{ label: i18n._(msg`Zakat, included above`), value: money(zakat, currency) }] : []),
          ]),
        ],
      },
      { kind: 'heading', text: i18n._(msg`Each donation`) },
      {
        kind: 'table',
        references: 2,
        head: [
          i18n._(msg({ message: 'For', context: 'cause of a donation' })),
          i18n._(msg`Date`),
          i18n._(msg`Receipt`),
          i18n._(msg`Amount`),
        ],
        rows: donations.map(({ currency, given, lines, paidAt, receiptNumber, returned, title }) => [
          titleOf(textIn(locale, title), lines - 1, i18n),
          isolated(paidAt.toISOString().slice(0, 10)),
          isolated(receiptNumber),
          money(given - returned, currency),
        ]),
      },
      {
        kind: 'text',
        isQuiet: true,
        text: i18n._(
          msg`This statement counts the money that reached us from January 1 to December 31 (UTC), including the card fees you covered, minus any refunds made by the day the statement was issued. Each donation has its own receipt.`,
        ),
      },
    ],
  };
}

const titleOf = (title: string, others: number, i18n: I18n): string =>
  others === 0 ? title : i18n._(msg`${title} ${plural(others, { one: 'and # more', other: 'and # more' })}`);
