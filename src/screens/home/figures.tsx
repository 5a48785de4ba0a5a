import { useLingui } from '@lingui/react/macro';
import { Money } from '#ds/components/money/money.tsx';
import { FormattedNumber } from '#ds/components/number/number.tsx';
import { Stat } from '#ds/components/stat/stat.tsx';
import { Page } from '#ds/layout/page.tsx';
import type { Statistic } from '#src/contracts/site.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { Localized } from '#src/screens/shell/localized.tsx';
import * as styles from '#src/screens/home/home.css';

/** A smaller figure says less than none. */
const LEAST = 10;

export function Figures({ locale, statistics }: { statistics: readonly Statistic[]; locale: Locale }) {
  const { t } = useLingui();
  const told = statistics.filter(({ value }) => value >= LEAST);
  if (told.length === 0) return null;
  return (
    <section aria-label={t`Sanad in figures`}>
      <Page>
        <div className={styles.figures}>
          {told.slice(0, 4).map((statistic) => (
            <div key={statistic.id} className={styles.figure}>
              <Stat
                value={
                  statistic.currency ? (
                    <Money minor={statistic.value} currency={statistic.currency} />
                  ) : (
                    <FormattedNumber value={statistic.value} />
                  )
                }
                label={<Localized field={statistic.title} locale={locale} />}
              />
            </div>
          ))}
        </div>
      </Page>
    </section>
  );
}
