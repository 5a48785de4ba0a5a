import { Hono } from 'hono';
import { endOfMeccanDay } from '#src/domain/season.ts';
import type { Doors } from '#src/framework/adapter.ts';
import { createPageStore } from '#src/framework/page-store.ts';
import { splitLocale } from '#src/i18n/locales.ts';
import { covers, isCoverPath } from '#src/pages/covers.ts';
import { dialLists, isDialList } from '#src/pages/dial-list.ts';
import { providerSources } from '#src/pages/provider-sources.ts';
import { refuse } from '#src/pages/refusal.ts';
import { createSearchFiles, isSearchFile } from '#src/pages/search-files.ts';
import { placeOf } from '#src/pages/place-of.ts';
import { forgetSite } from '#src/pages/site.ts';
import { work } from '#src/pages/work.ts';
import { isKeptPath, routeAt } from '#src/routes.ts';
import { createApi } from '#src/server/app.ts';
import { readEnv } from '#src/server/env.ts';
import { createForms } from '#src/server/forms.ts';
import { createPaymentDone, isPaymentDone } from '#src/server/forms/payment-done.ts';
import { createHealth } from '#src/server/health.routes.ts';
import { createLog } from '#src/server/log.ts';
import { closeServices, getServices, onTouched } from '#src/server/services.ts';

const HEALTH = /^\/(?:health\/(?:live|ready)|metrics)$/;

/** Joins the halves: what stands beside the pages, and what the adapter must know of them. */
export function createDoors(): Doors {
  // Home tells the season, which turns with Mecca's day: a page drawn before midnight is not shown after it.
  const pages = createPageStore(Date.now, endOfMeccanDay);
  const env = envOrLeave();
  const log = createLog('info');
  onTouched((what) => {
    if (what === 'site') forgetSite();
    pages.forget((path) => what === 'site' || showsProjects(path));
  });
  return {
    api: createApi(getServices),
    forms: createForms(getServices, refuse),
    root: new Hono().route('/', createHealth(getServices)).route('/', covers).route('/', dialLists).route('/', createSearchFiles()).route('/', createPaymentDone(getServices)),
    isRootPath: (path) => HEALTH.test(path) || isCoverPath(path) || isDialList(path) || isSearchFile(path) || isPaymentDone(path),
    refuse: (request, code, requestId) => refuse(request, { code, requestId, ...(code === 'methodNotAllowed' ? { allow: 'GET, HEAD' } : {}) }),
    report: ({ error, path, requestId }) => log.error({ err: error, requestId, ...placeOf(path) }, 'a page failed'),
    isKept: (path) => isKeptPath(splitLocale(path).path),
    pages,
    providerSources,
    isSecure: env.publicUrl?.startsWith('https:') ?? false,
    work,
    open: async () => { await getServices(); },
    close: closeServices,
  };
}

const PROJECT_ROUTES = new Set(['home', 'projects', 'program', 'project']);
const showsProjects = (path: string): boolean => PROJECT_ROUTES.has(routeAt(splitLocale(path).path) ?? '');

/** Settings are checked before anything is opened; each mistake is a sentence for the person at the terminal. */
function envOrLeave() {
  try {
    return readEnv(process.env);
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}
