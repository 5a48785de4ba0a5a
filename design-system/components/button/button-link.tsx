import type { ReactNode } from 'react';
import { type ButtonLook, root } from '#ds/components/button/button.css';

export type ButtonLinkProps = {
  children: ReactNode;
  href: string;
  tone?: ButtonLook['tone'] | undefined;
  size?: ButtonLook['size'] | undefined;
  isFullWidth?: boolean | undefined;
  hrefLang?: string | undefined;
  download?: boolean | undefined;
  /** Where the words alone do not say which: "Donate" under twelve cards. */
  label?: string | undefined;
  describedBy?: string | undefined;
};

/** Goes somewhere and looks like a button. */
export function ButtonLink({ children, describedBy, isFullWidth, label, size, tone, ...rest }: ButtonLinkProps) {
  return <a {...rest} className={root({ tone, size, isFullWidth })} aria-label={label} aria-describedby={describedBy}>{children}</a>;
}
