import { Plural, Trans } from '@lingui/react/macro';
import { Money } from '#ds/components/money/money.tsx';
import { FormattedNumber } from '#ds/components/number/number.tsx';
import type { NgoDetail } from '#src/contracts/ngos.ts';
import * as styles from '#src/screens/ngo/ngo.css';

/** What was given for its projects by the ledger, how many there are, and how much of what was promised arrived. */
export function NgoFigures({ ngo: { currency, delivery, projects, raised } }: { ngo: NgoDetail }) {
  return (
    <dl className={styles.figures}>
      <div className={styles.figure}>
        <dt>
          <Trans>given through Sanad</Trans>
        </dt>
        <dd className={styles.figureValue}>
          <Money minor={raised} currency={currency} />
        </dd>
      </div>
      <div className={styles.figure}>
        <dt>
          <Plural
            value={projects.completed}
            _0="total projects, none completed yet"
            one="total projects, # completed"
            other="total projects, # completed"
          />
        </dt>
        <dd className={styles.figureValue}>
          <FormattedNumber value={projects.open + projects.completed} />
        </dd>
      </div>
      {delivery.percentInFull !== null && (
        <>
          <div className={styles.figure}>
            <dt>
              <Trans>of deliveries made in full</Trans>
            </dt>
            <dd className={styles.figureValue}>
              <FormattedNumber value={delivery.percentInFull} kind="percent" />
            </dd>
          </div>
          <div className={styles.figure}>
            <dt>
              <Trans>longest delay</Trans>
            </dt>
            <dd className={styles.figureValue}>
              <Plural value={delivery.mostDaysLate} one="# day" other="# days" />
            </dd>
          </div>
        </>
      )}
    </dl>
  );
}
