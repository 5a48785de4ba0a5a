import { Hono } from 'hono';
import { etag, RETAINED_304_HEADERS } from 'hono/etag';
import { v7 } from 'uuid';
import { getI18n } from '#src/i18n/server.tsx';
import type { ServiceContext } from './context.ts';
import { docs } from './docs.ts';
import { AppError, asAppError } from './errors.ts';
import { negotiateLocale } from './locale.ts';
import { errorBody } from './messages.ts';
import { mount } from './mount.ts';
import { openApiDocument } from './openapi.ts';
import type { AnyOperation, ApiEnv } from './operation.ts';
import { ordersRoutes } from './orders/orders.routes.ts';
import { programsRoutes } from './programs/programs.routes.ts';
import { projectsRoutes } from './projects/projects.routes.ts';
import { siteRoutes } from './site/site.routes.ts';
import { webhooksRoutes } from './webhooks/webhooks.routes.ts';

/** The map of the API: a line a room. */
export const operations: readonly AnyOperation[] = [
  ...programsRoutes,
  ...projectsRoutes,
  ...siteRoutes,
  ...ordersRoutes,
  ...webhooksRoutes,
];

/** The whole API, its paths relative to `/api/v1`. Services may come late: they are opened by the first request. */
export function createApi(services: ServiceContext | (() => Promise<ServiceContext>)): Hono<ApiEnv> {
  const document = openApiDocument(operations);
  const app = new Hono<ApiEnv>();
  app.use(async (c, next) => {
    const requestId = c.get('requestId') ?? c.req.header('x-request-id')?.replace(/[^\w.-]/g, '').slice(0, 64) ?? '';
    c.set('requestId', requestId || v7());
    c.set('locale', negotiateLocale(c.req.header('accept-language')));
    c.set('services', typeof services === 'function' ? await services() : services);
    c.header('x-request-id', c.get('requestId')!);
    c.header('content-language', c.get('locale'));
    c.header('vary', 'accept-language', { append: true });
    c.header('cache-control', 'no-cache');
    await next();
  });
  app.use(etag({ retainedHeaders: [...RETAINED_304_HEADERS, 'x-request-id', 'content-language'] }));
  app.get('/openapi.json', (c) => c.json(document));
  app.route('/docs', docs as unknown as Hono<ApiEnv>);
  mount(app, operations);
  app.all('*', () => { throw new AppError('notFound'); });
  app.onError(async (error, c) => {
    const known = asAppError(error);
    if (!(error instanceof AppError)) c.get('services')?.log.error({ err: error, requestId: c.get('requestId'), path: c.req.path }, 'request failed');
    if (known.retryAfter !== undefined) c.header('retry-after', String(known.retryAfter));
    const i18n = await (c.get('services')?.i18n ?? getI18n)(c.get('locale'));
    return c.json(errorBody(i18n, known.code, known.fields), known.status);
  });
  return app;
}

/** The API of this process. Its services open with the first request. */
export const api = createApi(async () => (await import('./services.ts')).getServices());
