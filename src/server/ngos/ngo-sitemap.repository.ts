import { sql } from 'drizzle-orm';
import { languagesOf } from '#src/domain/article.ts';
import type { LocalText } from '#src/domain/slug.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { type Database, rowsOf } from '#src/server/platform/db/client.ts';
import { ngos } from '#src/server/platform/db/schema/ngos.ts';

/** The first institution of a part of the sitemap, in the order of approval. */
export type NgoSitemapStart = { id: string; at: string };

/** The first institution of every part, the oldest first, so that new ones change the last part only. */
export const findNgoSitemapStarts = (db: Database, size: number): Promise<NgoSitemapStart[]> =>
  rowsOf<NgoSitemapStart>(
    db,
    sql`
  select id, at::text as at from (
    select ${ngos.id} as id, ${ngos.approvedAt} as at, row_number() over (order by ${ngos.approvedAt}, ${ngos.id}) as place from ${ngos} where ${ngos.status} = 'approved') as placed
  where (place - 1) % ${sql.raw(String(size))} = 0 order by place`,
  );

/** An institution in the sitemap. `written`: the languages of its name. */
export type SitemapNgo = { slug: string; written: Locale[] };

/** The institutions of one part. */
export const findSitemapNgos = async (db: Database, { at, id }: NgoSitemapStart, size: number): Promise<SitemapNgo[]> =>
  (
    await rowsOf<{ slug: string; name: LocalText }>(
      db,
      sql`
  select ${ngos.slug} as slug, ${ngos.name} as name from ${ngos} where ${ngos.status} = 'approved' and (${ngos.approvedAt}, ${ngos.id}) >= (${at}::timestamptz, ${id}::uuid)
  order by ${ngos.approvedAt}, ${ngos.id} limit ${size}`,
    )
  ).map(({ name, slug }) => ({ slug, written: languagesOf(name) }));
