import type { ReactNode } from 'react';
import { type ButtonLook, root } from '#ds/components/button/button.css';

export type ButtonLinkProps = {
  children: ReactNode;
  href: string;
  /** What its colours mean; gold is for zakat alone. @default "filled" */
  tone?: ButtonLook['tone'] | undefined;
  /** How large it is: 44, 48 or 56 px high. @default "base" */
  size?: ButtonLook['size'] | undefined;
  /** What it stands on: only `filled` has a look of its own on the deep green. @default "canvas" */
  on?: ButtonLook['on'] | undefined;
  isFullWidth?: boolean | undefined;
  hrefLang?: string | undefined;
  download?: boolean | undefined;
  /** Where the words alone do not say which: "Donate" under twelve cards. */
  label?: string | undefined;
  describedBy?: string | undefined;
};

/** Goes somewhere and looks like a button. */
export function ButtonLink({ children, describedBy, isFullWidth, label, on, size, tone, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} className={root({ tone, size, on, isFullWidth })} aria-label={label} aria-describedby={describedBy}>
      {children}
    </a>
  );
}
