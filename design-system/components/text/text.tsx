import type { ReactNode } from 'react';
import { root, type TextLook } from '#ds/components/text/text.css';

export type TextProps = {
  children: ReactNode;
  as?: 'p' | 'span' | 'div' | 'strong' | 'small' | 'figcaption' | 'dt' | 'dd' | 'li' | undefined;
  /** How large it is. @default "body" */
  size?: TextLook['size'] | undefined;
  /** What its colour means. @default "inherit" */
  tone?: TextLook['tone'] | undefined;
  /** How bold it is. @default "inherit" */
  weight?: TextLook['weight'] | undefined;
  /** The longest line. @default "none" */
  measure?: TextLook['measure'] | undefined;
  /** Where its lines begin. @default "start" */
  align?: TextLook['align'] | undefined;
  id?: string | undefined;
  /** For a text that is not in the language of the page. */
  lang?: string | undefined;
  dir?: 'ltr' | 'rtl' | 'auto' | undefined;
};

/** Running text. `subtle` is for counts and placeholders only. */
export function Text({ align, as: Element = 'p', children, measure, size, tone, weight, ...rest }: TextProps) {
  return (
    <Element {...rest} className={root({ align, measure, size, tone, weight })}>
      {children}
    </Element>
  );
}
