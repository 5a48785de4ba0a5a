import { Trans } from '@lingui/react/macro';
import * as styles from '#src/screens/stock-purge/stock-purge.css';

/** Two strands that part: what may be kept, and what is given away. */
function PartingStrands() {
  return (
    <svg
      className={styles.strands}
      viewBox="0 0 76 76"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
    >
      <path d="M6 26C24 26 30 50 50 50H70" />
      <path d="M6 34C24 34 30 58 50 58H70" />
      <path className={styles.strandAway} d="M6 50C14 50 20 46 25 42M32 35C38 29 44 26 50 26H58" />
      <path className={styles.strandAway} d="M6 58C17 58 24 52 30 47M37 40C42 36 46 34 50 34H58" />
      <path className={styles.strandAway} d="M58 20L70 30L58 40" />
    </svg>
  );
}

/** What this sum is, and what it is not; above the sheet, not below it. */
export function DisposalNote() {
  return (
    <div className={styles.verdict}>
      <PartingStrands />
      <div>
        <strong className={styles.verdictTitle}>
          <Trans>This is purification, not zakat.</Trans>
        </strong>
        <p>
          <Trans>
            This sum is spent for the public good, is kept separate in the ledger and does not count toward zakat, a
            membership tier or an endowment.
          </Trans>
        </p>
      </div>
    </div>
  );
}
