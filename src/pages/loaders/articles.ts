import type { ArticleCard } from '#src/contracts/articles.ts';
import { type ArticleKind, daysOfMonth } from '#src/domain/article.ts';
import { dayIn } from '#src/domain/local-time.ts';
import { tagPage } from '#src/framework/page-cache/tags.ts';
import type { Locale } from '#src/i18n/locales.ts';
import type { ArticlesView } from '#src/screens/articles/articles-view.ts';
import { type ListQuery, isNarrowed } from '#src/screens/list-parts/list-query.ts';
import { countFacets, getLead, listArticles } from '#src/server/articles/articles.service.ts';
import { AppError } from '#src/server/http/errors.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { listTags } from '#src/server/reference/reference.service.ts';
import { getServices } from '#src/server/services.ts';

const PAGE = 9;
/** So many pages stand together at most: further down, the first ones leave. */
const MOST_PAGES = 11;
/** So many of the other kind stand in the column beside. */
const OTHERS = 2;

/** A list up to the page that the address names, so that who comes back finds the place again. A wrong filter finds nothing. */
export async function readArticles(
  kind: ArticleKind,
  { page, query }: { query: ListQuery; page: number },
  locale: Locale,
): Promise<ArticlesView> {
  const ctx = await getServices();
  const [facets, others, tags, [found]] = await Promise.all([
    countFacets(ctx, kind),
    isNarrowed(query)
      ? []
      : listArticles(ctx, kind === 'news' ? 'blog' : 'news', { limit: String(OTHERS) }, locale).then(
          ({ data }) => data,
        ),
    query.tag === undefined ? [] : listTags(ctx),
    Promise.allSettled([readFound(ctx, kind, { page, query }, locale)]),
  ]);
  tagPage('articles', 'article-names');
  return {
    kind,
    // The site’s days begin at midnight in Mecca, when every page is rendered again.
    today: dayIn('Asia/Riyadh', ctx.now()),
    query,
    page,
    ...facets,
    others,
    tagTitle: tags.find(({ code }) => code === query.tag)?.title,
    ...(found.status === 'fulfilled' ? found.value : nothing(ctx, found.reason)),
  };
}

type Found = Pick<ArticlesView, 'found' | 'lead'>;

async function readFound(
  ctx: ServiceContext,
  kind: ArticleKind,
  { page, query: { month, ...query } }: { query: ListQuery; page: number },
  locale: Locale,
): Promise<Found> {
  const filters = { ...query, ...(month && daysOfMonth(month)) };
  const first = Math.max(0, page - MOST_PAGES) * PAGE;
  const hasLead = first === 0 && !isNarrowed({ ...query, month });
  const [{ data, total, totalIsAtLeast }, chosen] = await Promise.all([
    listArticles(ctx, kind, { ...filters, offset: String(first), limit: String(page * PAGE - first) }, locale),
    hasLead ? getLead(ctx, kind, locale) : undefined,
  ]);
  // An address from a longer list leads to the end of this one.
  const last = Math.ceil(total / PAGE);
  if (data.length === 0 && total > 0 && last < page)
    return readFound(ctx, kind, { page: last, query: { ...query, month } }, locale);
  const lead: ArticleCard | undefined = hasLead ? (chosen ?? data[0]) : undefined;
  return {
    lead,
    found: {
      data: data.filter(({ id }) => id !== lead?.id),
      total,
      totalIsAtLeast,
      hasMore: first + data.length < total,
    },
  };
}

/** An invalid filter finds nothing; any other fault is reported and shown as one. */
function nothing(ctx: ServiceContext, error: unknown): Found {
  if (error instanceof AppError && error.code === 'validation')
    return { found: { data: [], total: 0, hasMore: false } };
  ctx.log.error({ err: error }, 'the articles could not be read');
  return {};
}
