/* oxlint-disable jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard */
import type { ReactNode } from 'react';
import { bleed } from '#ds/layout/layout.css';

export type BleedProps = {
  children: ReactNode;
  /** What scrolls can be reached by keyboard and has a name. */
  label: string;
};

/** Goes to the edges of the page, and scrolls sideways by itself when what it holds is wider. */
export function Bleed({ children, label }: BleedProps) {
  return (
    <section className={bleed} aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
