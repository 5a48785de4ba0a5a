'use client';
import type { ReactNode } from 'react';
import { DialogTrigger } from 'react-aria-components/Dialog';

/** Opened by its trigger, or from outside by `isOpen`. */
export type OpenedProps = {
  trigger?: ReactNode;
  isOpen?: boolean | undefined;
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
};

export const openingOf = ({ isOpen, onOpenChange }: Pick<OpenedProps, 'isOpen' | 'onOpenChange'>) => ({
  ...(isOpen !== undefined && { isOpen }),
  ...(onOpenChange && { onOpenChange }),
});

export function Opened({
  children,
  trigger,
  ...opening
}: OpenedProps & { children: (own: ReturnType<typeof openingOf>) => ReactNode }) {
  const own = openingOf(opening);
  if (!trigger) return children(own);
  return (
    <DialogTrigger {...own}>
      {trigger}
      {children({})}
    </DialogTrigger>
  );
}
