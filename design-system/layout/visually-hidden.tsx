import type { ReactNode } from 'react';
import { hidden } from '#ds/layout/layout.css';

/** Said to a screen reader, drawn for nobody. */
export function VisuallyHidden({
  as: Element = 'span',
  children,
  id,
}: {
  children: ReactNode;
  as?: 'span' | 'div' | 'h2' | 'h3' | 'legend' | 'caption' | undefined;
  id?: string | undefined;
}) {
  return (
    <Element id={id} className={hidden}>
      {children}
    </Element>
  );
}
