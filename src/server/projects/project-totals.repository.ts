import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { ProjectStatus } from '#src/domain/project.ts';
import type { Database } from '../db/client.ts';
import { projects, projectsToCategories, projectTotals } from '../db/schema/catalogue.ts';

/** Projects with what they have raised, held until the transaction ends; always in one order, so that nobody waits in a ring. */
export async function lockProjects(tx: Database, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const firstCategory = sql<string | null>`(select ${projectsToCategories.categoryId} from ${projectsToCategories} where ${projectsToCategories.projectId} = ${projects.id} order by ${projectsToCategories.position} limit 1)`;
  const held = await tx.select({ id: projects.id, status: projects.status, goalMinor: projects.goalMinor, isEndowment: projects.isEndowment, isSuitableForZakat: projects.isSuitableForZakat, categoryId: firstCategory })
    .from(projects).where(inArray(projects.id, [...ids])).orderBy(asc(projects.id)).for('update');
  const totals = await tx.select().from(projectTotals).where(inArray(projectTotals.projectId, [...ids]));
  return held.map((project) => ({ ...project, raisedMinor: totals.find(({ projectId }) => projectId === project.id)?.raisedMinor ?? 0 }));
}

export async function completeProject(tx: Database, id: string, { status, at }: { status: ProjectStatus; at: Date }): Promise<void> {
  await tx.update(projects).set({ status, outcome: 'funded', closedAt: at, updatedAt: at }).where(eq(projects.id, id));
}
