import { sql } from 'drizzle-orm';
import { languagesOf } from '#src/domain/article.ts';
import type { LocalText } from '#src/domain/slug.ts';
import type { Locale } from '#src/i18n/locales.ts';
import type { Database } from '#src/server/platform/db/client.ts';
import { rowsOf } from '#src/server/platform/db/client.ts';
import { isPublic, projects } from '#src/server/platform/db/schema/projects.ts';

/** The first project of a page of the sitemap, in the order of publishing. */
export type SitemapStart = { id: string; at: string };

/** The first project of every page, the oldest first, so that new projects change the last page only. */
export const findSitemapStarts = (db: Database, size: number): Promise<SitemapStart[]> =>
  rowsOf<SitemapStart>(
    db,
    sql`
  select id, at::text as at from (
    select ${projects.id} as id, ${projects.publishedAt} as at, row_number() over (order by ${projects.publishedAt}, ${projects.id}) as place from ${projects} where ${isPublic(projects)}) as placed
  where place % ${sql.raw(String(size))} = 1 order by place`,
  );

/** A project in the sitemap. `written`: the languages of its title. */
export type SitemapProject = { slug: string; written: Locale[]; changedAt: Date };

/** The projects of one page. */
export const findSitemapProjects = async (
  db: Database,
  { at, id }: SitemapStart,
  size: number,
): Promise<SitemapProject[]> =>
  (
    await rowsOf<{ slug: string; title: LocalText; at: Date | string }>(
      db,
      sql`
  select ${projects.slug} as slug, ${projects.title} as title, ${projects.updatedAt} as at from ${projects} where ${isPublic(projects)} and (${projects.publishedAt}, ${projects.id}) >= (${at}::timestamptz, ${id}::uuid)
  order by ${projects.publishedAt}, ${projects.id} limit ${size}`,
    )
  ).map((row) => ({ slug: row.slug, written: languagesOf(row.title), changedAt: new Date(row.at) }));
