import type { QueryParameter } from '#src/contracts/query-parameters.ts';

/** One route. Links, menus, guards, the sitemap, the page cache and the pages are derived from it. */
export type Route = {
  /** Without the language; `[name]` is a parameter. */
  path: `/${string}`;
  /** Whether its screen exists. Nothing links to a route without one, and its page says "in preparation". @default false */
  isReady?: true;
  /** Rendered once for all visitors of a language, by the page cache. @default false */
  isCacheable?: true;
  /** Whether search engines may list it. A cacheable page that is ready is in the sitemap unless this is false. @default isCacheable */
  isIndexable?: false;
  /** Who may enter. @default everybody */
  access?: 'signedIn' | 'staff';
  /** Header and footer. `giving`: reduced ones, for paying; `staff`: those and the account. @default 'full' */
  shell?: 'giving' | 'staff';
  /** Links to it load a new document, because its headers hold a content security policy of its own. @default false */
  isFullLoad?: true;
  /** The query parameters that the page reads besides `donationFrequency`, which every page with the donation panel reads. */
  query?: readonly QueryParameter[];
  /** The query parameter with which the page hydrates at once, as where a card form must appear. */
  hydratesAtOnceWith?: QueryParameter;
};
export type RouteTable = Record<string, Route>;
