'use client';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { DialogBody, type DialogBodyProps } from '#ds/components/dialog/dialog-body.tsx';
import { Opened, type OpenedProps } from '#ds/components/dialog/opened.tsx';
import * as styles from '#ds/components/dialog/dialog.css';

export type DialogProps = OpenedProps & DialogBodyProps;

/** A question that must be answered before going on. What can wait stands in the page; what is long is a page. */
export function Dialog({ isOpen, onOpenChange, role, trigger, ...body }: DialogProps) {
  return (
    <Opened trigger={trigger} isOpen={isOpen} onOpenChange={onOpenChange}>
      {(own) => (
        <ModalOverlay {...own} className={styles.scrim} isDismissable={role !== 'alertdialog'}>
          <Modal className={styles.modal}>
            <DialogBody {...body} role={role} />
          </Modal>
        </ModalOverlay>
      )}
    </Opened>
  );
}
