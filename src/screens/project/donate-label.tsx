import { Trans } from '@lingui/react/macro';
import { Money } from '#ds/components/money/money.tsx';
import type { ProjectDetail } from '#src/contracts/projects.ts';
import { offeredAmounts } from '#src/screens/project/offered-amounts.ts';
import * as styles from '#src/screens/project/donate-label.css';

/** What the button says: the chosen amount, by the choice itself, without script. */
export function DonateLabel({ project }: { project: ProjectDetail }) {
  const amounts = offeredAmounts(project).slice(0, styles.named.length);
  return (
    <span>
      <span className={styles.unnamed}>
        <Trans>Donate now</Trans>
      </span>
      {amounts.map((amount, place) => (
        <span key={amount} className={styles.named[place]}>
          <Trans>
            Donate <Money minor={amount} currency={project.currency} />
          </Trans>
        </span>
      ))}
    </span>
  );
}
