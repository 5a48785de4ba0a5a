import { afterEach, describe, expect, it, vi } from 'vitest';
import { disallowedPatterns } from '#src/endpoints/robots.ts';
import { createSitemap } from '#src/endpoints/sitemap.ts';
import { localePath, locales } from '#src/i18n/locales.ts';
import type { Route, RouteTable } from '#src/routes/route.ts';
import { routes } from '#src/routes/routes.ts';

afterEach(() => vi.unstubAllEnvs());

/** As RFC 9309 reads a pattern: `*` is anything, `$` the end, and otherwise it is a beginning. */
function matches(pattern: string, address: string): boolean {
  const beginning = pattern
    .replace(/\$$/, '')
    .split('*')
    .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
    .join('.*');
  return new RegExp(`^${beginning}${pattern.endsWith('$') ? '$' : ''}`).test(address);
}
const isDisallowed = (address: string, table: RouteTable = routes): boolean =>
  disallowedPatterns(table).some((pattern) => matches(pattern, address));

/** The addresses of a route in each language, with a name for each parameter. */
const addressesOf = ({ path }: Route, name: string): string[] =>
  locales.map((locale) => localePath(locale, path.replace(/\[\w+\]/g, name)));
const all: [string, Route][] = Object.entries(routes);

const own = all.filter(([, { access, isCacheable, path }]) => access || !(isCacheable || path.includes('[')));
const shared = all.filter(([, { isCacheable }]) => isCacheable);

describe('robots.txt', () => {
  it('names the sitemap at the configured address, whatever host was asked', async () => {
    vi.stubEnv('PUBLIC_URL', 'https://sanad.example/');
    const answer = await createSitemap(() => Promise.reject(new Error('unused'))).app.request(
      'http://evil.example/robots.txt',
    );
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain/);
    const lines = (await answer.text()).trimEnd().split('\n');
    expect(lines[0]).toBe('User-agent: *');
    expect(lines.at(-1)).toBe('Sitemap: https://sanad.example/sitemap.xml');
    expect(lines.slice(1, -1)).toEqual(disallowedPatterns().map((pattern) => `Disallow: ${pattern}`));
  });

  it('disallows the cart, the checkout, accounts, staff and what is for programs', () => {
    expect(disallowedPatterns()).toEqual(
      expect.arrayContaining([
        '/cart',
        '/ar/cart',
        '/tr/checkout',
        '/profile',
        '/login',
        '/admin/',
        '/api/',
        '/forms/',
      ]),
    );
  });

  it.each(own)('%s, which is its visitor’s own, is read by no robot', (_name, route) => {
    for (const address of addressesOf(route, '17'))
      for (const query of ['', '?next=%2F'])
        expect([address + query, isDisallowed(address + query)]).toEqual([address + query, true]);
  });

  it.each(shared)('%s, which is the same for everybody, may be read', (_name, route) => {
    for (const name of ['water', 'additional-wells', 'editions', 'create-projects', 'cart'])
      for (const address of addressesOf(route, name))
        for (const query of ['', '?page=2'])
          expect([address + query, isDisallowed(address + query)]).toEqual([address + query, false]);
  });

  it('lets robots read that a page with a key in its address is not to be listed', () => {
    for (const address of ['/giving/key', '/ar/refund/key', '/newsletter/unsubscribe/key', '/events/cancel/key'])
      expect([address, isDisallowed(address)]).toEqual([address, false]);
  });

  it('covers a personal page as soon as it is in the table of routes', () => {
    const added = { path: '/projects/saved', isReady: true, access: 'signedIn' } as const satisfies Route;
    for (const address of addressesOf(added, '')) {
      expect(isDisallowed(address)).toBe(false);
      expect(isDisallowed(address, { ...routes, added })).toBe(true);
    }
    expect(isDisallowed('/projects/saved-wells', { ...routes, added })).toBe(false);
  });
});
