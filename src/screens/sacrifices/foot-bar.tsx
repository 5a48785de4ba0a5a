import type { ReactNode } from 'react';
import { ButtonLink } from '#ds/components/button/button-link.tsx';
import * as styles from '#src/screens/sacrifices/sacrifices.css';

/** At the foot of a phone: what is chosen, its sum, and the way to the form. */
export function FootBar({
  children,
  donate,
  href,
  sum,
}: {
  children: ReactNode;
  donate: string;
  href: string;
  sum: ReactNode;
}) {
  return (
    <div className={styles.bar}>
      <span className={styles.barNote}>
        {children}
        <strong className={styles.barSum}>{sum}</strong>
      </span>
      <ButtonLink tone="filled" href={href}>
        {donate}
      </ButtonLink>
    </div>
  );
}
