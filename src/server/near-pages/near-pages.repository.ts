import { type SQL, sql } from 'drizzle-orm';
import type { LocalText } from '#src/domain/slug.ts';
import { type Database, rowsOf } from '#src/server/platform/db/client.ts';
import { activities, isPublic as isActivityPublic } from '#src/server/platform/db/schema/activities.ts';
import { articles, isPublished } from '#src/server/platform/db/schema/articles.ts';
import { ngos } from '#src/server/platform/db/schema/ngos.ts';
import { isPublic as isProjectPublic, projects } from '#src/server/platform/db/schema/projects.ts';

/** A public page whose name is like the one that was asked for. `kind`: which of two lists it is in, where a table has both. */
export type NearName = { slug: string; title: LocalText; kind: string | null };

/** So many like names are compared, whatever the size of the table. */
const COMPARED = 200;

/** What can be asked for by a name in its address. Each has an index by trigrams, except institutions, which are few. */
const CANDIDATES = {
  projects: (name) =>
    sql`select ${projects.slug} as slug, ${projects.title} as title, null as kind from ${projects} where ${isProjectPublic(projects)} and ${projects.slug} % ${name}`,
  articles: (name) =>
    sql`select ${articles.slug} as slug, ${articles.title} as title, ${articles.kind} as kind from ${articles} where ${isPublished(articles)} and ${articles.slug} % ${name}`,
  activities: (name) =>
    sql`select ${activities.slug} as slug, ${activities.title} as title, ${activities.kind} as kind from ${activities} where ${isActivityPublic(activities)} and ${activities.slug} % ${name}`,
  ngos: (name) =>
    sql`select ${ngos.slug} as slug, ${ngos.name} as title, null as kind from ${ngos} where ${ngos.status} = 'approved' and ${ngos.slug} % ${name}`,
} as const satisfies Record<string, (name: string) => SQL>;
export type NamedList = keyof typeof CANDIDATES;

/** The names of a list that are most like a name, the most like first (similarity of trigrams above 0.3). */
export const findNearNames = (db: Database, list: NamedList, name: string, limit: number): Promise<NearName[]> =>
  rowsOf<NearName>(
    db,
    sql`select slug, title, kind from (${CANDIDATES[list](name)} limit ${COMPARED}) as likely order by similarity(slug, ${name}) desc, slug limit ${limit}`,
  );

/** Those of some words that are like a word, the most like first. */
export const findNearWords = async (
  db: Database,
  words: readonly string[],
  word: string,
  limit: number,
): Promise<string[]> =>
  (
    await rowsOf<{ word: string }>(
      db,
      sql`select word from jsonb_array_elements_text(${JSON.stringify(words)}::jsonb) as word where word % ${word} order by similarity(word, ${word}) desc, word limit ${limit}`,
    )
  ).map((row) => row.word);
