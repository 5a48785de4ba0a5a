import type { ReactNode } from 'react';
import { pages } from '#ds/layout/layout.css';

/** Holds the width of the content and its gutters. */
export function Page({ children, width = 'content' }: { children: ReactNode; width?: keyof typeof pages | undefined }) {
  return <div className={pages[width]}>{children}</div>;
}
