import type { ReactNode } from 'react';
import { FormattedNumber } from '#ds/components/number/number.tsx';
import * as styles from '#ds/components/badge/badge.css';

export type BadgeProps = {
  /** How many; above 99 it says "99+", for none nothing. */
  count: number;
  /** A link or button of 44 px whose name says the count too: the badge itself stays silent. */
  children: ReactNode;
};

/** How many wait there. Nothing for none, `99+` beyond. */
export function Badge({ children, count }: BadgeProps) {
  return (
    <span className={styles.root}>
      {children}
      {count > 0 && (
        <span className={styles.count} aria-hidden>
          {count > 99 ? <bdi dir="ltr">99+</bdi> : <FormattedNumber value={count} />}
        </span>
      )}
    </span>
  );
}
