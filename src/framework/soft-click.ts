import { splitLocale } from '#src/i18n/locales.ts';

type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'defaultPrevented'>;
type Anchor = Pick<HTMLAnchorElement, 'href' | 'target' | 'hreflang'> & { hasAttribute: (name: string) => boolean };

/**
 * Paths that no page answers, and the checkout: its content security lets the provider in, and that stands in the headers
 * of a document of its own.
 */
const HARD = /^\/(?:api|forms|files|covers|assets|fonts|admin|(?:(?:ar|tr)\/)?checkout)(?:\/|$)/;

/** Where a click should lead without loading the page anew, or nothing where the browser should do as it always does. */
export function isSoftClick(click: Click, link: Anchor, here: Pick<Location, 'href' | 'origin' | 'pathname' | 'search'>): URL | undefined {
  if (click.defaultPrevented || click.button !== 0 || click.metaKey || click.ctrlKey || click.shiftKey || click.altKey) return undefined;
  if ((link.target && link.target !== '_self') || link.hreflang || link.hasAttribute('download') || link.hasAttribute('data-hard')) return undefined;
  if (!URL.canParse(link.href)) return undefined;
  const url = new URL(link.href);
  if (url.origin !== here.origin || HARD.test(url.pathname)) return undefined;
  if (url.hash && url.pathname === here.pathname && url.search === here.search) return undefined;
  // Another language is another document: its `lang`, its direction, its fonts.
  if (splitLocale(url.pathname).locale !== splitLocale(here.pathname).locale) return undefined;
  return url;
}
