import type { ReactNode } from 'react';
import { UNSTABLE_ToastQueue as AriaToastQueue } from 'react-aria-components/Toast';

export type ToastContent = {
  title: string;
  note?: ReactNode;
  tone?: 'success' | 'error' | undefined;
  /** Two at most. A link among them closes the toast by itself when it is followed. */
  actions?: ReactNode;
};

const usualDuration = 3000;

/** One a mount, never at module level: on the server that would show one visitor's words to another. */
export function createToastQueue() {
  const queue = new AriaToastQueue<ToastContent>({ maxVisibleToasts: 3 });
  return {
    queue,
    /** Gives what closes it. Time stands still under the pointer and while it has the focus. */
    show(content: ToastContent, duration: number = usualDuration): () => void {
      const key = queue.add(content, { timeout: duration });
      return () => queue.close(key);
    },
  };
}
export type ToastQueue = ReturnType<typeof createToastQueue>;
