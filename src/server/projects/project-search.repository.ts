import { and, type SQL, sql } from 'drizzle-orm';
import type { ProjectsQuery } from '#src/contracts/projects.ts';
import type { ListCursor } from '#src/server/http/list-cursor.ts';
import type { Database } from '#src/server/platform/db/client.ts';
import { projects } from '#src/server/platform/db/schema/projects.ts';
import { findCards, type ListedProject } from '#src/server/projects/project-cards.repository.ts';
import {
  behind,
  inOrder,
  joined,
  keyOf,
  type Source,
  sourceOf,
} from '#src/server/projects/project-lists.repository.ts';

/** Finds a word within words; one of fewer than three letters, which has no trigram, at the beginning of words. */
export const containsWord = (word: string): SQL =>
  word.length >= 3
    ? sql`${projects.searchText} like ${`%${word}%`}`
    : sql`(${projects.searchText} like ${`${word}%`} or ${projects.searchText} like ${`% ${word}%`})`;

/** The number of projects that are read in the list's order before the trigram index is used. */
const WINDOW = 1000;

/**
 * A page of search results. A common word fills it from the first thousand projects; a rare one is found by the trigram index,
 * which returns few rows. The planner has no statistics of long texts and would sort all matches of a common word.
 */
export async function searchProjects(
  db: Database,
  query: ProjectsQuery,
  words: readonly string[],
  cursor: ListCursor | undefined,
): Promise<ListedProject[]> {
  const source = sourceOf(db, query);
  const matches = and(...words.map(containsWord))!;
  const wanted = { limit: query.limit + 1, offset: cursor ? 0 : query.offset };
  const common = await findCards(db, firstOf(source, matches, wanted, cursor), source.isDescending);
  return common.length === wanted.limit
    ? common
    : findCards(db, allOf(source, matches, wanted, cursor), source.isDescending);
}

type Wanted = { limit: number; offset: number };

function firstOf(source: Source, matches: SQL, { limit, offset }: Wanted, cursor: ListCursor | undefined): SQL {
  const way = sql.raw(source.isDescending ? 'desc' : 'asc');
  return sql`
    select projects.id, projects.place, projects.key, null as total from (
      select ${source.id} as id, ${source.place} as place, ${keyOf(source)} as key, ${projects.searchText} from ${joined(source, true)}
      where ${and(sql`true`, ...source.where, ...source.rest, ...behind(source, cursor))} ${inOrder(source)} limit ${Math.max(WINDOW, 10 * (offset + limit))}) as projects
    where ${matches} order by place ${way}, id ${way} limit ${limit} offset ${offset}`;
}

function allOf(source: Source, matches: SQL, { limit, offset }: Wanted, cursor: ListCursor | undefined): SQL {
  const way = sql.raw(source.isDescending ? 'desc' : 'asc');
  const after: Source = { ...source, place: sql`matches.place`, id: sql`matches.id` as never };
  return sql`
    with matches as materialized (
      select ${source.id} as id, ${source.place} as place, ${keyOf(source)} as key from ${joined(source, true)} where ${and(matches, ...source.where, ...source.rest)})
    select id, place, key, (select count(*) from matches) as total from matches where ${and(sql`true`, ...behind(after, cursor))}
    order by place ${way}, id ${way} limit ${limit} offset ${offset}`;
}
