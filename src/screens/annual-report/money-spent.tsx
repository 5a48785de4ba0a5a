import { Trans } from '@lingui/react/macro';
import type { CSSProperties } from 'react';
import { Heading } from '#ds/components/heading/heading.tsx';
import { Money } from '#ds/components/money/money.tsx';
import { FormattedNumber } from '#ds/components/number/number.tsx';
import { Text } from '#ds/components/text/text.tsx';
import type { AnnualReport } from '#src/contracts/annual-reports.ts';
import { hundredths } from '#src/domain/annual-report.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { Localized } from '#src/screens/shell/localized.tsx';
import * as styles from '#src/screens/annual-report/annual-report.css';

type PartProps = { report: AnnualReport; locale: Locale };

const sized = (value: number) => ({ '--share': value }) as CSSProperties;

/** A hundred, divided as the money was: the bar is drawn, its parts are a list with the amounts. */
export function MoneySpent({ locale, report: { currency, note, spending, spent } }: PartProps) {
  const shares = hundredths(spending.map(({ amount }) => amount));
  return (
    <section className={styles.part} aria-labelledby="spent-title">
      <Heading level={2} id="spent-title">
        <Trans>Share of total spending</Trans>
      </Heading>
      {note && (
        <Text tone="muted" measure="prose">
          <Localized field={note} locale={locale} />
        </Text>
      )}
      <div className={styles.hundred} aria-hidden>
        {spending.map(({ labelText }, index) => (
          <span key={labelText} className={styles.slice} style={sized(shares[index]!)} />
        ))}
      </div>
      <ul className={styles.slices}>
        {spending.map(({ amount, label, labelText }, index) => (
          <li key={labelText} className={styles.sliceFact}>
            <strong className={styles.share}>
              <FormattedNumber value={shares[index]!} kind="percent" />
            </strong>
            <span>
              <Localized field={label} locale={locale} />
            </span>
            <Text as="span" tone="muted" size="small">
              <Money minor={amount} currency={currency} />
            </Text>
          </li>
        ))}
      </ul>
      <Text>
        <Trans>
          Spent in the year: <Money minor={spent} currency={currency} />
        </Trans>
      </Text>
    </section>
  );
}

/** What was spent by program, on one scale. */
export function ProgramsSpent({ locale, report: { currency, programs } }: PartProps) {
  const most = Math.max(1, ...programs.map(({ amount }) => amount));
  return (
    <section className={styles.part} aria-labelledby="programs-title">
      <Heading level={2} id="programs-title">
        <Trans>By program</Trans>
      </Heading>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Program</Trans>
            </th>
            <th scope="col" className={styles.end}>
              <Trans>Spent</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {programs.map(({ amount, label, labelText }) => (
            <tr key={labelText}>
              <th scope="row">
                <Localized field={label} locale={locale} />
                <span className={styles.bar} style={sized(Math.round((amount * 1000) / most) / 10)} aria-hidden />
              </th>
              <td className={styles.end}>
                <Money minor={amount} currency={currency} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** What went wrong belongs to the report. */
export function Troubles({ locale, report: { currency, troubles } }: PartProps) {
  if (troubles.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="troubles-title">
      <Heading level={2} id="troubles-title">
        <Trans>What went wrong</Trans>
      </Heading>
      <dl className={styles.troubles}>
        {troubles.map(({ amount, count, label, labelText }) => (
          <div key={labelText} className={styles.trouble}>
            <dt>
              <Localized field={label} locale={locale} />
            </dt>
            <dd className={styles.troubleFigure}>
              {amount === null ? <FormattedNumber value={count ?? 0} /> : <Money minor={amount} currency={currency} />}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
