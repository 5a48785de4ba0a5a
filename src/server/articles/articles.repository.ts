import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { ArticlesQuery } from '#src/contracts/articles.ts';
import type { ArticleKind } from '#src/domain/article.ts';
import { searchWords } from '#src/domain/search-folding.ts';
import { isUuid } from '#src/domain/uuid.ts';
import type { ListCursor } from '#src/server/http/list-cursor.ts';
import type { Database } from '#src/server/platform/db/client.ts';
import {
  articleAuthors,
  articleCategories,
  articles,
  articleSlugs,
  isPublished,
} from '#src/server/platform/db/schema/articles.ts';
import { projects } from '#src/server/platform/db/schema/projects.ts';

/** The place of a row in its list: microseconds since 1970. */
const key = sql<number>`(extract(epoch from ${articles.publishedAt}) * 1000000)::bigint`.mapWith(Number);
const cardColumns = {
  id: articles.id,
  kind: articles.kind,
  slug: articles.slug,
  title: articles.title,
  lead: articles.lead,
  tags: articles.tags,
  minutes: articles.minutes,
  isLead: articles.isLead,
  coverSeed: articles.coverSeed,
  publishedAt: articles.publishedAt,
  category: { id: articleCategories.id, slug: articleCategories.slug, title: articleCategories.title },
  palette: articleCategories.palette,
  author: { name: articleAuthors.name, role: articleAuthors.role },
  key,
};
export type ArticleRow = Awaited<ReturnType<typeof findArticles>>[number];

const cards = (db: Database) =>
  db
    .select(cardColumns)
    .from(articles)
    .innerJoin(articleCategories, eq(articleCategories.id, articles.categoryId))
    .innerJoin(articleAuthors, eq(articleAuthors.id, articles.authorId));

/** Finds a word within words; one of fewer than three letters, which has no trigram, at the beginning of words. */
const containsWord = (word: string): SQL =>
  word.length >= 3
    ? sql`${articles.searchText} like ${`%${word}%`}`
    : sql`(${articles.searchText} like ${`${word}%`} or ${articles.searchText} like ${`% ${word}%`})`;

type Filters = Pick<ArticlesQuery, 'search' | 'category' | 'tag' | 'from' | 'to'>;

function filtersOf(kind: ArticleKind, { category, from, search, tag, to }: Filters): SQL[] {
  return [
    eq(articles.kind, kind),
    isPublished(articles),
    ...(category === undefined
      ? []
      : [
          isUuid(category)
            ? eq(articles.categoryId, category)
            : sql`${articles.categoryId} = (select ${articleCategories.id} from ${articleCategories} where ${articleCategories.slug} = ${category})`,
        ]),
    ...(tag === undefined ? [] : [sql`${articles.tags} @> array[${tag}]::text[]`]),
    ...(from === undefined ? [] : [sql`${articles.publishedAt} >= ${`${from}T00:00:00Z`}::timestamptz`]),
    ...(to === undefined ? [] : [sql`${articles.publishedAt} < ${`${to}T00:00:00Z`}::timestamptz + interval '1 day'`]),
    ...searchWords(search ?? '').map(containsWord),
  ];
}

const timeOf = (at: number): string =>
  `${new Date(Math.floor(at / 1000)).toISOString().slice(0, -1)}${String(at % 1000).padStart(3, '0')}Z`;

/** Published articles from an offset or after a cursor, with one more than `limit` where there is a next page. */
export function findArticles(db: Database, kind: ArticleKind, query: ArticlesQuery, cursor?: ListCursor | undefined) {
  const isNewest = query.sort === 'newest';
  const way = sql.raw(isNewest ? 'desc' : 'asc');
  const after = cursor && [
    sql`(${articles.publishedAt}, ${articles.id}) ${sql.raw(isNewest ? '<' : '>')} (${timeOf(cursor.key)}::timestamptz, ${cursor.id}::uuid)`,
  ];
  return cards(db)
    .where(and(...filtersOf(kind, query), ...(after ?? [])))
    .orderBy(sql`${articles.publishedAt} ${way}`, sql`${articles.id} ${way}`)
    .limit(query.limit + 1)
    .offset(cursor ? 0 : query.offset);
}

/** How many articles there are; with filters counted up to `most` and one. */
export async function countArticles(
  db: Database,
  kind: ArticleKind,
  filters: Filters,
  most?: number | undefined,
): Promise<number> {
  const found = db
    .select({ one: sql`1`.as('one') })
    .from(articles)
    .where(and(...filtersOf(kind, filters)))
    .$dynamic();
  const [row] = await db
    .select({ total: sql<number>`count(*)`.mapWith(Number) })
    .from((most === undefined ? found : found.limit(most + 1)).as('found'));
  return row!.total;
}

/** The article that leads its list: the one chosen by editors, else none. */
export const findLead = async (db: Database, kind: ArticleKind): Promise<ArticleRow | undefined> =>
  (
    await cards(db)
      .where(and(eq(articles.kind, kind), isPublished(articles), sql`${articles.isLead}`))
      .limit(1)
  )[0];

/** The newest of the same category, then of all, without the article itself. */
export async function findRelated(
  db: Database,
  { categoryId, id, kind, limit }: { kind: ArticleKind; id: string; categoryId: string; limit: number },
): Promise<ArticleRow[]> {
  const list = (category?: SQL) =>
    cards(db)
      .where(and(eq(articles.kind, kind), isPublished(articles), sql`${articles.id} <> ${id}::uuid`, category))
      .orderBy(sql`${articles.publishedAt} desc`, sql`${articles.id} desc`)
      .limit(limit);
  const [near, all] = await Promise.all([list(eq(articles.categoryId, categoryId)), list()]);
  const seen = new Set<string>();
  return [...near, ...all].filter((row) => !seen.has(row.id) && seen.add(row.id)).slice(0, limit);
}

const detailColumns = {
  ...cardColumns,
  body: articles.body,
  originalLanguage: articles.originalLanguage,
  translator: articles.translator,
  correctedAt: articles.correctedAt,
  correction: articles.correction,
  updatedAt: articles.updatedAt,
  project: { id: projects.id, slug: projects.slug, title: projects.title },
};

const detail = async (db: Database, where: SQL | undefined) =>
  (
    await db
      .select(detailColumns)
      .from(articles)
      .innerJoin(articleCategories, eq(articleCategories.id, articles.categoryId))
      .innerJoin(articleAuthors, eq(articleAuthors.id, articles.authorId))
      // A project that is not public is not named.
      .leftJoin(
        projects,
        and(eq(projects.id, articles.relatedProjectId), sql`${projects.status} in ('published', 'completed')`),
      )
      .where(where)
      .limit(1)
  )[0];
export type ArticleDetailRow = NonNullable<Awaited<ReturnType<typeof detail>>>;

/** A published article by its id or slug, or by a former slug that no article has now. */
export async function findArticle(
  db: Database,
  kind: ArticleKind,
  name: string,
): Promise<ArticleDetailRow | undefined> {
  const find = (named: SQL) => detail(db, and(eq(articles.kind, kind), isPublished(articles), named));
  if (isUuid(name)) return find(eq(articles.id, name));
  return (
    (await find(eq(articles.slug, name))) ??
    find(
      sql`${articles.id} = (select ${articleSlugs.articleId} from ${articleSlugs} where ${articleSlugs.kind} = ${kind} and ${articleSlugs.slug} = ${name})`,
    )
  );
}

/** An article in any status. */
export const findArticleById = (db: Database, id: string): Promise<ArticleDetailRow | undefined> =>
  detail(db, eq(articles.id, id));

/** The id of an article in any status, by its slug. */
export const findArticleId = async (db: Database, kind: ArticleKind, slug: string): Promise<string | undefined> =>
  (
    await db
      .select({ id: articles.id })
      .from(articles)
      .where(and(eq(articles.kind, kind), eq(articles.slug, slug)))
  )[0]?.id;

/** All categories in their order. */
export const findCategories = (db: Database) =>
  db
    .select({ id: articleCategories.id, slug: articleCategories.slug, title: articleCategories.title })
    .from(articleCategories)
    .orderBy(articleCategories.position);

/** How many articles each category has. */
export const countByCategory = (db: Database, kind: ArticleKind) =>
  db
    .select({ categoryId: articles.categoryId, total: sql<number>`count(*)`.mapWith(Number) })
    .from(articles)
    .where(and(eq(articles.kind, kind), isPublished(articles)))
    .groupBy(articles.categoryId);

/** How many articles each month has by UTC, the newest month first. */
export const countByMonth = (db: Database, kind: ArticleKind) => {
  const month = sql<string>`to_char(${articles.publishedAt} at time zone 'UTC', 'YYYY-MM')`;
  return db
    .select({ month, total: sql<number>`count(*)`.mapWith(Number) })
    .from(articles)
    .where(and(eq(articles.kind, kind), isPublished(articles)))
    .groupBy(sql`1`)
    .orderBy(sql`1 desc`);
};

/** The newest articles that are written in a language, with their text. */
export const findForFeed = (db: Database, kind: ArticleKind, language: string, limit: number) =>
  db
    .select({
      id: articles.id,
      slug: articles.slug,
      title: articles.title,
      lead: articles.lead,
      body: articles.body,
      publishedAt: articles.publishedAt,
      updatedAt: articles.updatedAt,
      author: articleAuthors.name,
      category: articleCategories.title,
    })
    .from(articles)
    .innerJoin(articleCategories, eq(articleCategories.id, articles.categoryId))
    .innerJoin(articleAuthors, eq(articleAuthors.id, articles.authorId))
    .where(and(eq(articles.kind, kind), isPublished(articles), sql`jsonb_exists(${articles.title}, ${language})`))
    .orderBy(sql`${articles.publishedAt} desc`, sql`${articles.id} desc`)
    .limit(limit);

/** Published articles as the sitemap names them, the oldest first, so that a new one changes the last page only. */
export const findSlugs = (db: Database, { limit, offset }: { limit: number; offset: number }) =>
  db
    .select({ kind: articles.kind, slug: articles.slug, title: articles.title, changedAt: articles.updatedAt })
    .from(articles)
    .where(isPublished(articles))
    .orderBy(articles.publishedAt, articles.id)
    .limit(limit)
    .offset(offset);

/** How many articles of both kinds are published. */
export const countPublished = async (db: Database): Promise<number> =>
  (
    await db
      .select({ total: sql<number>`count(*)`.mapWith(Number) })
      .from(articles)
      .where(isPublished(articles))
  )[0]!.total;
