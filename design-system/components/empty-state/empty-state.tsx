import type { ReactNode } from 'react';
import { Heading } from '#ds/components/heading/heading.tsx';
import { Medal } from '#ds/components/medal/medal.tsx';
import * as styles from '#ds/components/empty-state/empty-state.css';

export type EmptyStateProps = {
  title: string;
  note?: ReactNode;
  /** One, tonal. */ actions?: ReactNode;
  level?: 2 | 3 | 4 | undefined;
};

/** Nothing here, and what could be. One sentence, one way on. */
export function EmptyState({ actions, level = 2, note, title }: EmptyStateProps) {
  return (
    <div className={styles.root}>
      <Medal size={56} tone="muted" on="canvas" hasRing={false} />
      <Heading level={level} size="h4">
        {title}
      </Heading>
      {note && <p className={styles.note}>{note}</p>}
      {actions && <div className={styles.action}>{actions}</div>}
    </div>
  );
}
