import type { ReactNode } from 'react';
import { sections } from '#ds/layout/layout.css';

export type SectionProps = {
  children: ReactNode;
  tone?: keyof typeof sections | undefined;
  /** A name, or the id of the heading that names it: with neither it is no landmark. */
  label?: string | undefined;
  labelledBy?: string | undefined;
  id?: string | undefined;
};

/** A band across the page, with its air above and below. */
export function Section({ children, id, label, labelledBy, tone = 'plain' }: SectionProps) {
  return (
    <section id={id} className={sections[tone]} aria-label={label} aria-labelledby={labelledBy}>
      {children}
    </section>
  );
}
