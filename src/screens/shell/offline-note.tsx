import { Trans } from '@lingui/react/macro';
import * as styles from '#src/screens/shell/shell.css';

/** Says that the connection is gone, politely, for as long as it is: the document's attribute shows it, without a script of its own. */
export function OfflineNote() {
  return (
    <output className={styles.noticeArea}>
      <p className={styles.offlineNotice}>
        <Trans>You are offline. What you typed stays here.</Trans>
      </p>
    </output>
  );
}
