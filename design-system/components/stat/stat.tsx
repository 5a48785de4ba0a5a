import type { ReactNode } from 'react';
import * as styles from '#ds/components/stat/stat.css';

export type StatProps = { value: ReactNode; label: ReactNode; isOnDeep?: boolean | undefined };

/** A figure and what it counts. Read as "what it counts: figure". */
export function Stat({ isOnDeep, label, value }: StatProps) {
  return <dl className={styles.root}><dt className={isOnDeep ? styles.onDeep : styles.label}>{label}</dt><dd className={styles.value}>{value}</dd></dl>;
}
