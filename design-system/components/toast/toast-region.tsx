import type { ReactNode } from 'react';
import { region } from '#ds/components/toast/toast.css';

export type ToastRegionProps = {
  /** A `Toast`, or nothing. */
  children: ReactNode;
};

/** Where toasts stand: top right in every language. It is there before its first toast, so that the words are heard. */
export const ToastRegion = ({ children }: ToastRegionProps) => <output className={region}>{children}</output>;
