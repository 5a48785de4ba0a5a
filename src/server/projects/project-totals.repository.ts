import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { ProjectStatus } from '#src/domain/project.ts';
import type { LocalText } from '#src/domain/slug.ts';
import type { Database } from '#src/server/platform/db/client.ts';
import { projectTotals } from '#src/server/platform/db/schema/project-counters.ts';
import { projectsToCategories } from '#src/server/platform/db/schema/project-links.ts';
import { projects } from '#src/server/platform/db/schema/projects.ts';

/** Locks projects until the transaction ends, always in the same order, which prevents deadlocks; with their raised amounts. */
export async function lockProjects(tx: Database, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const firstCategory = sql<
    string | null
  >`(select ${projectsToCategories.categoryId} from ${projectsToCategories} where ${projectsToCategories.projectId} = ${projects.id} order by ${projectsToCategories.position} limit 1)`;
  const held = await tx
    .select({
      id: projects.id,
      status: projects.status,
      goalMinor: projects.goalMinor,
      donationMethod: projects.donationMethod,
      unitPriceMinor: projects.unitPriceMinor,
      isEndowment: projects.isEndowment,
      monthlyMinor: projects.monthlyMinor,
      isSuitableForZakat: projects.isSuitableForZakat,
      categoryId: firstCategory,
    })
    .from(projects)
    .where(inArray(projects.id, [...ids]))
    .orderBy(asc(projects.id))
    .for('update');
  const totals = await tx
    .select()
    .from(projectTotals)
    .where(inArray(projectTotals.projectId, [...ids]));
  return held.map((project) => ({
    ...project,
    raisedMinor: totals.find(({ projectId }) => projectId === project.id)?.raisedMinor ?? 0,
  }));
}

/** Closes a project as funded. */
export async function completeProject(
  tx: Database,
  id: string,
  { status, at }: { status: ProjectStatus; at: Date },
): Promise<void> {
  await tx.update(projects).set({ status, outcome: 'funded', closedAt: at, updatedAt: at }).where(eq(projects.id, id));
}

/** Closes a project that takes nothing more, with the reason that its page gives. */
export async function closeProject(
  tx: Database,
  id: string,
  { at, reason, status }: { status: ProjectStatus; at: Date; reason: LocalText },
): Promise<void> {
  await tx
    .update(projects)
    .set({ status, outcome: 'closed', closedAt: at, closedReason: reason, sponsoredAt: null, updatedAt: at })
    .where(eq(projects.id, id));
}

/** Takes a person's project off the site, with what was shown by consent. */
export async function withdrawProject(
  tx: Database,
  id: string,
  { at, status }: { status: ProjectStatus; at: Date },
): Promise<void> {
  await tx
    .update(projects)
    .set({
      status,
      outcome: null,
      sponsoredAt: null,
      hasSensitiveConsent: false,
      consentBy: null,
      consentOn: null,
      updatedAt: at,
    })
    .where(eq(projects.id, id));
}

/** Marks a child as sponsored, or as open for a sponsor again. */
export async function setSponsored(
  tx: Database,
  id: string,
  { status, at }: { status: 'sponsored' | 'published'; at: Date },
): Promise<void> {
  await tx
    .update(projects)
    .set({ status, sponsoredAt: status === 'sponsored' ? at : null, updatedAt: at })
    .where(eq(projects.id, id));
}
