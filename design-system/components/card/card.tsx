import type { ReactNode } from 'react';
import { paddings, tones } from '#ds/components/card/card.css';

export type CardProps = {
  children: ReactNode;
  tone?: keyof typeof tones | undefined;
  padding?: keyof typeof paddings | undefined;
  as?: 'div' | 'article' | 'section' | 'li' | 'aside' | undefined;
  label?: string | undefined;
  labelledBy?: string | undefined;
};

/** What belongs together, within a line. `raised` floats: only for the sheet that holds a donation form. */
export function Card({
  as: Element = 'div',
  children,
  label,
  labelledBy,
  padding = 'base',
  tone = 'plain',
}: CardProps) {
  return (
    <Element className={`${tones[tone]} ${paddings[padding]}`} aria-label={label} aria-labelledby={labelledBy}>
      {children}
    </Element>
  );
}
