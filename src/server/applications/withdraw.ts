import { nextInLine } from '#src/domain/activity.ts';
import { mayWithdraw } from '#src/domain/application.ts';
import {
  type Activity,
  type Application,
  deleteApplicationsOf,
  findActiveOf,
  findActivityById,
  findApplication,
  findLine,
  lockActivityById,
  moveDays,
  moveSeats,
  setStatus,
} from '#src/server/applications/applications.repository.ts';
import { tellApplicant } from '#src/server/applications/submit.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import type { Database } from '#src/server/platform/db/client.ts';
import { sha256 } from '#src/server/platform/keys.ts';

/** The application of a link, with what it is for. */
export async function readApplication(
  ctx: Pick<ServiceContext, 'db'>,
  token: string,
): Promise<{ application: Application; activity: Activity } | undefined> {
  const application = await findApplication(ctx.db, { tokenHash: sha256(token) });
  const activity = application && (await findActivityById(ctx.db, application.activityId));
  return application && activity ? { application, activity } : undefined;
}

/**
 * Takes an application back: seats become free, and those of an event go to the first on the waiting list, who is told.
 * Twice is harmless.
 */
export async function withdraw(ctx: ServiceContext, token: string): Promise<'withdrawn' | 'already' | 'unknown'> {
  const outcome = await ctx.db.transaction(async (tx) => {
    const found = await findApplication(tx, { tokenHash: sha256(token) });
    if (!found) return 'unknown';
    const activity = await lockActivityById(tx, found.activityId);
    // As it is now that nobody else can change it.
    const application = (await findApplication(tx, { id: found.id }))!;
    if (!mayWithdraw(application.status)) return 'already';
    const now = ctx.now();
    await tellApplicant(tx, activity.kind === 'event' ? 'eventLeft' : 'trainingWithdrawn', { id: application.id, now });
    await takeBack(tx, application, activity, now);
    return 'withdrawn';
  });
  ctx.notifyWorker();
  return outcome;
}

async function takeBack(tx: Database, application: Application, activity: Activity, now: Date): Promise<void> {
  await setStatus(tx, [application.id], 'withdrawn', now);
  await freePlaces(tx, application);
  if (activity.kind === 'event') await giveToNext(tx, activity.id, now);
}

/** Deletes the applications of an address, whose owner erases their data. Seats that they still hold become free. */
export async function forgetApplicant(tx: Database, email: string, now: Date): Promise<void> {
  for (const { activityId, id } of await findActiveOf(tx, email)) {
    const activity = await lockActivityById(tx, activityId);
    const application = (await findApplication(tx, { id }))!;
    if (mayWithdraw(application.status)) await takeBack(tx, application, activity, now);
  }
  await deleteApplicationsOf(tx, email);
}

/**
 * Before the applications of one address become another's: a person who applied to one event or training with both keeps one of the
 * two, the one that has a place, else the newer.
 */
export async function mergeApplicant(
  tx: Database,
  { from, to }: { from: string; to: string },
  now: Date,
): Promise<void> {
  const others = new Map((await findActiveOf(tx, to)).map((one) => [one.activityId, one.id]));
  for (const { activityId, id } of await findActiveOf(tx, from)) {
    const otherId = others.get(activityId);
    if (otherId === undefined) continue;
    const activity = await lockActivityById(tx, activityId);
    const pair = [(await findApplication(tx, { id }))!, (await findApplication(tx, { id: otherId }))!];
    if (!pair.every(({ status }) => mayWithdraw(status))) continue;
    const [given] = pair.toSorted(
      (a, b) =>
        Number(a.status === 'accepted') - Number(b.status === 'accepted') || Number(a.createdAt) - Number(b.createdAt),
    );
    await takeBack(tx, given!, activity, now);
  }
}

/** Gives back the seats that an application held. */
export async function freePlaces(tx: Database, { activityId, days, seats, status }: Application): Promise<void> {
  if (days) await moveDays(tx, activityId, days, -1);
  else if (status === 'accepted') await moveSeats(tx, activityId, -(seats ?? 1));
}

/** Gives free seats to those who wait, until the event begins. */
async function giveToNext(tx: Database, activityId: string, now: Date): Promise<void> {
  const activity = await lockActivityById(tx, activityId);
  if (activity.status !== 'open' || now >= activity.closesAt) return;
  const next = nextInLine(await findLine(tx, activityId), (activity.seats ?? 0) - activity.seatsTaken);
  if (next.length === 0) return;
  await setStatus(
    tx,
    next.map(({ id }) => id),
    'accepted',
    now,
  );
  await moveSeats(
    tx,
    activityId,
    next.reduce((sum, { seats }) => sum + seats, 0),
  );
  for (const { id } of next) await tellApplicant(tx, 'placeFreed', { id, now });
}
