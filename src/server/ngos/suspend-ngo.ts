import { NGO_TRANSITIONS } from '#src/domain/ngo.ts';
import { mayMove } from '#src/domain/transitions.ts';
import { lockNgo, setNgoStatus } from '#src/server/ngos/ngo-status.repository.ts';
import { audit } from '#src/server/platform/audit/audit.repository.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { enqueueEmail } from '#src/server/platform/outbox/outbox.repository.ts';

/** `done`: it has no address to write to. `already`: its state does not allow it, such as one that is suspended already. */
export type SuspensionOutcome = 'unknown' | 'already' | 'done' | 'told';

/** Suspends an institution: from the commit on its projects take nothing, and recurring donations to them are held. `reason`: what it is told. */
export const suspendNgo = (ctx: ServiceContext, slug: string, reason: string): Promise<SuspensionOutcome> =>
  setSuspended(ctx, slug, { status: 'suspended', template: 'ngoSuspended', reason });

/** Lets a suspended institution collect again. Recurring donations go on with the period of that day. */
export const resumeNgo = (ctx: ServiceContext, slug: string): Promise<SuspensionOutcome> =>
  setSuspended(ctx, slug, { status: 'approved', template: 'ngoResumed' });

type Change =
  | { status: 'suspended'; template: 'ngoSuspended'; reason: string }
  | { status: 'approved'; template: 'ngoResumed' };

async function setSuspended(
  ctx: ServiceContext,
  slug: string,
  { template, ...change }: Change,
): Promise<SuspensionOutcome> {
  const now = ctx.now();
  const outcome = await ctx.db.transaction(async (tx) => {
    const ngo = await lockNgo(tx, slug);
    if (!ngo) return 'unknown' as const;
    // An application is approved by its review, never by being resumed.
    const isResumable = change.status === 'suspended' || ngo.status === 'suspended';
    if (!isResumable || !mayMove(NGO_TRANSITIONS, ngo.status, change.status)) return 'already' as const;
    await setNgoStatus(tx, ngo.id, change.status);
    await audit(tx, {
      at: now,
      actor: 'command',
      action: template,
      subject: 'ngo',
      subjectId: ngo.id,
      before: { status: ngo.status },
      after: { ...change, isTold: ngo.publicEmail !== null },
    });
    if (ngo.publicEmail === null) return 'done' as const;
    const payload = { template, ngoId: ngo.id, ...('reason' in change && { reason: change.reason }) };
    await enqueueEmail(tx, `${template}:${ngo.id}:${now.getTime()}`, payload, now);
    return 'told' as const;
  });
  ctx.notifyWorker('outbox');
  return outcome;
}
