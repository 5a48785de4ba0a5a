import type { ReactNode } from 'react';
import * as styles from '#ds/components/button/button.css';
import { sizes } from '#ds/components/spinner/spinner.css';

/** What a button holds: its words, or the spinner and the verb over them. */
export function Pending({ children, label }: { children: ReactNode; label: string | undefined }) {
  if (label === undefined) return children;
  return (
    <span className={styles.layers}>
      <span className={`${styles.layer} ${styles.resting}`} aria-hidden>
        {children}
      </span>
      <span className={styles.layer}>
        <span className={sizes.base} aria-hidden />
        {label}
      </span>
    </span>
  );
}
