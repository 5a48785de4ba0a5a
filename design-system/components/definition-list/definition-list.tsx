import type { ReactNode } from 'react';
import * as styles from '#ds/components/definition-list/definition-list.css';

export type DefinitionListProps = {
  /** Each term with its value, and how that came about. */
  items: readonly { term: string; value: ReactNode; note?: ReactNode }[];
  /** `facts` in columns, the term above; `rows` as on a receipt, the value at the end of the line. */
  look?: 'facts' | 'rows' | undefined;
  columns?: keyof typeof styles.columns | undefined;
};

export function DefinitionList({ columns = 3, items, look = 'facts' }: DefinitionListProps) {
  const isRows = look === 'rows';
  return (
    <dl className={isRows ? styles.rows : styles.columns[columns]}>
      {items.map(({ note, term, value }, index) => (
        // Two lines of a receipt may be of the same name.
        <div key={`${index}.${term}`} className={isRows ? styles.row : styles.fact}>
          <dt className={styles.term}>{term}</dt>
          <dd className={isRows ? styles.end : styles.value}>{value}</dd>
          {note && <dd className={styles.note}>{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
