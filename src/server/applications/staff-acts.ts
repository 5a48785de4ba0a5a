import type { ActivityKind } from '#src/domain/activity.ts';
import { mayAnswer } from '#src/domain/application.ts';
import {
  findActiveIds,
  findActivityById,
  findApplication,
  lockActivity,
  lockActivityById,
  markCancelled,
  setStatus,
} from '#src/server/applications/applications.repository.ts';
import { tellApplicant } from '#src/server/applications/submit.ts';
import { freePlaces } from '#src/server/applications/withdraw.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';

/** Answers an application for training by its number; the person is told. A rejected one frees its days. */
export async function answerApplication(
  ctx: ServiceContext,
  number: string,
  status: 'accepted' | 'rejected',
): Promise<'answered' | 'already' | 'unknown'> {
  const outcome = await ctx.db.transaction(async (tx) => {
    const found = await findApplication(tx, { number });
    const activity = found && (await findActivityById(tx, found.activityId));
    if (!found || activity?.kind !== 'training') return 'unknown';
    await lockActivityById(tx, found.activityId);
    const application = (await findApplication(tx, { id: found.id }))!;
    if (!mayAnswer(application.status)) return 'already';
    const now = ctx.now();
    await setStatus(tx, [application.id], status, now);
    if (status === 'rejected') await freePlaces(tx, application);
    await tellApplicant(tx, status === 'accepted' ? 'trainingAccepted' : 'trainingRejected', {
      id: application.id,
      now,
    });
    return 'answered';
  });
  ctx.notifyWorker();
  return outcome;
}

/** Cancels an event or training; everybody who counts on it is told. @returns how many, undefined where there is none to cancel */
export async function cancelActivity(
  ctx: ServiceContext,
  kind: ActivityKind,
  slug: string,
): Promise<number | undefined> {
  const told = await ctx.db.transaction(async (tx) => {
    const activity = await lockActivity(tx, kind, slug);
    if (!activity || activity.status === 'cancelled') return undefined;
    const now = ctx.now();
    await markCancelled(tx, activity.id, now);
    const ids = await findActiveIds(tx, activity.id);
    for (const id of ids) await tellApplicant(tx, 'activityCancelled', { id, now });
    return ids.length;
  });
  ctx.notifyWorker();
  return told;
}
