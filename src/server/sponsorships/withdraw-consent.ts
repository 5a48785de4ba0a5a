import { PROJECT_TRANSITIONS } from '#src/domain/project.ts';
import { mayMove } from '#src/domain/transitions.ts';
import { audit } from '#src/server/platform/audit/audit.repository.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { invalidate } from '#src/server/platform/db/invalidate.ts';
import { enqueueEmail } from '#src/server/platform/outbox/outbox.repository.ts';
import { lockProjects, withdrawProject } from '#src/server/projects/project-totals.repository.ts';
import { findConsent } from '#src/server/sponsorships/consent.repository.ts';
import { findPersonsProject, findSponsorship } from '#src/server/sponsorships/sponsor-news.repository.ts';

/**
 * Closes the page of a person whose consent is withdrawn, at once: of a child, of a case, and also after it was completed. A
 * sponsorship goes on, and its sponsor is told: the child is cared for all the same.
 */
export async function withdrawConsent(
  ctx: ServiceContext,
  slug: string,
): Promise<'unknown' | 'already' | 'closed' | 'told'> {
  const projectId = await findPersonsProject(ctx.db, slug);
  if (projectId === undefined) return 'unknown';
  const now = ctx.now();
  const outcome = await ctx.db.transaction(async (tx) => {
    const [child] = await lockProjects(tx, [projectId]);
    const consent = await findConsent(tx, projectId);
    // What is completed stays so for everybody but the person whom it shows.
    const mayClose = child?.status === 'completed' || (child && mayMove(PROJECT_TRANSITIONS, child.status, 'rejected'));
    if (!child || !mayClose) return 'already' as const;
    await withdrawProject(tx, projectId, { status: 'rejected', at: now });
    await invalidate(tx, 'projects', `project:${projectId}`);
    const sponsorship = await findSponsorship(tx, projectId);
    await audit(tx, {
      at: now,
      actor: 'command',
      action: 'consentWithdrawn',
      subject: 'project',
      subjectId: projectId,
      before: { status: child.status, ...consent },
      after: { status: 'rejected', isTold: sponsorship !== undefined },
    });
    if (sponsorship === undefined) return 'closed' as const;
    const payload = { template: 'childWithdrawn', subscriptionId: sponsorship.id };
    await enqueueEmail(tx, `childWithdrawn:${sponsorship.id}`, payload, now);
    return 'told' as const;
  });
  ctx.notifyWorker('outbox');
  return outcome;
}
