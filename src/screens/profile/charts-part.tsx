import { Trans, useLingui } from '@lingui/react/macro';
import type { CSSProperties, ReactNode } from 'react';
import { ButtonLink } from '#ds/components/button/button-link.tsx';
import { EmptyState } from '#ds/components/empty-state/empty-state.tsx';
import { Money } from '#ds/components/money/money.tsx';
import { dateFormat, tagOf } from '#ds/intl/formats.ts';
import { numberFormat } from '#money/number-format.ts';
import { percentages } from '#src/domain/giving-charts.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { textIn } from '#src/i18n/multilingual.ts';
import { hrefTo } from '#src/routes/routes.ts';
import { kindWords } from '#src/screens/profile/kind-words.ts';
import { MonthColumns } from '#src/screens/profile/month-columns.tsx';
import { PartHead } from '#src/screens/profile/part-head.tsx';
import type { PartOf } from '#src/screens/profile/profile-view.ts';
import * as styles from '#src/screens/profile/charts.css';
import * as profileStyles from '#src/screens/profile/profile.css';

/** What was given by month, kind and program: drawn, and in tables with the same figures. */
export function ChartsPart({ locale, view }: { locale: Locale; view: PartOf<'charts'> }) {
  const { i18n, t } = useLingui();
  const { chart, currency, kinds, months, programs } = view;
  if (months.length === 0)
    return (
      <>
        <PartHead title={<Trans>Charts</Trans>} view={view} />
        <EmptyState
          level={3}
          title={t`No donations yet`}
          note={<Trans>Your donations will be shown here by month, kind and program.</Trans>}
          actions={
            <ButtonLink tone="tonal" href={hrefTo(locale, 'projects')}>
              <Trans>See the projects</Trans>
            </ButtonLink>
          }
        />
      </>
    );
  return (
    <>
      <PartHead title={<Trans>Charts</Trans>} view={view} />
      <section className={styles.side} aria-labelledby="by-month">
        <h3 className={profileStyles.subtitle} id="by-month">
          <Trans>The last twelve months</Trans>
        </h3>
        <MonthColumns months={chart} currency={currency} />
      </section>
      <div className={styles.sides}>
        <Shares
          id="by-kind"
          title={<Trans>By kind</Trans>}
          currency={currency}
          rows={kinds.map(({ amount, kind }) => ({ key: kind, name: i18n._(kindWords[kind]), amount }))}
        />
        {programs.length > 0 && (
          <Shares
            id="by-program"
            title={<Trans>By program</Trans>}
            currency={currency}
            rows={programs.map(({ amount, slug, title }) => ({ key: slug, name: textIn(title, locale), amount }))}
          />
        )}
      </div>
      <section className={styles.side} aria-labelledby="months">
        <h3 className={profileStyles.subtitle} id="months">
          <Trans>Month by month</Trans>
        </h3>
        <Months view={view} />
      </section>
      <p className={profileStyles.note}>
        <Trans>Paid donations in {currency}, minus refunds to you. Months are in UTC.</Trans>
      </p>
    </>
  );
}

function Months({ view: { currency, months } }: { view: PartOf<'charts'> }) {
  const { i18n, t } = useLingui();
  const long = dateFormat(tagOf(i18n), { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return (
    <table className={`${styles.table} ${styles.sums}`} aria-label={t`Month by month`}>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Month</Trans>
          </th>
          <th scope="col" className={styles.figure}>
            <Trans>Donations</Trans>
          </th>
          <th scope="col" className={styles.figure}>
            <Trans>Amount</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {months.map(({ amount, donations, month }) => (
          <tr key={month}>
            <th scope="row">{long.format(new Date(`${month}-01T00:00:00Z`))}</th>
            <td className={styles.figure}>{numberFormat(tagOf(i18n)).format(donations)}</td>
            <td className={styles.figure}>
              <Money minor={amount} currency={currency} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type SharesProps = {
  id: string;
  title: ReactNode;
  currency: string;
  rows: readonly { key: string; name: string; amount: number }[];
};

/** A table whose rows carry their share as a bar. */
function Shares({ currency, id, rows, title }: SharesProps) {
  const { i18n } = useLingui();
  const shares = percentages(rows.map(({ amount }) => amount));
  const percent = numberFormat(tagOf(i18n), { style: 'percent' });
  return (
    <section className={styles.side} aria-labelledby={id}>
      <h3 className={profileStyles.subtitle} id={id}>
        {title}
      </h3>
      <table className={styles.table} aria-labelledby={id}>
        <tbody>
          {rows.map(({ amount, key, name }, index) => (
            <tr key={key}>
              <th scope="row">
                {name}
                <span className={styles.bar} style={{ '--share': shares[index] } as CSSProperties} />
              </th>
              <td className={styles.figure}>
                <Money minor={amount} currency={currency} />
              </td>
              <td className={styles.figure}>{percent.format((shares[index] ?? 0) / 100)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
