import { Trans } from '@lingui/react/macro';
import { OfflineNote } from '#src/screens/shell/offline-note.tsx';
import * as styles from '#src/screens/shell/shell.css';

/** What must be known before anything else is read. */
export function Notices({ isTestMode }: { isTestMode: boolean }) {
  return (
    <>
      {isTestMode && <p className={styles.notice}><Trans>Test mode: no real money is moved.</Trans></p>}
      <OfflineNote />
    </>
  );
}
