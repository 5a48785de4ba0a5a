import { and, eq } from 'drizzle-orm';
import type { ArticleKind } from '#src/domain/article.ts';
import type { Database } from '#src/server/platform/db/client.ts';
import { articleAuthors, articleCategories, articles } from '#src/server/platform/db/schema/articles.ts';
import { projects } from '#src/server/platform/db/schema/projects.ts';

/** What an editor wrote of an article in any status, by its present slug. */
export const findArticleFile = async (db: Database, { kind, slug }: { kind: ArticleKind; slug: string }) =>
  (
    await db
      .select({
        id: articles.id,
        kind: articles.kind,
        title: articles.title,
        lead: articles.lead,
        body: articles.body,
        category: articleCategories.slug,
        author: articleAuthors.slug,
        tags: articles.tags,
        originalLanguage: articles.originalLanguage,
        translator: articles.translator,
        correctedAt: articles.correctedAt,
        correction: articles.correction,
        coverSeed: articles.coverSeed,
        relatedProject: projects.slug,
        isLead: articles.isLead,
        status: articles.status,
        publishedAt: articles.publishedAt,
      })
      .from(articles)
      .innerJoin(articleCategories, eq(articles.categoryId, articleCategories.id))
      .innerJoin(articleAuthors, eq(articles.authorId, articleAuthors.id))
      .leftJoin(projects, eq(articles.relatedProjectId, projects.id))
      .where(and(eq(articles.kind, kind), eq(articles.slug, slug)))
  )[0];

export const findProjectId = async (db: Database, slug: string): Promise<string | undefined> =>
  (await db.select({ id: projects.id }).from(projects).where(eq(projects.slug, slug)))[0]?.id;
