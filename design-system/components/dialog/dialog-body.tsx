'use client';
import type { ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { CloseButton } from '#ds/components/button/close-button.tsx';
import * as styles from '#ds/components/dialog/dialog.css';

export type Close = { close: () => void };
export type DialogBodyProps = {
  title: string;
  children: ReactNode | ((dialog: Close) => ReactNode);
  /** The ways out, the main one last. */
  actions?: ReactNode | ((dialog: Close) => ReactNode);
  role?: 'dialog' | 'alertdialog' | undefined;
};

const given = (part: ReactNode | ((dialog: Close) => ReactNode), dialog: Close) =>
  typeof part === 'function' ? part(dialog) : part;

/** What a dialog holds: the name, the way out, the content. */
export function DialogBody({ actions, children, role = 'dialog', title }: DialogBodyProps) {
  return (
    <AriaDialog className={styles.body} role={role}>
      {(dialog) => (
        <>
          <div className={styles.head}>
            <Heading slot="title" level={2} className={styles.title}>
              {title}
            </Heading>
            <CloseButton onPress={dialog.close} />
          </div>
          {given(children, dialog)}
          {actions && <div className={styles.actions}>{given(actions, dialog)}</div>}
        </>
      )}
    </AriaDialog>
  );
}
