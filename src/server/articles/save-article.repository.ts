import { and, eq, inArray, like, ne } from 'drizzle-orm';
import type { ArticleKind } from '#src/domain/article.ts';
import type { Database } from '#src/server/platform/db/client.ts';
import { articleAuthors, articleCategories, articles, articleSlugs } from '#src/server/platform/db/schema/articles.ts';
import { tags } from '#src/server/platform/db/schema/programs.ts';

/** The ids of an author and a category by slug, and which of the tags there are. */
export async function findArticleNames(
  db: Database,
  { author, category, tags: codes }: { author: string; category: string; tags: readonly string[] },
): Promise<{ authorId: string | undefined; categoryId: string | undefined; tags: string[] }> {
  const authors = await db
    .select({ id: articleAuthors.id })
    .from(articleAuthors)
    .where(eq(articleAuthors.slug, author));
  const categories = await db
    .select({ id: articleCategories.id })
    .from(articleCategories)
    .where(eq(articleCategories.slug, category));
  const known =
    codes.length === 0
      ? []
      : await db
          .select({ code: tags.code })
          .from(tags)
          .where(inArray(tags.code, [...codes]));
  return { authorId: authors[0]?.id, categoryId: categories[0]?.id, tags: known.map(({ code }) => code) };
}

/** The stored article of an id. */
export const findStored = async (db: Database, id: string) =>
  (
    await db
      .select({ id: articles.id, slug: articles.slug, publishedAt: articles.publishedAt })
      .from(articles)
      .where(eq(articles.id, id))
  )[0];

/** The slugs of other articles of a kind that begin with a name, former ones included, which redirect for ever. */
export async function findTakenSlugs(
  db: Database,
  { kind, name, own }: { kind: ArticleKind; name: string; own: string | undefined },
): Promise<Set<string>> {
  const present = await db
    .select({ slug: articles.slug })
    .from(articles)
    .where(
      and(
        eq(articles.kind, kind),
        like(articles.slug, `${name}%`),
        own === undefined ? undefined : ne(articles.id, own),
      ),
    );
  const former = await db
    .select({ slug: articleSlugs.slug })
    .from(articleSlugs)
    .where(
      and(
        eq(articleSlugs.kind, kind),
        like(articleSlugs.slug, `${name}%`),
        own === undefined ? undefined : ne(articleSlugs.articleId, own),
      ),
    );
  return new Set([...present, ...former].map(({ slug }) => slug));
}

export const insertArticle = async (db: Database, row: typeof articles.$inferInsert): Promise<string> =>
  (await db.insert(articles).values(row).returning({ id: articles.id }))[0]!.id;

export const updateArticle = (db: Database, id: string, row: Partial<typeof articles.$inferInsert>) =>
  db.update(articles).set(row).where(eq(articles.id, id));

/** Stores a former slug, which leads to the article from now on. */
export async function keepFormerSlug(db: Database, former: typeof articleSlugs.$inferInsert): Promise<void> {
  await db.insert(articleSlugs).values(former).onConflictDoNothing();
}
