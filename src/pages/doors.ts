import { Hono } from 'hono';
import type { Doors } from '#src/framework/adapter.ts';
import { createPageStore } from '#src/framework/page-store.ts';
import { splitLocale } from '#src/i18n/locales.ts';
import { isKeptPath } from '#src/routes.ts';
import { covers, isCoverPath } from '#src/pages/covers.ts';
import { forms } from '#src/server/forms.ts';
import { api } from '#src/server/app.ts';

/** Joins the halves: what stands beside the pages, and what the adapter must know of them. */
export function createDoors(): Doors {
  const pages = createPageStore();
  return {
    api: new Hono().route('/api/v1', api),
    forms: new Hono().route('/forms', forms),
    root: Object.assign(covers, { match: isCoverPath }),
    refuse: (_request, code) => Response.json({ errorCode: code }, { status: code === 'fileTooLarge' ? 413 : 405, headers: code === 'methodNotAllowed' ? { allow: 'GET, HEAD' } : {} }),
    isKept: (path) => isKeptPath(splitLocale(path).path),
    pages,
    providerSources: () => undefined,
    isSecure: process.env['PUBLIC_URL']?.startsWith('https:') ?? false,
    work: async () => 0,
    close: async () => {},
  };
}
