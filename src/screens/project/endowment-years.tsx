import { Trans } from '@lingui/react/macro';
import { Heading } from '#ds/components/heading/heading.tsx';
import { Money } from '#ds/components/money/money.tsx';
import { Text } from '#ds/components/text/text.tsx';
import { Stack } from '#ds/layout/stack.tsx';
import type { ProjectDetail } from '#src/contracts/projects.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { CapitalChart } from '#src/screens/project/capital-chart.tsx';
import { Localized } from '#src/screens/shell/localized.tsx';
import * as styles from '#src/screens/project/endowment.css';

/** What an endowment held, earned and gave, year by year: drawn, and as a table. */
export function EndowmentYears({ locale, project }: { project: ProjectDetail; locale: Locale }) {
  const { currency, years } = project;
  const chart = { years, currency, isMirrored: locale === 'ar' };
  return (
    <Stack gap={6} as="section" labelledBy="years-title">
      <Stack gap={2}>
        <Heading level={2} id="years-title">
          <Trans>Year by year</Trans>
        </Heading>
        {years.length === 0 && (
          <Text tone="muted">
            <Trans>This endowment is in its first year, and no income has been given yet.</Trans>
          </Text>
        )}
      </Stack>
      {years.length > 0 && (
        <>
          <figure className={styles.figureBox}>
            <CapitalChart {...chart} size="wide" />
            <CapitalChart {...chart} size="narrow" />
            <figcaption className={styles.key}>
              <span className={styles.keyWater}>
                <Trans>Capital kept, at the end of the year</Trans>
              </span>
              <span className={styles.keyBar}>
                <Trans>Income given</Trans>
              </span>
              {years.some(({ isRunning }) => isRunning) && (
                <span className={styles.keyRunning}>
                  <Trans>This year so far</Trans>
                </span>
              )}
              <span>
                <Trans>The bars below the line are drawn on a larger scale.</Trans>
              </span>
            </figcaption>
          </figure>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">
                  <Trans>Year</Trans>
                </th>
                <th scope="col" className={styles.end}>
                  <Trans>Capital</Trans>
                </th>
                <th scope="col" className={styles.end}>
                  <Trans>Earned</Trans>
                </th>
                <th scope="col" className={styles.end}>
                  <Trans context="income of an endowment">Given</Trans>
                </th>
                <th scope="col">
                  <Trans>What the income paid for</Trans>
                </th>
              </tr>
            </thead>
            <tbody>
              {years.toReversed().map(({ capital, earned, given: spent, isRunning, text, year }) => (
                <tr key={year}>
                  <th scope="row">
                    {year}
                    {isRunning && (
                      <Text size="small" tone="muted" as="p">
                        <Trans>so far</Trans>
                      </Text>
                    )}
                  </th>
                  <td className={styles.end}>
                    <Money minor={capital} currency={currency} />
                  </td>
                  <td className={styles.end}>
                    <Money minor={earned} currency={currency} />
                  </td>
                  <td className={styles.end}>
                    <Money minor={spent} currency={currency} />
                  </td>
                  <td>{text && <Localized field={text} locale={locale} />}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <Text size="small" tone="muted">
            <Trans>Income that was not given to the cause went back to the capital as a reserve.</Trans>
          </Text>
        </>
      )}
    </Stack>
  );
}
