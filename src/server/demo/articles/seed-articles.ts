import { eq } from 'drizzle-orm';
import { DAY_MS } from '#src/domain/durations.ts';
import { saveArticle } from '#src/server/articles/save-article.ts';
import type { ArticleSeed } from '#src/server/demo/articles/article-seed.ts';
import { givingBlog } from '#src/server/demo/articles/blog-giving.ts';
import { peopleBlog } from '#src/server/demo/articles/blog-people.ts';
import { sharesBlog } from '#src/server/demo/articles/blog-shares.ts';
import { turnedDownBlog } from '#src/server/demo/articles/blog-turned-down.ts';
import { demoArticleCategories, demoAuthors } from '#src/server/demo/articles/names.ts';
import { childrenAndHomesNews } from '#src/server/demo/articles/news-children-and-homes.ts';
import { givingNews } from '#src/server/demo/articles/news-giving.ts';
import { maribNews } from '#src/server/demo/articles/news-marib.ts';
import { reliefNews } from '#src/server/demo/articles/news-relief.ts';
import { reportNews } from '#src/server/demo/articles/news-reports.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { articleAuthors, articleCategories, articles } from '#src/server/platform/db/schema/articles.ts';
import { projects } from '#src/server/platform/db/schema/projects.ts';

const seeds: Record<'news' | 'blog', readonly ArticleSeed[]> = {
  news: [...maribNews, ...reliefNews, ...childrenAndHomesNews, ...givingNews, ...reportNews],
  blog: [...turnedDownBlog, ...sharesBlog, ...peopleBlog, ...givingBlog],
};

/** The demo charity's blog posts and news, stored by the service that stores those of editors. */
export async function seedArticles(ctx: ServiceContext): Promise<void> {
  const now = ctx.now();
  await ctx.db.insert(articleCategories).values(demoArticleCategories.map((one, position) => ({ ...one, position })));
  await ctx.db.insert(articleAuthors).values([...demoAuthors]);
  const known = await ctx.db.select({ id: projects.id, title: projects.title }).from(projects);
  let coverSeed = 300;
  for (const kind of ['news', 'blog'] as const)
    for (const { correction, daysAgo, isDraft, isLead, original, project, tags, ...text } of seeds[kind]) {
      const at = new Date(now.getTime() - daysAgo * DAY_MS);
      const related = known.find(({ title }) => title.en === project);
      if (project !== undefined && !related) throw new Error(`No demo project is called ${project}`);
      const { id } = await saveArticle(ctx, {
        ...text,
        kind,
        tags: [...(tags ?? [])],
        originalLanguage: original,
        coverSeed: (coverSeed += 1),
        isLead: isLead ?? false,
        status: isDraft ? 'draft' : 'published',
        ...(related && { relatedProjectId: related.id }),
        ...(!isDraft && { publishedAt: at }),
        ...(correction && {
          correctedAt: new Date(now.getTime() - correction.daysAgo * DAY_MS),
          correction: correction.text,
        }),
      });
      await ctx.db.update(articles).set({ createdAt: at, updatedAt: at }).where(eq(articles.id, id));
    }
}
