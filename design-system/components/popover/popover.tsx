'use client';
import type { ReactNode } from 'react';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Popover as AriaPopover } from 'react-aria-components/Popover';
import * as styles from '#ds/components/popover/popover.css';

export type PopoverProps = {
  trigger: ReactNode;
  label: string;
  children: ReactNode;
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top' | 'bottom' | undefined;
};

/** More, beside what was pressed: a definition, a share sheet. Escape and a press outside close it. */
export function Popover({ children, label, placement = 'bottom start', trigger }: PopoverProps) {
  return (
    <DialogTrigger>
      {trigger}
      <AriaPopover className={styles.surface} placement={placement} offset={6}>
        <Dialog aria-label={label} className={styles.body}>
          {children}
        </Dialog>
      </AriaPopover>
    </DialogTrigger>
  );
}
