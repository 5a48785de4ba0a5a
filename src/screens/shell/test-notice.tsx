import { Trans, useLingui } from '@lingui/react/macro';
import * as styles from '#src/screens/shell/shell.css';

/** What must be known before anything else is read. It stands above the bar and scrolls away with the page. */
export function TestNotice() {
  const { t } = useLingui();
  return (
    <aside aria-label={t`Notice`}>
      <p className={styles.notice}>
        <Trans>Test mode: no real money is transferred.</Trans>
      </p>
    </aside>
  );
}
