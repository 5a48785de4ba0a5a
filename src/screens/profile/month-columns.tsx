import { useLingui } from '@lingui/react/macro';
import type { CSSProperties } from 'react';
import { Money } from '#ds/components/money/money.tsx';
import { dateFormat, tagOf } from '#ds/intl/formats.ts';
import type { GivingAnalytics } from '#src/contracts/profile.ts';
import { topOfScale } from '#src/domain/giving-charts.ts';
import * as styles from '#src/screens/profile/charts.css';

type MonthColumnsProps = { months: GivingAnalytics['months']; currency: string };

/** What was given month by month, as columns. The table below holds the same figures, so it is not read out. */
export function MonthColumns({ currency, months }: MonthColumnsProps) {
  const { i18n } = useLingui();
  const top = topOfScale(months.map(({ amount }) => amount));
  const short = dateFormat(tagOf(i18n), { month: 'short', timeZone: 'UTC' });
  return (
    <div className={styles.chart} aria-hidden="true">
      <div className={styles.scale}>
        <Money minor={top} currency={currency} />
        <Money minor={0} currency={currency} />
      </div>
      <div className={styles.columns}>
        {months.map(({ amount, month }) => (
          <div
            key={month}
            className={styles.column}
            style={{ '--share': (Math.max(0, amount) * 100) / top } as CSSProperties}
          />
        ))}
      </div>
      <div className={styles.names}>
        {months.map(({ month }) => (
          <span key={month} className={styles.name}>
            {short.format(new Date(`${month}-01T00:00:00Z`))}
          </span>
        ))}
      </div>
    </div>
  );
}
