import type { ReactNode } from 'react';
import { root, type TextLook } from '#ds/components/text/text.css';

export type TextProps = {
  children: ReactNode;
  as?: 'p' | 'span' | 'div' | 'strong' | 'small' | 'figcaption' | 'dt' | 'dd' | 'li' | undefined;
  size?: TextLook['size'] | undefined;
  tone?: TextLook['tone'] | undefined;
  weight?: TextLook['weight'] | undefined;
  measure?: TextLook['measure'] | undefined;
  align?: TextLook['align'] | undefined;
  id?: string | undefined;
  /** For a text that is not in the language of the page. */
  lang?: string | undefined;
  dir?: 'ltr' | 'rtl' | 'auto' | undefined;
};

/** Running text. `subtle` is for counts and placeholders only. */
export function Text({ align, as: Element = 'p', children, measure, size, tone, weight, ...rest }: TextProps) {
  return <Element {...rest} className={root({ align, measure, size, tone, weight })}>{children}</Element>;
}
