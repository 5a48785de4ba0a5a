'use client';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Pressable } from '#ds/components/button/pressable.tsx';
import { close } from '#ds/icons/glyphs.ts';
import { Icon } from '#ds/icons/icon.tsx';
import * as styles from '#ds/components/dialog/dialog.css';

export type Close = { close: () => void };
export type DialogBodyProps = {
  title: string;
  children: ReactNode | ((dialog: Close) => ReactNode);
  /** The ways out, the main one last. */
  actions?: ReactNode | ((dialog: Close) => ReactNode);
  role?: 'dialog' | 'alertdialog' | undefined;
};

const given = (part: ReactNode | ((dialog: Close) => ReactNode), dialog: Close) => (typeof part === 'function' ? part(dialog) : part);

/** What a dialog and a drawer hold: the name, the way out, the content. */
export function DialogBody({ actions, children, role = 'dialog', title }: DialogBodyProps) {
  const { t } = useLingui();
  return (
    <AriaDialog className={styles.body} role={role}>
      {(dialog) => (
        <>
          <div className={styles.head}>
            <Heading slot="title" level={2} className={styles.title}>{title}</Heading>
            <Pressable tone="quiet" size="small" isIconOnly label={t`Close`} onPress={dialog.close}><Icon glyph={close} /></Pressable>
          </div>
          {given(children, dialog)}
          {actions && <div className={styles.actions}>{given(actions, dialog)}</div>}
        </>
      )}
    </AriaDialog>
  );
}
