import { Trans, useLingui } from '@lingui/react/macro';
import { Disclosure } from '#ds/components/disclosure/disclosure.tsx';
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
const MOST = 4;

export function Figures({ locale, statistics }: { statistics: readonly Statistic[]; locale: Locale }) {
  const { t } = useLingui();
  const told = statistics.filter(({ value }) => value >= LEAST);
  if (told.length === 0) return null;
  return (
    <section aria-label={t`Sanad in figures`}>
      <Page>
        <div className={styles.figures}>
          {told.slice(0, MOST).map((statistic) => (
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
        <Sources statistics={told.slice(0, MOST)} locale={locale} />
      </Page>
    </section>
  );
}

/** How each figure comes about, for whoever asks. */
function Sources({ locale, statistics }: { statistics: readonly Statistic[]; locale: Locale }) {
  const { t } = useLingui();
  const sources: Record<Statistic['source'], string> = {
    raised: t`summed from our ledger, minus refunds`,
    donations: t`counted in our ledger, at most a minute ago`,
    projectsCompleted: t`projects whose result was reported and approved`,
    editor: t`counted by our staff from the institutions’ reports`,
  };
  return (
    <Disclosure summary={<Trans>How these figures are calculated</Trans>}>
      <ul className={styles.sources}>
        {statistics.map(({ id, source, title }) => (
          <li key={id}>
            <Trans>
              <b>
                <Localized field={title} locale={locale} />
              </b>
              : {sources[source]}
            </Trans>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
