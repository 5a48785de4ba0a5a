import { and, desc, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { ProjectsQuery } from '#src/contracts/projects.ts';
import { searchWords } from '#src/domain/search-folding.ts';
import type { Database } from '../db/client.ts';
import { isPublic, LAST_RANK, projects, projectSlugs, projectsToTypes } from '../db/schema/catalogue.ts';
import { orderDonors, orderItems, orders } from '../db/schema/orders.ts';
import { findCards, findDetails, type ListedProject, type ProjectDetailRow } from './project-cards.repository.ts';
import { type Cursor, isUuid, pageFrom, sourceOf } from './project-lists.repository.ts';
import { searchProjects } from './project-search.repository.ts';


/** A page of public projects, from a place or from behind a cursor, and one more where there is one. */
export async function findProjects(db: Database, query: ProjectsQuery, cursor: Cursor | undefined): Promise<ListedProject[]> {
  const words = searchWords(query.search ?? '');
  if (words.length > 0) return searchProjects(db, query, words, cursor);
  const source = sourceOf(db, query);
  return findCards(db, pageFrom(source, { cursor, limit: query.limit + 1, offset: query.offset }), source.isDescending);
}

/** A public project by its id or slug; by a former slug where it is nobody's now. */
export async function findProject(db: Database, name: string): Promise<ProjectDetailRow | undefined> {
  const find = (named: SQL): Promise<ProjectDetailRow | undefined> => findDetails(db, and(isPublic(projects), named)!);
  if (isUuid(name)) return find(eq(projects.id, name));
  return (await find(eq(projects.slug, name)))
    ?? find(sql`${projects.id} = (select ${projectSlugs.projectId} from ${projectSlugs} where ${projectSlugs.slug} = ${name})`);
}

/** Open projects of the same programs, the least remaining first: the first few of each program, by its index. */
export async function findRelated(db: Database, projectId: string, limit: number): Promise<ListedProject[]> {
  return findCards(db, sql`
    select distinct kin.project_id as id, kin.remaining_minor as place, kin.remaining_minor as key, null as total
    from ${projectsToTypes} own cross join lateral (
      select project_id, remaining_minor from ${projectsToTypes} other
      where other.type_id = own.type_id and other.status in ('published', 'completed') and other.remaining_minor < ${sql.raw(String(LAST_RANK))} and other.project_id <> ${projectId}::uuid
      order by other.remaining_minor, other.project_id limit ${limit}) kin
    where own.project_id = ${projectId}::uuid order by place, id limit ${limit}`);
}

/** The newest gifts to a project; a name only where its giver allowed it. */
export const findLatestDonations = (db: Database, projectId: string, limit: number) => db
  .select({ name: sql<string | null>`case when ${orders.showName} then ${orderDonors.fullName} end`, amount: orderItems.amountMinor, currency: orders.currency, at: sql<Date>`${orderItems.paidAt}`.mapWith(orderItems.paidAt) })
  .from(orderItems).innerJoin(orders, eq(orders.id, orderItems.orderId)).leftJoin(orderDonors, eq(orderDonors.orderId, orders.id))
  .where(and(eq(orderItems.projectId, projectId), isNotNull(orderItems.paidAt), sql`${orders.status} in ('paid', 'partiallyRefunded')`))
  .orderBy(desc(orderItems.paidAt), desc(orderItems.orderId)).limit(limit);
