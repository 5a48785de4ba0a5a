import { splitLocale } from '#src/i18n/locales.ts';

type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'defaultPrevented'>;
type Anchor = Pick<HTMLAnchorElement, 'href' | 'target' | 'hreflang'> & { hasAttribute: (name: string) => boolean };

/** Paths that are no pages: files by the end of their name, the rest by their beginning, with the routes with `isFullLoad`. A test compares it with the route table, which browsers do not load. */
const FULL_LOAD_PATHS = /^\/(?:api|forms|files|(?:(?:ar|tr)\/)?(?:admin|checkout|giving|refund))(?:\/|$)|\.\w+$/;

/** The address of a client navigation for a click; undefined where the browser should load the document. */
export function getClientNavUrl(
  click: Click,
  link: Anchor,
  here: Pick<Location, 'href' | 'origin' | 'pathname' | 'search'>,
): URL | undefined {
  if (click.defaultPrevented || click.button !== 0 || click.metaKey || click.ctrlKey || click.shiftKey || click.altKey)
    return undefined;
  if (
    (link.target && link.target !== '_self') ||
    link.hreflang ||
    link.hasAttribute('download') ||
    link.hasAttribute('data-full-load')
  )
    return undefined;
  if (!URL.canParse(link.href)) return undefined;
  const url = new URL(link.href);
  if (url.origin !== here.origin || FULL_LOAD_PATHS.test(url.pathname)) return undefined;
  if (url.hash && url.pathname === here.pathname && url.search === here.search) return undefined;
  // Another language needs a new document, for its `lang`, direction and fonts.
  if (splitLocale(url.pathname).locale !== splitLocale(here.pathname).locale) return undefined;
  return url;
}
