import { Trans } from '@lingui/react/macro';
import { Heading } from '#ds/components/heading/heading.tsx';
import { FormattedNumber } from '#ds/components/number/number.tsx';
import { directionOf, type Locale } from '#src/i18n/locales.ts';
import { columnName } from '#src/screens/site-counts/column-names.ts';
import { CountsChart } from '#src/screens/site-counts/counts-chart.tsx';
import type { SiteCountsView } from '#src/screens/site-counts/site-counts-view.ts';
import * as styles from '#src/screens/site-counts/site-counts.css';

/** Pages and donations along the period: as columns, and the same as one table. */
export function CountsByDay({ locale, view: { columns, period, total } }: { locale: Locale; view: SiteCountsView }) {
  const isMirrored = directionOf(locale) === 'rtl';
  const named = (of: (one: (typeof columns)[number]) => { whole: number; part: number }) =>
    columns.map((one) => ({ name: columnName(one, period, locale, 'short'), ...of(one) }));
  const pages = { isMirrored, counts: named((one) => ({ whole: one.pages, part: one.pages })) };
  const donations = { isMirrored, counts: named(({ begun, finished }) => ({ whole: begun, part: finished })) };
  return (
    <section className={styles.side} aria-labelledby="by-day">
      <Heading level={2} id="by-day">
        <Trans>Pages and donations over the period</Trans>
      </Heading>
      <figure className={styles.figureBox}>
        <figcaption>
          <Trans>Pages opened</Trans>
        </figcaption>
        <CountsChart {...pages} size="wide" />
        <CountsChart {...pages} size="narrow" />
      </figure>
      {total.begun > 0 && (
        <figure className={styles.figureBox}>
          <figcaption className={styles.key}>
            <span className={styles.keyPart}>
              <Trans>Donations completed</Trans>
            </span>
            <span className={styles.keyWhole}>
              <Trans>Donations started</Trans>
            </span>
          </figcaption>
          <CountsChart {...donations} size="wide" />
          <CountsChart {...donations} size="narrow" />
        </figure>
      )}
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{period === 'year' ? <Trans>Month</Trans> : <Trans>Date</Trans>}</th>
            <th scope="col" className={styles.end}>
              <Trans>Pages</Trans>
            </th>
            <th scope="col" className={styles.end}>
              <Trans>Donations started</Trans>
            </th>
            <th scope="col" className={styles.end}>
              <Trans>Finished</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {columns.toReversed().map((one) => (
            <tr key={one.from}>
              <th scope="row">{columnName(one, period, locale, 'long')}</th>
              <Counts of={one} />
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">
              <Trans>Total</Trans>
            </th>
            <Counts of={total} />
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

const Counts = ({ of: { begun, finished, pages } }: { of: { pages: number; begun: number; finished: number } }) => (
  <>
    <td className={styles.end}>
      <FormattedNumber value={pages} />
    </td>
    <td className={styles.end}>
      <FormattedNumber value={begun} />
    </td>
    <td className={styles.end}>
      <FormattedNumber value={finished} />
    </td>
  </>
);
