'use client';
/* oxlint-disable jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- it hears of what bubbles; the links inside are the controls */
import type { ReactNode } from 'react';
import { CloseButton } from '#ds/components/button/close-button.tsx';
import { useClock } from '#ds/components/toast/use-clock.ts';
import { Icon } from '#ds/icons/icon.tsx';
import { alert, success } from '#ds/icons/icons.ts';
import * as styles from '#ds/components/toast/toast.css';

export type ToastProps = {
  /** What happened, in three words. */
  title: string;
  /** To what it happened. */
  note?: ReactNode;
  /** How it went. @default "success" */
  tone?: 'success' | 'danger' | undefined;
  /** Two links at most. Following one closes the toast. */
  actions?: ReactNode;
  /** Milliseconds, during which neither the pointer nor the focus is on it. @default 3000 */
  duration?: number | undefined;
  /** Takes it away: at the end of its time, by its button, by a link inside. */
  onClose: () => void;
};

/** What happened just now: gone by itself, on close, or on a link. What must be read stands in the page instead. */
export function Toast({ actions, duration = 3000, note, onClose, title, tone = 'success' }: ToastProps) {
  const clock = useClock(onClose, duration);
  return (
    <div className={styles.toast} {...clock}>
      <span className={styles.marks[tone]}>
        <Icon icon={tone === 'success' ? success : alert} />
      </span>
      <div>
        <p className={styles.title}>{title}</p>
        {note && <p className={styles.note}>{note}</p>}
      </div>
      <span className={styles.close}>
        <CloseButton onPress={onClose} />
      </span>
      {actions && (
        <div
          className={styles.actions}
          onClick={(event) => (event.target as Element).closest('a') !== null && onClose()}
        >
          {actions}
        </div>
      )}
    </div>
  );
}
