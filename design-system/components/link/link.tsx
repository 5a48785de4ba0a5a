import type { ReactNode } from 'react';
import { Icon } from '#ds/icons/icon.tsx';
import { arrowForward } from '#ds/icons/icons.ts';
import { tones } from '#ds/components/link/link.css';

export type LinkProps = {
  children: ReactNode;
  href: string;
  /** `text` inside a sentence; `go` standing alone, with an arrow; `quiet` in lists of links, as in the footer. */
  tone?: keyof typeof tones | undefined;
  hrefLang?: string | undefined;
  lang?: string | undefined;
  rel?: string | undefined;
  download?: boolean | undefined;
  label?: string | undefined;
  isCurrent?: boolean | undefined;
  id?: string | undefined;
};

/** Goes somewhere. What does something is a button. */
export function Link({ children, isCurrent, label, tone = 'text', ...rest }: LinkProps) {
  return (
    <a {...rest} className={tones[tone]} aria-label={label} aria-current={isCurrent ? 'page' : undefined}>
      {children}
      {tone === 'go' && <Icon icon={arrowForward} size="small" />}
    </a>
  );
}
