import type { ReactNode } from 'react';
import * as styles from '#ds/layout/layout.css';

export type StackProps = {
  children: ReactNode;
  gap?: keyof typeof styles.gap | undefined;
  as?:
    | 'div'
    | 'ul'
    | 'ol'
    | 'li'
    | 'header'
    | 'footer'
    | 'nav'
    | 'article'
    | 'aside'
    | 'section'
    | 'fieldset'
    | undefined;
  align?: keyof typeof styles.justifyItems | undefined;
  id?: string | undefined;
  label?: string | undefined;
  labelledBy?: string | undefined;
};

/** One under the other. */
export function Stack({ align, as: Element = 'div', children, gap = 4, id, label, labelledBy }: StackProps) {
  const className = [styles.stack, styles.gap[gap], align && styles.justifyItems[align]].filter(Boolean).join(' ');
  return (
    <Element id={id} className={className} aria-label={label} aria-labelledby={labelledBy}>
      {children}
    </Element>
  );
}
