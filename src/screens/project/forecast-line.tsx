import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Money } from '#ds/components/money/money.tsx';
import { Text } from '#ds/components/text/text.tsx';
import type { ProjectDetail } from '#src/contracts/projects.ts';
import { forecastOf } from '#src/domain/endowment.ts';
import { offeredAmounts } from '#src/screens/project/offered-amounts.ts';
import * as styles from '#src/screens/project/impact-line.css';

/** What the chosen amount, given every month, adds to an endowment and may give: shown by the choice itself, without script. */
export function ForecastLine({ project }: { project: ProjectDetail }) {
  const { t } = useLingui();
  const { currency, years } = project;
  return offeredAmounts(project)
    .slice(0, styles.lines.length)
    .map((amount, place) => {
      const forecast = forecastOf(amount, years);
      if (!forecast) return undefined;
      const span = t`${plural(forecast.years, { one: 'the last year', other: 'the last # years' })}`;
      return (
        <div key={amount} className={styles.lines[place]}>
          <Text size="small" tone="muted">
            <Trans>
              A donation of <Money minor={amount} currency={currency} /> a month adds{' '}
              <Money minor={forecast.added} currency={currency} /> to the capital in a year. If income stays at the
              average for {span}, the added capital will bring in about{' '}
              <Money minor={forecast.income} currency={currency} /> in every later year. This is an estimate, not a
              promise.
            </Trans>
          </Text>
        </div>
      );
    });
}
