'use client';
import { Trans } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';
import * as styles from '#src/screens/shell/shell.css';

const subscribe = (changed: () => void) => {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
};

/** Says that the connection is gone, politely, for as long as it is. */
export function OfflineNote() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine, () => true);
  return <output className={styles.noticeArea}>{!isOnline && <p className={styles.notice}><Trans>You are offline. What you typed stays here.</Trans></p>}</output>;
}
