import { runCommand } from '#src/app/cli.ts';
import { providerSources } from '#src/app/provider-sources.ts';
import { endOfMeccanDay } from '#src/domain/season.ts';
import { createAnnualReportFile } from '#src/endpoints/annual-report.ts';
import { createCalendars } from '#src/endpoints/calendars.ts';
import { covers } from '#src/endpoints/covers.ts';
import { dialCodes } from '#src/endpoints/dial-codes.ts';
import { createEmbeds } from '#src/endpoints/embeds/embeds.ts';
import { renderErrorResponse } from '#src/endpoints/error-page.ts';
import { createFeeds } from '#src/endpoints/feeds.ts';
import { createFiles } from '#src/endpoints/files.ts';
import { hawlReminder } from '#src/endpoints/hawl.ts';
import { icons } from '#src/endpoints/icons.ts';
import { createLedgerFiles } from '#src/endpoints/ledger.ts';
import { createMeasuring } from '#src/endpoints/measuring.ts';
import { createOpenData } from '#src/endpoints/open-data.ts';
import { createCertificateFile, createReceiptFile } from '#src/endpoints/order-documents.ts';
import { createPaymentReturn } from '#src/endpoints/payment-return.ts';
import { createPictures } from '#src/endpoints/pictures.ts';
import { createProfileExport } from '#src/endpoints/profile-export.ts';
import { createServiceWorker } from '#src/endpoints/service-worker.ts';
import { createSitemap } from '#src/endpoints/sitemap.ts';
import { createSocialReturn } from '#src/endpoints/social-return.ts';
import { createYearlyStatement } from '#src/endpoints/yearly-statement.ts';
import type { AdapterOptions } from '#src/framework/adapter.ts';
import type { PageCache } from '#src/framework/page-cache/page-cache.ts';
import type { PageTag } from '#src/framework/page-cache/tags.ts';
import { isLocale } from '#src/i18n/locales.ts';
import { invalidateSite } from '#src/pages/loaders/site.ts';
import { routeLabel } from '#src/routes/route-label.ts';
import { routeAt } from '#src/routes/routes.ts';
import { createApi } from '#src/server/api.ts';
import { createForms } from '#src/server/forms.ts';
import { createHealth } from '#src/server/http/health.ts';
import { isDatabaseGone } from '#src/server/platform/db/database-gone.ts';
import { readEnv } from '#src/server/platform/env.ts';
import { createLog } from '#src/server/platform/log.ts';
import { closeServices, getServices, onInvalidate } from '#src/server/services.ts';
import { countPage } from '#src/server/site-counts/counter.ts';

const HEALTH = /^\/(?:health\/(?:live|ready)|metrics)$/;

/** Composes the server: API, forms, endpoints, and the options of the adapter. */
export function createAdapterOptions(): AdapterOptions {
  const env = readEnvOrExit();
  const log = createLog('info');
  return {
    api: createApi(getServices),
    forms: createForms(getServices, renderErrorResponse),
    endpoints: [
      { matches: (path) => HEALTH.test(path), app: createHealth(getServices) },
      covers,
      dialCodes,
      icons,
      hawlReminder,
      createEmbeds(),
      createCalendars(),
      createAnnualReportFile(),
      createFeeds(),
      createMeasuring({ pixelId: env.pixelId, scriptUrl: env.pixelScriptUrl }),
      createOpenData(),
      createLedgerFiles(),
      createPictures(),
      createFiles(),
      createSitemap(),
      createServiceWorker({ isOn: env.hasServiceWorker }),
      createPaymentReturn(getServices),
      createSocialReturn(),
      createReceiptFile(),
      createCertificateFile(),
      createYearlyStatement(),
      createProfileExport(),
    ],
    renderErrorResponse: (request, code, requestId) =>
      renderErrorResponse(request, { code, requestId, ...(code === 'methodNotAllowed' ? { allow: 'GET, HEAD' } : {}) }),
    isUnavailable: isDatabaseGone,
    report: ({ error, path, requestId }) =>
      log.error({ err: error, requestId, ...routeLabel(path) }, 'page failed to render'),
    origin: env.publicUrl ?? `http://localhost:${env.port}`,
    // Home shows the season, which begins at midnight in Mecca, so a page rendered before it is not served after it.
    nextExpiry: endOfMeccanDay,
    onView: countView,
    onPages: (pages) => onInvalidate((tag) => invalidatePages(pages, tag)),
    providerSources,
    isSecure: env.publicUrl?.startsWith('https:') ?? false,
    runCommand,
    open: async () => {
      await getServices();
    },
    close: closeServices,
  };
}

/** Counts a page by the pattern of its route; other addresses, which may be made up, are not counted. */
function countView(address: string): void {
  const { locale, route } = routeLabel(address);
  if (routeAt(route) !== undefined && isLocale(locale)) countPage({ locale, route }, new Date());
}

/** Invalidates the pages of a tag. With the prefix `gone:` they are dropped at once, not served while rendered again. */
function invalidatePages(pages: PageCache, invalidated: string): void {
  const isGone = invalidated.startsWith('gone:');
  const tag = isGone ? invalidated.slice('gone:'.length) : invalidated;
  if (tag === 'site') invalidateSite();
  pages.invalidate(tag as PageTag, { isGone });
}

/** Reads the environment before anything is opened; prints each mistake as a sentence and exits with 1. */
function readEnvOrExit() {
  try {
    return readEnv(process.env);
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}
