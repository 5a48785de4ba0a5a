import type { ConsentRelation } from '#src/domain/guardian-consent.ts';
import { audit } from '#src/server/platform/audit/audit.repository.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { invalidate } from '#src/server/platform/db/invalidate.ts';
import { lockProjects } from '#src/server/projects/project-totals.repository.ts';
import { findConsent, writeConsent } from '#src/server/sponsorships/consent.repository.ts';
import { findChild } from '#src/server/sponsorships/sponsor-news.repository.ts';

/**
 * Records who consented, for a child, to what its page shows, and on which day. The same again changes nothing; a later consent
 * takes the place of the former, which the audit log keeps. @throws RangeError for a day that is none, or lies ahead
 */
export async function recordConsent(
  ctx: ServiceContext,
  { by, on, slug }: { slug: string; by: ConsentRelation; on: string },
): Promise<'unknown' | 'already' | 'recorded'> {
  const now = ctx.now();
  const day = new Date(`${on}T00:00:00Z`);
  if (Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== on) throw new RangeError(`${on} is no day`);
  if (day > now) throw new RangeError('a consent is recorded after it was given');
  const projectId = await findChild(ctx.db, slug);
  if (projectId === undefined) return 'unknown';
  return ctx.db.transaction(async (tx) => {
    await lockProjects(tx, [projectId]);
    const before = await findConsent(tx, projectId);
    if (before?.consentBy === by && before.consentOn === on) return 'already';
    await writeConsent(tx, projectId, { by, on, at: now });
    await audit(tx, {
      at: now,
      actor: 'command',
      action: 'consentRecorded',
      subject: 'project',
      subjectId: projectId,
      ...(before?.consentOn ? { before } : {}),
      after: { consentBy: by, consentOn: on },
    });
    await invalidate(tx, `project:${projectId}`);
    return 'recorded';
  });
}
