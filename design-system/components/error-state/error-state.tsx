import type { ReactNode } from 'react';
import { Heading } from '#ds/components/heading/heading.tsx';
import { Icon } from '#ds/icons/icon.tsx';
import { alert } from '#ds/icons/icons.ts';
import * as styles from '#ds/components/empty-state/empty-state.css';

export type ErrorStateProps = {
  title: string;
  note?: ReactNode;
  /** To try again. */ actions?: ReactNode;
  level?: 1 | 2 | 3 | 4 | undefined;
};

/** A part of the page could not be had. It says what failed, what did not, and offers to try again. */
export function ErrorState({ actions, level = 2, note, title }: ErrorStateProps) {
  return (
    <div className={styles.plain} role="alert">
      <span className={styles.mark}>
        <Icon icon={alert} size="large" />
      </span>
      <Heading level={level} size="h4">
        {title}
      </Heading>
      {note && <p className={styles.note}>{note}</p>}
      {actions && <div className={styles.action}>{actions}</div>}
    </div>
  );
}
