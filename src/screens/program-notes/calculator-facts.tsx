import { useLingui } from '@lingui/react/macro';
import { Money } from '#ds/components/money/money.tsx';
import { FormattedNumber } from '#ds/components/number/number.tsx';
import { Stat } from '#ds/components/stat/stat.tsx';
import type { CalculatorFactsView } from '#src/screens/program/program-view.ts';
import * as styles from '#src/screens/program-notes/program-notes.css';

/** What a program is told by that has no projects: what it is counted by, and where it goes. */
export function CalculatorFacts({ facts }: { facts: CalculatorFactsView }) {
  const { t } = useLingui();
  return (
    <div className={styles.facts}>
      {facts.kind === 'zakat' && (
        <>
          {facts.nisab && (
            <Stat label={t`Nisab today`} value={<Money minor={facts.nisab.minor} currency={facts.nisab.currency} />} />
          )}
          {facts.percent !== undefined && (
            <Stat
              label={t`Zakat on wealth held for a lunar year`}
              value={<FormattedNumber value={facts.percent} kind="percent" digits={3} />}
            />
          )}
          <Stat label={t`Open projects that accept zakat`} value={<FormattedNumber value={facts.projects} />} />
        </>
      )}
      {facts.kind === 'stock' && (
        <Stat label={t`Companies with a published rate`} value={<FormattedNumber value={facts.companies} />} />
      )}
      {facts.kind === 'sacrifice' && (
        <>
          <Stat label={t`Countries taking orders`} value={<FormattedNumber value={facts.countries} />} />
          {facts.from && (
            <Stat
              label={t`Lowest price for a share`}
              value={<Money minor={facts.from.minor} currency={facts.from.currency} />}
            />
          )}
        </>
      )}
    </div>
  );
}
