import type { ActivityKind } from '#src/domain/activity.ts';
import { daysOfMonth } from '#src/domain/article.ts';
import { expirePageAt, tagPage } from '#src/framework/page-cache/tags.ts';
import type { Locale } from '#src/i18n/locales.ts';
import type { ActivitiesView } from '#src/screens/activities/activities-view.ts';
import { isNarrowed, type ListQuery } from '#src/screens/list-parts/list-query.ts';
import { countActivityFacets, listActivities, listUpcoming } from '#src/server/activities/activities.service.ts';
import { AppError } from '#src/server/http/errors.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { listTags } from '#src/server/reference/reference.service.ts';
import { getServices } from '#src/server/services.ts';

const PAGE = 9;
/** So many pages stand together at most: further down, the first ones leave. */
const MOST_PAGES = 11;
/** So many that are to come are shown; whoever plans more of them narrows the list. */
const UPCOMING = 60;

/** A list up to the page that the address names, so that who comes back finds the place again. A wrong filter finds nothing. */
export async function readActivities(
  kind: ActivityKind,
  { page, query }: { query: ListQuery; page: number },
  locale: Locale,
): Promise<ActivitiesView> {
  const ctx = await getServices();
  const [facets, tags, upcoming, [found]] = await Promise.all([
    countActivityFacets(ctx, kind),
    listTags(ctx),
    isNarrowed(query) ? [] : listUpcoming(ctx, kind, locale, UPCOMING),
    Promise.allSettled([readFound(ctx, kind, { page, query }, locale)]),
  ]);
  tagPage('activities');
  // What is to come becomes past, and closes, by the clock alone.
  const shown = [...upcoming, ...(found.status === 'fulfilled' ? found.value.data : [])];
  for (const moment of shown.flatMap(({ closesAt, endsAt }) => [Date.parse(closesAt), Date.parse(endsAt)]))
    if (moment > ctx.now().getTime()) expirePageAt(moment);
  return {
    kind,
    query,
    page,
    upcoming,
    months: facets.months,
    total: facets.months.reduce((sum, { total }) => sum + total, 0),
    tags: tags.flatMap(({ code, title }) => {
      const total = facets.tags.find(({ tag }) => tag === code)?.total;
      return total === undefined ? [] : [{ code, title, total }];
    }),
    found: found.status === 'fulfilled' ? found.value : nothing(ctx, found.reason),
  };
}

async function readFound(
  ctx: ServiceContext,
  kind: ActivityKind,
  { page, query: { category: _none, month, ...query } }: { query: ListQuery; page: number },
  locale: Locale,
): Promise<NonNullable<ActivitiesView['found']>> {
  const filters = { ...query, ...(month && daysOfMonth(month)) };
  const first = Math.max(0, page - MOST_PAGES) * PAGE;
  const { data, total, totalIsAtLeast } = await listActivities(
    ctx,
    kind,
    { ...filters, offset: String(first), limit: String(page * PAGE - first) },
    locale,
    { isPast: !isNarrowed({ ...query, month }) },
  );
  // An address from a longer list leads to the end of this one.
  const last = Math.ceil(total / PAGE);
  if (data.length === 0 && total > 0 && last < page)
    return readFound(ctx, kind, { page: last, query: { ...query, month } }, locale);
  return { data, total, totalIsAtLeast, hasMore: first + data.length < total };
}

/** An invalid filter finds nothing; any other fault is reported and shown as one. */
function nothing(ctx: ServiceContext, error: unknown): ActivitiesView['found'] {
  if (error instanceof AppError && error.code === 'validation') return { data: [], total: 0, hasMore: false };
  ctx.log.error({ err: error }, 'the events or training could not be read');
  return undefined;
}
