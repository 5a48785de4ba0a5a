'use client';
import { useLingui } from '@lingui/react/macro';
import { createContext, type ReactNode, use, useState } from 'react';
import { Text, UNSTABLE_Toast as AriaToast, UNSTABLE_ToastContent as AriaToastContent, UNSTABLE_ToastList as AriaToastList, UNSTABLE_ToastRegion as AriaToastRegion } from 'react-aria-components/Toast';
import { Pressable } from '#ds/components/button/pressable.tsx';
import { alert, close, success } from '#ds/icons/glyphs.ts';
import { Icon } from '#ds/icons/icon.tsx';
import { createToastQueue, type ToastContent, type ToastQueue } from '#ds/components/toast/toast-queue.ts';
import * as styles from '#ds/components/toast/toast.css';

/** Where toasts stand: top right in every language. F6 leads there. */
export function ToastRegion({ queue: { queue } }: { queue: ToastQueue }) {
  const { t } = useLingui();
  return (
    <AriaToastRegion queue={queue} className={styles.region} aria-label={t`Notifications`}>
      <AriaToastList<ToastContent> className={styles.list}>
        {({ toast }) => {
          const { actions, note, title, tone = 'success' } = toast.content;
          return (
            <AriaToast toast={toast} className={styles.toast}>
              <span className={styles.marks[tone]}><Icon glyph={tone === 'success' ? success : alert} /></span>
              <AriaToastContent>
                <Text slot="title" elementType="div" className={styles.title}>{title}</Text>
                {note && <Text slot="description" elementType="div" className={styles.note}>{note}</Text>}
              </AriaToastContent>
              <span className={styles.close}><Pressable slot="close" tone="quiet" size="small" isIconOnly label={t`Close`}><Icon glyph={close} /></Pressable></span>
              {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- it hears of what bubbles; the links inside are the controls */}
              {actions && <div className={styles.actions} onClick={(event) => (event.target as Element).closest('a') && queue.close(toast.key)}>{actions}</div>}
            </AriaToast>
          );
        }}
      </AriaToastList>
    </AriaToastRegion>
  );
}

const ToastContext = createContext<ToastQueue | undefined>(undefined);

/** Holds the queue of this mount and draws it. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [queue] = useState(createToastQueue);
  return <ToastContext value={queue}>{children}<ToastRegion queue={queue} /></ToastContext>;
}

export function useToasts(): ToastQueue {
  const queue = use(ToastContext);
  if (!queue) throw new Error('useToasts needs a ToastProvider above it.');
  return queue;
}
