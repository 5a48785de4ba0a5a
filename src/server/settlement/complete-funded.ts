import { PROJECT_TRANSITIONS } from '#src/domain/project.ts';
import { move } from '#src/domain/transitions.ts';
import { audit } from '#src/server/platform/audit/audit.repository.ts';
import type { Database } from '#src/server/platform/db/client.ts';
import { completeProject, lockProjects } from '#src/server/projects/project-totals.repository.ts';

/** Completes the projects that have reached their goal. */
export async function completeFunded(tx: Database, projectIds: readonly string[], now: Date): Promise<void> {
  for (const project of await lockProjects(tx, projectIds)) {
    if (
      project.isEndowment ||
      project.monthlyMinor !== null ||
      project.status !== 'published' ||
      project.raisedMinor < project.goalMinor
    )
      continue;
    await completeProject(tx, project.id, { status: move(PROJECT_TRANSITIONS, project.status, 'completed'), at: now });
    await audit(tx, {
      at: now,
      actor: 'settle',
      action: 'completed',
      subject: 'project',
      subjectId: project.id,
      before: { status: 'published' },
      after: { status: 'completed', outcome: 'funded' },
    });
  }
}
