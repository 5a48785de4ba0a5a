import { Trans } from '@lingui/react/macro';
import { Heading } from '#ds/components/heading/heading.tsx';
import { Money } from '#ds/components/money/money.tsx';
import { dateFormat } from '#ds/intl/formats.ts';
import type { AnnualReport } from '#src/contracts/annual-reports.ts';
import { directionOf, intlTag, type Locale } from '#src/i18n/locales.ts';
import { MonthsChart } from '#src/screens/annual-report/months-chart.tsx';
import * as styles from '#src/screens/annual-report/annual-report.css';

/** What was given month by month: as columns, and the same as a table. */
export function MonthsGiven({ locale, report }: { report: AnnualReport; locale: Locale }) {
  const { currency, months, received, year, zakat } = report;
  const chart = { months, year, currency, isMirrored: directionOf(locale) === 'rtl' };
  const name = dateFormat(intlTag[locale], { month: 'long', timeZone: 'UTC' });
  return (
    <section className={styles.part} aria-labelledby="months-title">
      <Heading level={2} id="months-title">
        <Trans>Month by month</Trans>
      </Heading>
      <figure className={styles.figureBox}>
        <MonthsChart {...chart} size="wide" />
        <MonthsChart {...chart} size="narrow" />
        <figcaption className={styles.key}>
          <span className={styles.keyZakat}>
            <Trans>Zakat</Trans>
          </span>
          <span className={styles.keyOther}>
            <Trans>Other donations</Trans>
          </span>
        </figcaption>
      </figure>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Month</Trans>
            </th>
            <th scope="col" className={styles.end}>
              <Trans>Zakat</Trans>
            </th>
            <th scope="col" className={styles.end}>
              <Trans>Other donations</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {months.map((one) => (
            <tr key={one.month}>
              <th scope="row">{name.format(Date.UTC(year, one.month - 1, 1))}</th>
              <td className={styles.end}>
                <Money minor={one.zakat} currency={currency} />
              </td>
              <td className={styles.end}>
                <Money minor={one.other} currency={currency} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">
              <Trans>Total</Trans>
            </th>
            <td className={styles.end}>
              <Money minor={zakat} currency={currency} />
            </td>
            <td className={styles.end}>
              <Money minor={received - zakat} currency={currency} />
            </td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
