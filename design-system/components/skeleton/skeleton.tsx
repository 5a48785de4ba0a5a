import type { ReactNode } from 'react';
import { VisuallyHidden } from '#ds/layout/visually-hidden.tsx';
import { shapes } from '#ds/components/skeleton/skeleton.css';

export type SkeletonProps = {
  /** What comes there. @default "line" */
  shape?: keyof typeof shapes | undefined;
};

/** The shape of what comes. Silent: put a group of them into `Skeletons`, which says it once. */
export function Skeleton({ shape = 'line' }: SkeletonProps) {
  return <span className={shapes[shape]} aria-hidden />;
}

export type SkeletonsProps = {
  children: ReactNode;
  /** What is said once: that it is loading. */
  label: string;
};

/** A group of shapes that says once what is under way. */
export function Skeletons({ children, label }: SkeletonsProps) {
  return (
    <div aria-busy="true">
      <output>
        <VisuallyHidden>{label}</VisuallyHidden>
      </output>
      {children}
    </div>
  );
}
