import type { ReactNode } from 'react';
import { VisuallyHidden } from '#ds/layout/visually-hidden.tsx';
import { shapes } from '#ds/components/skeleton/skeleton.css';

/** The shape of what comes. Silent: put a group of them into `Skeletons`, which says it once. */
export function Skeleton({ shape = 'line' }: { shape?: keyof typeof shapes | undefined }) {
  return <span className={shapes[shape]} aria-hidden />;
}

export function Skeletons({ children, label }: { children: ReactNode; label: string }) {
  return <div aria-busy="true"><output><VisuallyHidden>{label}</VisuallyHidden></output>{children}</div>;
}
