import { Hono } from 'hono';
import { endOfMeccanDay } from '#src/domain/season.ts';
import type { Doors } from '#src/framework/adapter.ts';
import type { PageCache } from '#src/framework/page-cache/page-cache.ts';
import type { PageTag } from '#src/framework/page-cache/tags.ts';
import { covers, isCoverPath } from '#src/pages/covers.ts';
import { dialLists, isDialList } from '#src/pages/dial-list.ts';
import { providerSources } from '#src/pages/provider-sources.ts';
import { refuse } from '#src/pages/refusal.ts';
import { createSearchFiles, isSearchFile } from '#src/pages/search-files.ts';
import { placeOf } from '#src/pages/place-of.ts';
import { forgetSite } from '#src/pages/site.ts';
import { work } from '#src/pages/work.ts';
import { createApi } from '#src/server/app.ts';
import { isDatabaseGone } from '#src/server/db/database-gone.ts';
import { readEnv } from '#src/server/env.ts';
import { createForms } from '#src/server/forms.ts';
import { createPaymentDone, isPaymentDone } from '#src/server/forms/payment-done.ts';
import { createHealth } from '#src/server/health.routes.ts';
import { createLog } from '#src/server/log.ts';
import { closeServices, getServices, onTouched } from '#src/server/services.ts';

const HEALTH = /^\/(?:health\/(?:live|ready)|metrics)$/;

/** Joins the halves: what stands beside the pages, and what the adapter must know of them. */
export function createDoors(): Doors {
  const env = envOrLeave();
  const log = createLog('info');
  return {
    api: createApi(getServices),
    forms: createForms(getServices, refuse),
    root: new Hono().route('/', createHealth(getServices)).route('/', covers).route('/', dialLists).route('/', createSearchFiles()).route('/', createPaymentDone(getServices)),
    isRootPath: (path) => HEALTH.test(path) || isCoverPath(path) || isDialList(path) || isSearchFile(path) || isPaymentDone(path),
    refuse: (request, code, requestId) => refuse(request, { code, requestId, ...(code === 'methodNotAllowed' ? { allow: 'GET, HEAD' } : {}) }),
    isUnavailable: isDatabaseGone,
    report: ({ error, path, requestId }) => log.error({ err: error, requestId, ...placeOf(path) }, 'a page failed'),
    origin: env.publicUrl ?? `http://localhost:${env.port}`,
    // Home tells the season, which turns with Mecca's day: a page rendered before midnight is not shown after it.
    turnsAt: endOfMeccanDay,
    onPages: (pages) => onTouched((what) => invalidatePages(pages, what)),
    providerSources,
    isSecure: env.publicUrl?.startsWith('https:') ?? false,
    work,
    open: async () => { await getServices(); },
    close: closeServices,
  };
}

/** A write names what it changed; with `gone:` before it, what must not be shown any longer. */
function invalidatePages(pages: PageCache, what: string): void {
  const isGone = what.startsWith('gone:');
  const tag = isGone ? what.slice('gone:'.length) : what;
  if (tag === 'site') forgetSite();
  pages.invalidate(tag as PageTag, { isGone });
}

/** Settings are checked before anything is opened; each mistake is a sentence for the person at the terminal. */
function envOrLeave() {
  try {
    return readEnv(process.env);
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}
