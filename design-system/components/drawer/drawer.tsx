'use client';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { DialogBody, type DialogBodyProps } from '#ds/components/dialog/dialog-body.tsx';
import { drawerScrim, sides } from '#ds/components/dialog/dialog.css';
import { Opened, type OpenedProps } from '#ds/components/dialog/opened.tsx';

export type DrawerProps = OpenedProps & Omit<DialogBodyProps, 'role'> & {
  /** `donate` keeps to its physical edge; `sheet` and `donate` come from below on a phone. */
  side?: keyof typeof sides | undefined;
};

/** Slides over the page from an edge: the mobile menu, filters, the donate panel. Escape and a press outside close it. */
export function Drawer({ isOpen, onOpenChange, side = 'end', trigger, ...body }: DrawerProps) {
  return (
    <Opened trigger={trigger} isOpen={isOpen} onOpenChange={onOpenChange}>
      {(own) => (
        <ModalOverlay {...own} className={drawerScrim} isDismissable>
          <Modal className={sides[side]}><DialogBody {...body} /></Modal>
        </ModalOverlay>
      )}
    </Opened>
  );
}
