import type { ReactNode } from 'react';
import * as styles from '#src/screens/form/foot-bar.css';

type FootBarProps = {
  /** What the bar is about, in small. */
  children: ReactNode;
  /** The sum below it. */
  sum?: ReactNode;
  /** The way to the form or the result, which is above or far below. */
  action: ReactNode;
};

/** At the foot of a phone, in place of the tab that leads to any donation: what this page is given to, and the way there. */
export function FootBar({ action, children, sum }: FootBarProps) {
  return (
    <div className={styles.bar}>
      <span className={styles.note}>
        {children}
        {sum !== undefined && <strong className={styles.sum}>{sum}</strong>}
      </span>
      {action}
    </div>
  );
}
