import type { ReactNode } from 'react';
import type { IconData } from '#ds/icons/icon-data.ts';
import { Icon } from '#ds/icons/icon.tsx';
import * as styles from '#src/screens/offline/offline.css';

/** What works without a connection, or does not, with its links. */
export const OfflineRow = ({ children, icon, title }: { icon: IconData; title: ReactNode; children: ReactNode }) => (
  <li className={styles.row}>
    <span className={styles.icon}>
      <Icon icon={icon} />
    </span>
    <div className={styles.words}>
      <strong className={styles.rowTitle}>{title}</strong>
      {children}
    </div>
  </li>
);
