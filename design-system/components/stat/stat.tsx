import type { ReactNode } from 'react';
import * as styles from '#ds/components/stat/stat.css';

export type StatProps = {
  value: ReactNode;
  label: ReactNode;
  /** What it stands on. @default "canvas" */ on?: 'canvas' | 'deep' | undefined;
};

/** A figure and what it counts. Read as "what it counts: figure". */
export function Stat({ label, on = 'canvas', value }: StatProps) {
  return (
    <dl className={styles.root}>
      <dt className={on === 'deep' ? styles.onDeep : styles.label}>{label}</dt>
      <dd className={styles.value}>{value}</dd>
    </dl>
  );
}
