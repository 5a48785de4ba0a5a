import {
  type ArticleCard,
  type ArticleCategory,
  type ArticleDetail,
  type ArticlesQueryInput,
  articlesQuery,
} from '#src/contracts/articles.ts';
import type { Page } from '#src/contracts/lists.ts';
import { PALETTES } from '#src/contracts/programs.ts';
import { type ArticleKind, languagesOf } from '#src/domain/article.ts';
import { defaultLocale, type Locale } from '#src/i18n/locales.ts';
import {
  type ArticleDetailRow,
  type ArticleRow,
  countArticles,
  countByCategory,
  countByMonth,
  countPublished,
  findArticle,
  findArticles,
  findCategories,
  findForFeed,
  findLead,
  findRelated,
  findSlugs,
} from '#src/server/articles/articles.repository.ts';
import { AppError } from '#src/server/http/errors.ts';
import { readCursor, writeCursor } from '#src/server/http/list-cursor.ts';
import { textIn } from '#src/server/http/locale.ts';
import { validate } from '#src/server/http/validate.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';

/** Up to here matches of a filter are counted. */
const COUNTED = 10_000;

/** A page of published blog posts or news. `input`: the parameters of the address as text. @throws AppError `validation` */
export async function listArticles(
  ctx: Pick<ServiceContext, 'db'>,
  kind: ArticleKind,
  input: ArticlesQueryInput = {},
  locale: Locale = defaultLocale,
): Promise<Page<ArticleCard>> {
  const query = validate(articlesQuery, input);
  const isFiltered = [query.search, query.category, query.tag, query.from, query.to].some(
    (value) => value !== undefined,
  );
  const [found, total] = await Promise.all([
    findArticles(ctx.db, kind, query, readCursor(query.cursor, query.sort)),
    countArticles(ctx.db, kind, query, isFiltered ? COUNTED : undefined),
  ]);
  const shown = found.slice(0, query.limit);
  const last = shown.at(-1);
  return {
    data: shown.map((row) => cardOf(row, locale)),
    total: isFiltered ? Math.min(total, COUNTED) : total,
    ...(isFiltered && total > COUNTED ? { totalIsAtLeast: true as const } : {}),
    ...(found.length > query.limit && last ? { nextCursor: writeCursor(last, query.sort) } : {}),
  };
}

/** The newest published articles, without counting them. */
export async function listNewest(
  ctx: Pick<ServiceContext, 'db'>,
  kind: ArticleKind,
  limit: number,
  locale: Locale = defaultLocale,
): Promise<ArticleCard[]> {
  const query = validate(articlesQuery, { limit: String(limit) });
  return (await findArticles(ctx.db, kind, query, undefined)).slice(0, limit).map((row) => cardOf(row, locale));
}

/** Articles that an article's page leads to. */
const RELATED = 3;

/** A published article by id, slug or former slug: where `slug` differs, redirect. @throws AppError `notFound` */
export async function getArticle(
  ctx: Pick<ServiceContext, 'db'>,
  kind: ArticleKind,
  name: string,
  locale: Locale = defaultLocale,
): Promise<ArticleDetail> {
  const row = await findArticle(ctx.db, kind, name);
  if (!row) throw new AppError('notFound');
  return articleOf(ctx, row, locale);
}

/** A row with all that its page shows, and the articles that it leads to. */
export async function articleOf(
  ctx: Pick<ServiceContext, 'db'>,
  row: ArticleDetailRow,
  locale: Locale,
): Promise<ArticleDetail> {
  const { id, kind } = row;
  const related = await findRelated(ctx.db, { kind, id, categoryId: row.category.id, limit: RELATED });
  return {
    // A draft has no date yet.
    ...cardOf({ ...row, publishedAt: row.publishedAt ?? row.updatedAt }, locale),
    body: row.body,
    bodyText: textIn(locale, row.body),
    originalLanguage: row.originalLanguage,
    translator: row.translator,
    correctedAt: row.correctedAt?.toISOString() ?? null,
    correction: row.correction,
    updatedAt: row.updatedAt.toISOString(),
    project: row.project,
    related: related.map((one) => cardOf(one, locale)),
  };
}

/** The article that editors chose to lead a list. */
export async function getLead(
  ctx: Pick<ServiceContext, 'db'>,
  kind: ArticleKind,
  locale: Locale,
): Promise<ArticleCard | undefined> {
  const row = await findLead(ctx.db, kind);
  return row && cardOf(row, locale);
}

/** Every category of blog posts and news, in its order. */
export const listCategories = async (ctx: Pick<ServiceContext, 'db'>, locale: Locale): Promise<ArticleCategory[]> =>
  (await findCategories(ctx.db)).map((category) => ({ ...category, titleText: textIn(locale, category.title) }));

/** What a list can be narrowed to: its categories and months that have articles, with their number. */
export async function countFacets(ctx: Pick<ServiceContext, 'db'>, kind: ArticleKind) {
  const [categories, counts, months] = await Promise.all([
    findCategories(ctx.db),
    countByCategory(ctx.db, kind),
    countByMonth(ctx.db, kind),
  ]);
  return {
    categories: categories.flatMap(({ id, slug, title }) => {
      const total = counts.find(({ categoryId }) => categoryId === id)?.total;
      return total === undefined ? [] : [{ slug, title, total }];
    }),
    months,
  };
}

/** The newest articles in one language, for a feed. */
export const listForFeed = (ctx: Pick<ServiceContext, 'db'>, kind: ArticleKind, locale: Locale) =>
  findForFeed(ctx.db, kind, locale, 20);

/** Articles in a file of the sitemap. */
const SITEMAP_PAGE = 5000;
export const countArticleSitemaps = async (ctx: Pick<ServiceContext, 'db'>): Promise<number> =>
  Math.ceil((await countPublished(ctx.db)) / SITEMAP_PAGE);
/** The articles of a file, counted from 1, with the languages that each is written in. */
export const listArticleSitemap = async (ctx: Pick<ServiceContext, 'db'>, page: number) =>
  (await findSlugs(ctx.db, { limit: SITEMAP_PAGE, offset: (page - 1) * SITEMAP_PAGE })).map(
    ({ title, ...article }) => ({ ...article, written: languagesOf(title) }),
  );

function cardOf(row: ArticleRow, locale: Locale): ArticleCard {
  return {
    id: row.id,
    kind: row.kind,
    slug: row.slug,
    title: row.title,
    titleText: textIn(locale, row.title),
    lead: row.lead,
    leadText: textIn(locale, row.lead),
    category: { ...row.category, titleText: textIn(locale, row.category.title) },
    tags: row.tags,
    author: row.author,
    minutes: row.minutes,
    cover: { url: null, seed: row.coverSeed, palette: PALETTES.find((palette) => palette === row.palette) ?? 'sand' },
    isLead: row.isLead,
    publishedAt: row.publishedAt!.toISOString(),
  };
}
