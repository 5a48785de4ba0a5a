import { Trans } from '@lingui/react/macro';
import * as styles from '#src/screens/shell/shell.css';

/** Says that the connection is gone or back, politely: attributes of the document show it, without a script of its own. Every page carries it, so it is short. */
export function OfflineNote() {
  return (
    <output className={styles.noticeArea}>
      <p className={styles.offlineNotice}>
        <Trans>You are offline. What you typed stays here.</Trans>{' '}
        <strong className={styles.unsentNotice}>
          <Trans>Nothing was sent.</Trans>
        </strong>
      </p>
      <p className={styles.keptNotice}>
        <Trans>This page is a copy kept on your device. Saved:</Trans>{' '}
        {/* Written by the service worker, by the device's clock. */}
        <time data-kept-at="" suppressHydrationWarning>
          {' '}
        </time>
      </p>
      <p className={styles.backNotice}>
        <Trans>You are online again.</Trans>
      </p>
    </output>
  );
}
