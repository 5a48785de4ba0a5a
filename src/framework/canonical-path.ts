import { createMiddleware } from 'hono/factory';

/** The address that the router fetches for a client navigation. Other addresses under `/RSC/` make it fail. */
const SOFT_PAGE = /^\/RSC\/R(?:\/[^/]+)+\.txt$/;

/** A path with single slashes and none at its end. It never begins with two, so it cannot name another host. */
const plainPath = (path: string): string => path.replace(/[/\\]+/g, '/').replace(/(.)\/$/, '$1');

/** Redirects other spellings of a page's address to the canonical one (301), and gives the not-found page its status. */
export const canonicalPath = createMiddleware(async (c, next) => {
  const { pathname, search } = new URL(c.req.url);
  if (pathname.startsWith('/RSC/')) return SOFT_PAGE.test(pathname) ? next() : c.text('404', 404);
  const plain = plainPath(pathname);
  if (plain !== pathname) return c.redirect(plain + search, 301);
  await next();
  if (pathname === '/404' && c.res.status === 200)
    c.res = new Response(c.res.body, { status: 404, headers: c.res.headers });
});
