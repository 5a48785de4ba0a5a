import {
  type ActivitiesQueryInput,
  activitiesQuery,
  type ActivityCard,
  type ActivityDetail,
} from '#src/contracts/activities.ts';
import type { Page } from '#src/contracts/lists.ts';
import type { ActivityKind } from '#src/domain/activity.ts';
import { languagesOf } from '#src/domain/article.ts';
import { defaultLocale, type Locale } from '#src/i18n/locales.ts';
import {
  countActivities,
  countByMonth,
  countByTag,
  countPublished,
  findActivities,
  findDays,
  findSlugs,
  findUpcoming,
} from '#src/server/activities/activities.repository.ts';
import { cardOf } from '#src/server/activities/activity-card.ts';
import { readCursor, writeCursor } from '#src/server/http/list-cursor.ts';
import { validate } from '#src/server/http/validate.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';

/** Up to here matches of a filter are counted. */
const COUNTED = 10_000;
type Context = Pick<ServiceContext, 'db' | 'now'>;

/**
 * A page of events or of training. `input`: the parameters of the address as text. `isPast`: only those that have ended,
 * as the page of the site lists them below those to come. @throws AppError `validation`
 */
export async function listActivities(
  ctx: Context,
  kind: ActivityKind,
  input: ActivitiesQueryInput = {},
  locale: Locale = defaultLocale,
  { isPast = false }: { isPast?: boolean } = {},
): Promise<Page<ActivityCard>> {
  const now = ctx.now();
  const read = validate(activitiesQuery, input);
  const query = { ...read, ...(isPast && { endsBy: now }) };
  const isFiltered = isPast || [read.search, read.tag, read.from, read.to].some((value) => value !== undefined);
  const [found, total] = await Promise.all([
    findActivities(ctx.db, kind, query, readCursor(read.cursor, read.sort)),
    countActivities(ctx.db, kind, query, isFiltered ? COUNTED : undefined),
  ]);
  const shown = found.slice(0, query.limit);
  const last = shown.at(-1);
  return {
    data: shown.map((row) => cardOf(row, now, locale)),
    total: isFiltered ? Math.min(total, COUNTED) : total,
    ...(isFiltered && total > COUNTED ? { totalIsAtLeast: true as const } : {}),
    ...(found.length > query.limit && last ? { nextCursor: writeCursor(last, query.sort) } : {}),
  };
}

/** Those still to come or under way, the soonest end first, without those that are cancelled. */
export const listUpcoming = async (
  ctx: Context,
  kind: ActivityKind,
  locale: Locale,
  limit: number,
): Promise<ActivityCard[]> =>
  (await findUpcoming(ctx.db, kind, { now: ctx.now(), limit })).map((row) => cardOf(row, ctx.now(), locale));

/** The same with the address of each, which a calendar writes beside the place. */
export const listForCalendar = async (
  ctx: Context,
  kind: ActivityKind,
  locale: Locale,
  limit: number,
): Promise<(ActivityCard & Pick<ActivityDetail, 'address'>)[]> =>
  (await findUpcoming(ctx.db, kind, { now: ctx.now(), limit })).map((row) => ({
    ...cardOf(row, ctx.now(), locale),
    address: row.address,
  }));

/** The days of some trainings by their ids, each list in its order; an event has none. */
export async function listDays(ctx: Context, activityIds: readonly string[]) {
  const days = activityIds.length === 0 ? [] : await findDays(ctx.db, ...activityIds);
  return Map.groupBy(days, ({ activityId }) => activityId);
}

/** What a list can be narrowed to: its tags and months, with their number. */
export async function countActivityFacets(ctx: Context, kind: ActivityKind) {
  const [tags, months] = await Promise.all([countByTag(ctx.db, kind), countByMonth(ctx.db, kind)]);
  return { tags, months };
}

/** Events and training in a file of the sitemap. */
const SITEMAP_PAGE = 5000;
export const countActivitySitemaps = async (ctx: Pick<ServiceContext, 'db'>): Promise<number> =>
  Math.ceil((await countPublished(ctx.db)) / SITEMAP_PAGE);
/** What stands in a file, counted from 1, with the languages that each is written in. */
export const listActivitySitemap = async (ctx: Pick<ServiceContext, 'db'>, page: number) =>
  (await findSlugs(ctx.db, { limit: SITEMAP_PAGE, offset: (page - 1) * SITEMAP_PAGE })).map(
    ({ title, ...activity }) => ({ ...activity, written: languagesOf(title) }),
  );
