import type { MiddlewareHandler } from 'hono';

/** Whether a browser fetched a page ahead, or the service worker a copy: nobody has opened it. */
const isAhead = (headers: Headers): boolean =>
  /prefetch/.test(headers.get('sec-purpose') ?? '') || headers.get('purpose') === 'prefetch';

/** Tells the path of every page that is opened: as a document, or as the flight data of a client navigation. */
export const countViews =
  (count: (path: string) => void): MiddlewareHandler =>
  async (c, next) => {
    await next();
    const { headers, method } = c.req.raw;
    if (method !== 'GET' || c.res.status !== 200 || isAhead(headers)) return;
    const { path } = c.req;
    // Flight data with a version belong to a document that was counted.
    const isPage = path.startsWith('/RSC/')
      ? c.req.query('version') === undefined
      : c.res.headers.get('content-type')?.startsWith('text/html') === true;
    if (isPage) count(path);
  };
