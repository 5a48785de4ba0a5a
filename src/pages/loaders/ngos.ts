import { tagPage } from '#src/framework/page-cache/tags.ts';
import type { Locale } from '#src/i18n/locales.ts';
import type { NgosListQuery } from '#src/screens/ngos/ngos-query.ts';
import type { NgosView } from '#src/screens/ngos/ngos-view.ts';
import { AppError } from '#src/server/http/errors.ts';
import { listNgoPlaces, listNgos } from '#src/server/ngos/ngos.service.ts';
import { getServices } from '#src/server/services.ts';

const PAGE = 9;
/** So many pages stand together at most: further down, the first ones leave. */
const MOST_PAGES = 11;

/** The register up to the page that the address names, so that who comes back finds the place again. A wrong filter finds nothing. */
export async function readNgos(
  { page, query }: { query: NgosListQuery; page: number },
  locale: Locale,
): Promise<NgosView> {
  const ctx = await getServices();
  const first = Math.max(0, page - MOST_PAGES) * PAGE;
  const [all, [found]] = await Promise.all([
    listNgoPlaces(ctx),
    Promise.allSettled([
      listNgos(ctx, { ...query, offset: String(first), limit: String(page * PAGE - first) }, locale),
    ]),
  ]);
  tagPage('projects');
  const view = { query, page, all };
  if (found.status === 'fulfilled') {
    const { data, total } = found.value;
    // An address from a longer list leads to the end of this one.
    const last = Math.ceil(total / PAGE);
    if (data.length === 0 && total > 0 && last < page) return readNgos({ page: last, query }, locale);
    return { ...view, found: { data, total, hasMore: first + data.length < total } };
  }
  const error: unknown = found.reason;
  if (error instanceof AppError && error.code === 'validation')
    return { ...view, found: { data: [], total: 0, hasMore: false } };
  ctx.log.error({ err: error }, 'the institutions could not be read');
  return view;
}
