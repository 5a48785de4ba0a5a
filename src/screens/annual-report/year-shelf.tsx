import { Trans } from '@lingui/react/macro';
import { Heading } from '#ds/components/heading/heading.tsx';
import type { Locale } from '#src/i18n/locales.ts';
import { hrefTo } from '#src/routes/routes.ts';
import type { AnnualReportView } from '#src/screens/annual-report/annual-report-view.ts';
import { coverAddress } from '#src/screens/cover/cover-address.ts';
import * as styles from '#src/screens/annual-report/annual-report.css';

type YearShelfProps = { years: AnnualReportView['years']; shown: number; locale: Locale };

/** Every year with a report: the way to its page, and its figures as a file. */
export function YearShelf({ locale, shown, years }: YearShelfProps) {
  return (
    <section className={styles.part} aria-labelledby="years-title">
      <Heading level={2} id="years-title">
        <Trans>All years</Trans>
      </Heading>
      <ul className={styles.shelf}>
        {years.map(({ csvUrl, palette, year }) => {
          // A year is not counted: it has no thousands.
          const name = String(year);
          return (
            <li key={year} className={styles.book}>
              <a
                className={styles.spine}
                href={`${hrefTo(locale, 'annualReport')}?year=${name}`}
                aria-current={year === shown ? 'page' : undefined}
              >
                <img
                  className={styles.cover}
                  src={coverAddress(palette, `annual-${name}`, 'thumb')}
                  alt=""
                  width={240}
                  height={240}
                  loading="lazy"
                />
                {name}
              </a>
              <a className={styles.file} href={csvUrl} download aria-label={`CSV ${name}`}>
                CSV
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
