import { and, desc, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { ProjectsQuery } from '#src/contracts/projects.ts';
import { searchWords } from '#src/domain/search-folding.ts';
import { isUuid } from '#src/domain/uuid.ts';
import type { ListCursor } from '#src/server/http/list-cursor.ts';
import type { Database } from '#src/server/platform/db/client.ts';
import { orderDonors, orderItems, orders } from '#src/server/platform/db/schema/orders.ts';
import { projects, projectSlugs } from '#src/server/platform/db/schema/projects.ts';
import {
  findCards,
  findDetails,
  type ListedProject,
  type ProjectDetailRow,
} from '#src/server/projects/project-cards.repository.ts';
import { pageFrom, sourceOf } from '#src/server/projects/project-lists.repository.ts';
import { searchProjects } from '#src/server/projects/project-search.repository.ts';

/** A page of public projects from an offset or after a cursor, with one more than `limit` where there is a next page. */
export async function findProjects(
  db: Database,
  query: ProjectsQuery,
  cursor: ListCursor | undefined,
): Promise<ListedProject[]> {
  const words = searchWords(query.search ?? '');
  if (words.length > 0) return searchProjects(db, query, words, cursor);
  const source = sourceOf(db, query);
  return findCards(db, pageFrom(source, { cursor, limit: query.limit + 1, offset: query.offset }), source.isDescending);
}

/** A sponsored child is on no list, and keeps its page. */
const hasPage = sql`${projects.status} in ('published', 'sponsored', 'completed')`;

/** A public project by its id or slug, or by a former slug that no project has now. */
export async function findProject(db: Database, name: string): Promise<ProjectDetailRow | undefined> {
  const find = (named: SQL): Promise<ProjectDetailRow | undefined> => findDetails(db, and(hasPage, named)!);
  if (isUuid(name)) return find(eq(projects.id, name));
  return (
    (await find(eq(projects.slug, name))) ??
    find(
      sql`${projects.id} = (select ${projectSlugs.projectId} from ${projectSlugs} where ${projectSlugs.slug} = ${name})`,
    )
  );
}

/** The latest donations to a project, with the donor's name only where the donor allowed it. */
export const findLatestDonations = (db: Database, projectId: string, limit: number) =>
  db
    .select({
      name: sql<string | null>`case when ${orders.showName} then ${orderDonors.fullName} end`,
      amount: sql<number>`${orderItems.amountMinor} - ${orderItems.refundedMinor}`.mapWith(Number),
      currency: orders.currency,
      at: sql<Date>`${orderItems.paidAt}`.mapWith(orderItems.paidAt),
    })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .leftJoin(orderDonors, eq(orderDonors.orderId, orders.id))
    .where(
      and(
        eq(orderItems.projectId, projectId),
        isNotNull(orderItems.paidAt),
        sql`${orderItems.refundedMinor} < ${orderItems.amountMinor}`,
      ),
    )
    .orderBy(desc(orderItems.paidAt), desc(orderItems.orderId))
    .limit(limit);
