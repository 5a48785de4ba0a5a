import { and, type SQL, sql } from 'drizzle-orm';
import type { ProjectsQuery } from '#src/contracts/projects.ts';
import type { Database } from '../db/client.ts';
import { rowsOf } from '../db/client.ts';
import { projects } from '../db/schema/catalogue.ts';
import { findCards, type ListedProject } from './project-cards.repository.ts';
import { behind, type Cursor, inOrder, joined, keyOf, type Source, sourceOf } from './project-lists.repository.ts';

/** A word is found inside other words; one of fewer than three letters, which has no trigram of its own, at their beginning. */
export const containsWord = (word: string): SQL => (word.length >= 3
  ? sql`${projects.searchText} like ${`%${word}%`}`
  : sql`(${projects.searchText} like ${`${word}%`} or ${projects.searchText} like ${`% ${word}%`})`);

/** So many of the first projects in the list's order are read before the index of words is asked. */
const WINDOW = 1000;

/**
 * A page of what a search finds. A common word fills it from the first thousand projects; a rare one is looked up in the
 * index of trigrams, which finds few. Left to the planner, which knows nothing of long texts, common words sort everything.
 */
export async function searchProjects(db: Database, query: ProjectsQuery, words: readonly string[], cursor: Cursor | undefined): Promise<ListedProject[]> {
  const source = sourceOf(db, query);
  const isSaid = and(...words.map(containsWord))!;
  const wanted = { limit: query.limit + 1, offset: cursor ? 0 : query.offset };
  const common = await findCards(db, firstOf(source, isSaid, wanted, cursor), source.isDescending);
  return common.length === wanted.limit ? common : findCards(db, allOf(source, isSaid, wanted, cursor), source.isDescending);
}

type Wanted = { limit: number; offset: number };

function firstOf(source: Source, isSaid: SQL, { limit, offset }: Wanted, cursor: Cursor | undefined): SQL {
  const way = sql.raw(source.isDescending ? 'desc' : 'asc');
  return sql`
    select projects.id, projects.place, projects.key, null as total from (
      select ${source.id} as id, ${source.place} as place, ${keyOf(source)} as key, ${projects.searchText} from ${joined(source, true)}
      where ${and(sql`true`, ...source.where, ...source.rest, ...behind(source, cursor))} ${inOrder(source)} limit ${Math.max(WINDOW, 10 * (offset + limit))}) as projects
    where ${isSaid} order by place ${way}, id ${way} limit ${limit} offset ${offset}`;
}

function allOf(source: Source, isSaid: SQL, { limit, offset }: Wanted, cursor: Cursor | undefined): SQL {
  const way = sql.raw(source.isDescending ? 'desc' : 'asc');
  const after: Source = { ...source, place: sql`matches.place`, id: sql`matches.id` as never };
  return sql`
    with matches as materialized (
      select ${source.id} as id, ${source.place} as place, ${keyOf(source)} as key from ${joined(source, true)} where ${and(isSaid, ...source.where, ...source.rest)})
    select id, place, key, (select count(*) from matches) as total from matches where ${and(sql`true`, ...behind(after, cursor))}
    order by place ${way}, id ${way} limit ${limit} offset ${offset}`;
}

/** Whether the database has the index that makes search quick. */
export const hasSearchIndex = async (db: Database): Promise<boolean> => (await rowsOf(db, sql`select 1 from pg_indexes where indexname = 'projects_search'`)).length > 0;
