import type { ReactNode } from 'react';
import * as styles from '#ds/layout/layout.css';

export type GridProps = {
  children: ReactNode;
  columns: 2 | 3 | 4 | 5;
  gap?: keyof typeof styles.gap | undefined;
  as?: 'div' | 'ul' | 'ol' | undefined;
  label?: string | undefined;
  /** Where each child is one suggestion of a few: a third that would be alone in its row is left out on a tablet. @default false */
  isSuggestions?: boolean | undefined;
};

/** Equal columns: fewer on a tablet, one on a phone (two for four and five). */
export function Grid({ as: Element = 'div', children, columns, gap = 6, isSuggestions = false, label }: GridProps) {
  return (
    <Element
      className={`${styles.columns[columns]} ${styles.gap[gap]} ${isSuggestions ? styles.pairOnTablets : ''}`}
      aria-label={label}
    >
      {children}
    </Element>
  );
}
