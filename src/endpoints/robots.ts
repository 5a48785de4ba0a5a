import { localePath, locales } from '#src/i18n/locales.ts';
import type { Route, RouteTable } from '#src/routes/route.ts';
import { routes } from '#src/routes/routes.ts';

const isPublic = ({ isCacheable }: Route): boolean => isCacheable === true;

/**
 * Whether robots are kept from reading a page: it is its visitor's own, and links lead to it. A page with a key in its
 * address may be read, because only who reads it learns that it must not be listed.
 */
const isKeptFrom = (route: Route): boolean =>
  !isPublic(route) && (route.access !== undefined || !route.path.includes('['));

/** Whether a public page may have an address that begins with a path: `/projects/additional-wells` with `/projects/add`. */
const beginsPublic = (path: string, table: RouteTable): boolean =>
  Object.values(table).some(
    (route) => isPublic(route) && new RegExp(`^${route.path.replace(/\[\w+\]/g, '[^/]+')}$`).test(`${path}-x`),
  );

/** A path as patterns of RFC 9309, which match beginnings unless they end with `$`. */
function patternsOf(route: Route, table: RouteTable): string[] {
  // The addresses of staff's pages are nobody else's.
  if (route.access === 'staff') return [`/${route.path.split('/')[1]}/`];
  const path = route.path.replace(/\[\w+\]/g, '*');
  return path !== route.path || beginsPublic(path, table) ? [`${path}$`, `${path}?`] : [path];
}

const inLanguages = (pattern: string) => locales.map((locale) => localePath(locale, pattern));

/** What robots do not read, in every language: pages that are the visitor's own, and what is for programs. */
export function disallowedPatterns(table: RouteTable = routes): string[] {
  const own = Object.values(table)
    .filter(isKeptFrom)
    .flatMap((route) => patternsOf(route, table));
  return [...new Set(own.flatMap(inLanguages)), '/api/', '/forms/'];
}

/** `robots.txt` of the site at an origin. */
export const robotsText = (origin: string): string =>
  `User-agent: *\n${disallowedPatterns()
    .map((pattern) => `Disallow: ${pattern}\n`)
    .join('')}Sitemap: ${origin}/sitemap.xml\n`;
