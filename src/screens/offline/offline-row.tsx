import type { ReactNode } from 'react';
import type { Glyph } from '#ds/icons/glyph.ts';
import { Icon } from '#ds/icons/icon.tsx';
import * as styles from '#src/screens/offline/offline.css';

/** What works without a connection, or does not, with its links. */
export const OfflineRow = ({ children, glyph, title }: { glyph: Glyph; title: ReactNode; children: ReactNode }) => (
  <li className={styles.row}>
    <span className={styles.glyph}>
      <Icon glyph={glyph} />
    </span>
    <div className={styles.words}>
      <strong className={styles.rowTitle}>{title}</strong>
      {children}
    </div>
  </li>
);
