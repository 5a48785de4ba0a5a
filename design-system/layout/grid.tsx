import type { ReactNode } from 'react';
import * as styles from '#ds/layout/layout.css';

export type GridProps = {
  children: ReactNode;
  columns: 2 | 3 | 4 | 5;
  gap?: keyof typeof styles.gap | undefined;
  as?: 'div' | 'ul' | 'ol' | undefined;
  label?: string | undefined;
};

/** Equal columns: fewer on a tablet, one on a phone (two for four and five). */
export function Grid({ as: Element = 'div', children, columns, gap = 6, label }: GridProps) {
  return <Element className={`${styles.columns[columns]} ${styles.gap[gap]}`} aria-label={label}>{children}</Element>;
}
