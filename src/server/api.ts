import { Hono } from 'hono';
import { etag, RETAINED_304_HEADERS } from 'hono/etag';
import { v7 } from 'uuid';
import { getI18n } from '#src/i18n/server.tsx';
import { accountsRoutes } from '#src/server/accounts/accounts.routes.ts';
import { callerOf } from '#src/server/accounts/sessions.ts';
import { socialRoutes } from '#src/server/accounts/social.routes.ts';
import { activitiesRoutes } from '#src/server/activities/activities.routes.ts';
import { annualReportsRoutes } from '#src/server/annual-reports/annual-reports.routes.ts';
import { applicationsRoutes } from '#src/server/applications/applications.routes.ts';
import { articlesRoutes } from '#src/server/articles/articles.routes.ts';
import { bankTransfersRoutes } from '#src/server/bank-statements/bank-transfers.routes.ts';
import { casesRoutes } from '#src/server/cases/cases.routes.ts';
import { ordersRoutes } from '#src/server/checkout/checkout.routes.ts';
import { contactRoutes } from '#src/server/contact/contact.routes.ts';
import { faqsRoutes } from '#src/server/faqs/faqs.routes.ts';
import { filesRoutes } from '#src/server/files/files.routes.ts';
import { giftReceiversRoutes } from '#src/server/gift-receivers/gift-receivers.routes.ts';
import { docs } from '#src/server/http/docs.ts';
import { errorBody } from '#src/server/http/error-messages.ts';
import { AppError, asAppError } from '#src/server/http/errors.ts';
import { negotiateLocale } from '#src/server/http/locale.ts';
import { mount } from '#src/server/http/mount-operations.ts';
import { openApiDocument } from '#src/server/http/openapi.ts';
import type { AnyOperation, ApiEnv } from '#src/server/http/operation.ts';
import { kafaratRoutes } from '#src/server/kafarat/kafarat.routes.ts';
import { ledgerRoutes } from '#src/server/ledger/ledger.routes.ts';
import { ngosRoutes } from '#src/server/ngos/ngos.routes.ts';
import { partnersRoutes } from '#src/server/partners/partners.routes.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { emailRoutes } from '#src/server/profile/email.routes.ts';
import { profileRoutes } from '#src/server/profile/profile.routes.ts';
import { settingsRoutes } from '#src/server/profile/settings.routes.ts';
import { programsRoutes } from '#src/server/programs/programs.routes.ts';
import { projectsRoutes } from '#src/server/projects/projects.routes.ts';
import { receiptsRoutes } from '#src/server/receipts/receipts.routes.ts';
import { labelsRoutes } from '#src/server/reference/labels.routes.ts';
import { refundsRoutes } from '#src/server/refunds/refunds.routes.ts';
import { sacrificesRoutes } from '#src/server/sacrifices/sacrifices.routes.ts';
import { siteRoutes } from '#src/server/site/site.routes.ts';
import { stocksRoutes } from '#src/server/stocks/stocks.routes.ts';
import { volunteersRoutes } from '#src/server/volunteers/volunteers.routes.ts';
import { webhooksRoutes } from '#src/server/webhooks/webhooks.routes.ts';
import { yearlyStatementsRoutes } from '#src/server/yearly-statements/yearly-statements.routes.ts';
import { ownZakatRoutes } from '#src/server/zakat/own-zakat.routes.ts';
import { zakatRoutes } from '#src/server/zakat/zakat.routes.ts';

/** Every operation of the API, one entity a line. */
export const operations: readonly AnyOperation[] = [
  ...programsRoutes,
  ...projectsRoutes,
  ...ledgerRoutes,
  ...ngosRoutes,
  ...sacrificesRoutes,
  ...articlesRoutes,
  ...activitiesRoutes,
  ...applicationsRoutes,
  ...siteRoutes,
  ...annualReportsRoutes,
  ...contactRoutes,
  ...volunteersRoutes,
  ...faqsRoutes,
  ...partnersRoutes,
  ...labelsRoutes,
  ...casesRoutes,
  ...zakatRoutes,
  ...ownZakatRoutes,
  ...stocksRoutes,
  ...kafaratRoutes,
  ...accountsRoutes,
  ...socialRoutes,
  ...emailRoutes,
  ...profileRoutes,
  ...settingsRoutes,
  ...giftReceiversRoutes,
  ...filesRoutes,
  ...ordersRoutes,
  ...receiptsRoutes,
  ...yearlyStatementsRoutes,
  ...refundsRoutes,
  ...bankTransfersRoutes,
  ...webhooksRoutes,
];

let description: ReturnType<typeof openApiDocument> | undefined;
/** The OpenAPI document, made when it is first asked for: it takes a fifth of a second, which no start needs. */
const describeOnce = () => (description ??= openApiDocument(operations));

/** The API, with paths relative to `/api/v1`. `services` may be a function, which the first request calls. */
export function createApi(services: ServiceContext | (() => Promise<ServiceContext>)): Hono<ApiEnv> {
  const app = new Hono<ApiEnv>();
  app.use(async (c, next) => {
    const requestId =
      c.get('requestId') ??
      c.req
        .header('x-request-id')
        ?.replace(/[^\w.-]/g, '')
        .slice(0, 64) ??
      '';
    c.set('requestId', requestId || v7());
    c.set('locale', negotiateLocale(c.req.header('accept-language')));
    c.set('authenticate', callerOf);
    c.set('services', typeof services === 'function' ? await services() : services);
    c.header('x-request-id', c.get('requestId')!);
    c.header('content-language', c.get('locale'));
    c.header('vary', 'accept-language', { append: true });
    c.header('cache-control', 'no-cache');
    await next();
  });
  app.use(etag({ retainedHeaders: [...RETAINED_304_HEADERS, 'x-request-id', 'content-language'] }));
  app.get('/openapi.json', (c) => c.json(describeOnce()));
  app.route('/docs', docs as unknown as Hono<ApiEnv>);
  mount(app, operations);
  app.all('*', () => {
    throw new AppError('notFound');
  });
  app.onError(async (error, c) => {
    const known = asAppError(error);
    if (!(error instanceof AppError))
      c.get('services')?.log.error({ err: error, requestId: c.get('requestId'), path: c.req.path }, 'request failed');
    if (known.retryAfter !== undefined) c.header('retry-after', String(known.retryAfter));
    const i18n = await (c.get('services')?.i18n ?? getI18n)(c.get('locale'));
    return c.json(errorBody(i18n, known.code, known), known.status);
  });
  return app;
}
