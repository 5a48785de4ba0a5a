import { Hono } from 'hono';
import type { Doors } from '#src/framework/adapter.ts';
import { createPageStore } from '#src/framework/page-store.ts';
import { splitLocale } from '#src/i18n/locales.ts';
import { covers, isCoverPath } from '#src/pages/covers.ts';
import { isKeptPath } from '#src/routes.ts';
import { createApi } from '#src/server/app.ts';
import { readEnv } from '#src/server/env.ts';
import { errorBody } from '#src/server/messages.ts';
import { createForms } from '#src/server/forms.ts';
import { negotiateLocale } from '#src/server/locale.ts';
import { getI18n } from '#src/i18n/server.tsx';
import { closeServices, getServices } from '#src/server/services.ts';

/** Joins the halves: what stands beside the pages, and what the adapter must know of them. */
export function createDoors(): Doors {
  const pages = createPageStore();
  const env = envOrLeave();
  return {
    api: createApi(getServices),
    forms: createForms(getServices),
    root: new Hono().route('/', covers),
    isRootPath: isCoverPath,
    refuse: async (request, code) => {
      const i18n = await getI18n(negotiateLocale(request.headers.get('accept-language') ?? undefined));
      return Response.json(errorBody(i18n, code), { status: code === 'fileTooLarge' ? 413 : 405, headers: code === 'methodNotAllowed' ? { allow: 'GET, HEAD' } : {} });
    },
    isKept: (path) => isKeptPath(splitLocale(path).path),
    pages,
    providerSources: () => undefined,
    isSecure: env.publicUrl?.startsWith('https:') ?? false,
    work: async () => 0,
    open: async () => { await getServices(); },
    close: closeServices,
  };
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
