import type { ReactNode } from 'react';
import { pages } from '#ds/layout/layout.css';

export type PageProps = {
  children: ReactNode;
  /** How wide what it holds may become. @default "content" */
  width?: keyof typeof pages | undefined;
};

/** Holds the width of the content and its gutters. */
export function Page({ children, width = 'content' }: PageProps) {
  return <div className={pages[width]}>{children}</div>;
}
