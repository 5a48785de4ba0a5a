import type { ReactNode } from 'react';
import * as styles from '#ds/layout/layout.css';

export type InlineProps = {
  children: ReactNode;
  gap?: keyof typeof styles.gap | undefined;
  /** Whether what does not fit goes to the next line. @default true */
  wrap?: boolean | undefined;
  align?: keyof typeof styles.align | undefined;
  /** Where it stands along the line. */
  justify?: keyof typeof styles.justify | undefined;
  as?: 'div' | 'ul' | 'ol' | 'li' | 'span' | 'nav' | 'p' | undefined;
  label?: string | undefined;
};

/** One beside the other, in the direction of reading. */
export function Inline({
  align = 'center',
  as: Element = 'div',
  children,
  gap = 3,
  justify,
  label,
  wrap = true,
}: InlineProps) {
  const className = [
    styles.inline,
    styles.gap[gap],
    styles.align[align],
    wrap && styles.wrap,
    justify && styles.justify[justify],
  ]
    .filter(Boolean)
    .join(' ');
  return (
    <Element className={className} aria-label={label}>
      {children}
    </Element>
  );
}
