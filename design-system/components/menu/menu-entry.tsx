import type { ReactNode } from 'react';
import { entry } from '#ds/components/menu/menu.css';

export type MenuLinkProps = {
  children: ReactNode;
  href: string;
  /** The page that is open, or the choice that stands. */
  current?: 'page' | 'true' | undefined;
  hrefLang?: string | undefined;
  /** For an entry in another language than the page. */
  lang?: string | undefined;
  /** A language that the script in the head remembers when the link is followed. */
  language?: string | undefined;
};

/** An entry that leads somewhere. */
export function MenuLink({ children, current, language, ...rest }: MenuLinkProps) {
  return (
    <a {...rest} className={entry} aria-current={current} data-language={language}>
      {children}
    </a>
  );
}

export type MenuButtonProps = { children: ReactNode };

/** An entry that sends the form around it. */
export function MenuButton({ children }: MenuButtonProps) {
  return (
    <button className={entry} type="submit">
      {children}
    </button>
  );
}
