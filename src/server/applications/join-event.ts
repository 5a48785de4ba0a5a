import { msg } from '@lingui/core/macro';
import type { ApplicationAnswer, EventApplicationInput } from '#src/contracts/applications.ts';
import { stateAt } from '#src/domain/activity.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { type Activity, lockActivity, moveSeats } from '#src/server/applications/applications.repository.ts';
import { notOpen } from '#src/server/applications/refusals.ts';
import { findKnown, newNumber, storeApplication, tellApplicant } from '#src/server/applications/submit.ts';
import { invalid } from '#src/server/http/errors.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import type { Database } from '#src/server/platform/db/client.ts';

/**
 * Takes seats at an event, or a place on its waiting list where the person wants one. The event's row is locked, so that two
 * people never get the same seat.
 * @throws AppError `conflict` where it is closed, cancelled, or full and the person does not wait; `validation` for an
 *   unknown event, and where fewer seats are left than are wanted
 */
export async function joinEvent(
  ctx: ServiceContext,
  input: EventApplicationInput,
  locale: Locale,
): Promise<ApplicationAnswer> {
  const joined = await ctx.db.transaction((tx) => join(ctx, tx, input, locale));
  ctx.notifyWorker();
  return answer(ctx, joined, locale);
}

type Joined = { number: string; status: 'submitted' | 'accepted'; seats: number };

async function join(ctx: ServiceContext, tx: Database, input: EventApplicationInput, locale: Locale): Promise<Joined> {
  const now = ctx.now();
  const { event, seats, waitingList, ...person } = input;
  const activity = await lockActivity(tx, 'event', event);
  if (!activity) throw invalid({ path: 'event', code: 'invalidSelection' });
  const state = stateAt({ ...activity, isFull: false }, now);
  if (state !== 'open') throw notOpen('event', state);
  const before = await findKnown(tx, { activity, person, now });
  if (before?.isSame) return joinedOf(before.known);
  const free = freeSeats(activity);
  const status = free >= seats ? 'accepted' : 'submitted';
  if (status === 'submitted' && !waitingList)
    throw free > 0 ? invalid({ path: 'seats', code: 'tooHigh', limit: free }) : notOpen('event', 'full');
  // Somebody else typed the address of a person who has joined: the same answer as to everybody, and nothing is stored.
  if (before) return { number: newNumber(), status, seats };
  const application = await storeApplication(ctx, tx, { activity, person, locale, status, seats });
  if (status === 'accepted') await moveSeats(tx, activity.id, seats);
  await tellApplicant(tx, status === 'accepted' ? 'eventJoined' : 'eventWaiting', { id: application.id, now });
  return { number: application.number, status, seats };
}

const freeSeats = ({ seats, seatsTaken }: Activity): number => (seats ?? 0) - seatsTaken;
const joinedOf = ({ number, seats, status }: { number: string; status: string; seats: number | null }): Joined => ({
  number,
  seats: seats ?? 1,
  status: status === 'accepted' ? 'accepted' : 'submitted',
});

/** What a program is told whose application is not stored: the same as a person. */
export const ignoreJoining = (ctx: ServiceContext, seats: number, locale: Locale): Promise<ApplicationAnswer> =>
  answer(ctx, { number: newNumber(), status: 'accepted', seats }, locale);

async function answer(ctx: ServiceContext, joined: Joined, locale: Locale): Promise<ApplicationAnswer> {
  const i18n = await ctx.i18n(locale);
  return {
    ...joined,
    message:
      joined.status === 'accepted'
        ? i18n._(
            msg`You have joined the event. We have sent you an email with everything you need and a link to cancel.`,
          )
        : i18n._(
            msg`You are on the waiting list. If a seat becomes free and you are next on the list, it will be yours, and we will tell you by email.`,
          ),
  };
}
