import type { ReactNode } from 'react';
import * as styles from '#ds/layout/layout.css';

export type SplitProps = {
  /** The main part. */
  children: ReactNode;
  /** What stands beside it and stays in sight. */
  beside: ReactNode;
  /** How wide the part beside is. */
  aside: keyof typeof styles.splitEnd;
  /** On which side it stands. @default "end" */
  side?: 'start' | 'end' | undefined;
};

/** A text and what accompanies it; one column when there is no room, in the order of the document. */
export function Split({ aside, beside, children, side = 'end' }: SplitProps) {
  const main = <div className={styles.main}>{children}</div>;
  const other = <div className={styles.beside}>{beside}</div>;
  return side === 'end' ? (
    <div className={styles.splitEnd[aside]}>
      {main}
      {other}
    </div>
  ) : (
    <div className={styles.splitStart[aside]}>
      {other}
      {main}
    </div>
  );
}
