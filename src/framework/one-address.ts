import { createMiddleware } from 'hono/factory';

/** What the router asks for at a soft route change. At anything else under `/RSC/` it would stumble. */
const SOFT_PAGE = /^\/RSC\/R(?:\/[^/]+)+\.txt$/;

/** A path with its slashes single and none at its end. It never begins with two, so it cannot name another host. */
export const plainPath = (path: string): string => path.replace(/[/\\]+/g, '/').replace(/(.)\/$/, '$1');

/** Each page has one address: others that mean it lead there for good, and the page for none says so by its status. */
export const oneAddress = createMiddleware(async (c, next) => {
  const { pathname, search } = new URL(c.req.url);
  if (pathname.startsWith('/RSC/')) return SOFT_PAGE.test(pathname) ? next() : c.text('404', 404);
  const plain = plainPath(pathname);
  if (plain !== pathname) return c.redirect(plain + search, 301);
  await next();
  if (pathname === '/404' && c.res.status === 200) c.res = new Response(c.res.body, { status: 404, headers: c.res.headers });
});
