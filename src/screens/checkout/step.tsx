import type { ReactNode } from 'react';
import * as styles from '#src/screens/checkout/checkout.css';

/** One numbered part of a form, as a group with a name. */
export function Step({ children, number, title }: { children: ReactNode; number: number; title: ReactNode }) {
  return (
    <fieldset className={styles.step}>
      <legend className={styles.legend}>
        <span className={styles.number} aria-hidden="true">
          {number}
        </span>
        {title}
      </legend>
      <div className={styles.fields}>{children}</div>
    </fieldset>
  );
}
