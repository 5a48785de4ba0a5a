import { type HijriMonths, monthNamed, shiftMonth, startOfMonth } from '#src/domain/hijri-months.ts';
import { scheduleOf } from '#src/domain/plan-schedule.ts';
import { audit } from '#src/server/platform/audit/audit.repository.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import type { Database } from '#src/server/platform/db/client.ts';
import { enqueueEmail } from '#src/server/platform/outbox/outbox.repository.ts';
import {
  findHijriMonths,
  lockHijriMonths,
  readHijriMonths,
  saveHijriMonths,
} from '#src/server/subscriptions/hijri-months.repository.ts';
import {
  findOnCalendar,
  lockSubscription,
  updateSubscription,
} from '#src/server/subscriptions/subscriptions.repository.ts';

/** The months that begin on another day now, and how many donations have another next date by it. */
export type Shifted = { outcome: 'shifted'; months: { name: string; from: string; to: string }[]; moved: number };
export type Announced = Shifted | { outcome: 'unknownMonth' | 'wrongLength' };

/**
 * Moves the first day of a month by a day, as an authority announced it, and with it every date that is ahead. What was charged
 * keeps its period, so that no day is charged twice.
 */
export async function announceMonth(
  ctx: ServiceContext,
  { by, name, source }: { name: string; by: 1 | -1; source: string },
): Promise<Announced> {
  const month = monthNamed(name);
  if (!month) return { outcome: 'unknownMonth' };
  const changed = await changeMonths(ctx, { action: 'hijriMonthShifted', source, subjectId: name }, (before) =>
    shiftMonth(before, month, by),
  );
  return changed ?? { outcome: 'wrongLength' };
}

/**
 * Writes what a rule makes of the announced months, in one transaction with the audit and every date that moves by it.
 * @param rule undefined changes nothing
 */
export async function changeMonths(
  ctx: ServiceContext,
  { action, source, subjectId }: { action: string; source: string; subjectId: string },
  rule: (before: HijriMonths) => HijriMonths | undefined,
): Promise<Shifted | undefined> {
  const result = await ctx.db.transaction(async (tx): Promise<Shifted | undefined> => {
    await lockHijriMonths(tx);
    const before = await readHijriMonths(tx);
    const after = rule(before);
    if (!after) return undefined;
    const now = ctx.now();
    const months = [...after]
      .map(([name, to]) => ({ name, from: startOfMonth(before, ...monthNamed(name)!), to }))
      .filter(({ from, to }) => from !== to)
      .toSorted((a, b) => a.name.localeCompare(b.name));
    // What is known already is not announced again.
    if (months.length === 0) return { outcome: 'shifted', months, moved: 0 };
    await saveHijriMonths(
      tx,
      months.map(({ name, to }) => ({ name, startsOn: to, source, announcedAt: now })),
    );
    await audit(tx, {
      at: now,
      actor: 'command',
      action,
      subject: 'hijriMonth',
      subjectId,
      before: Object.fromEntries(months.map(({ from, name }) => [name, from])),
      after: { ...Object.fromEntries(months.map(({ name, to }) => [name, to])), source },
    });
    return { outcome: 'shifted', months, moved: await moveDates(tx, before, after, now) };
  });
  ctx.notifyWorker('subscriptionCharges');
  ctx.notifyWorker('outbox');
  return result;
}

/** Moves the next dates, and tells the donors whose card is charged, or whose transfer is due, on another day. A declined charge keeps the date of its next attempt. */
async function moveDates(tx: Database, before: HijriMonths, after: HijriMonths, now: Date): Promise<number> {
  let moved = 0;
  for (const id of await findOnCalendar(tx)) {
    const row = (await lockSubscription(tx, id))!;
    const { firstAt, nextAt, period, status } = row;
    if (firstAt === null || nextAt === null || (status !== 'active' && status !== 'paused')) continue;
    const was = scheduleOf({ ...row, firstAt }, before);
    const is = scheduleOf({ ...row, firstAt }, after);
    // The same period as before, unless its new date is past; skipped ones stay skipped.
    const kept = is.at(was.opened(period, nextAt), nextAt);
    const date = kept !== undefined && kept > now ? kept : is.next(period, now);
    if (date.getTime() === nextAt.getTime()) continue;
    await updateSubscription(tx, id, { nextAt: date });
    moved += 1;
    // A paused one is told of its date when it goes on.
    if (status === 'active')
      await enqueueEmail(
        tx,
        `planMoved:${id}:${now.toISOString()}`,
        { template: 'planMoved', subscriptionId: id, date: date.toISOString() },
        now,
      );
  }
  return moved;
}

/** Every month that was announced. */
export const listAnnounced = ({ db }: Pick<ServiceContext, 'db'>) => findHijriMonths(db);

/** The first day of a month as it is known now, and who announced it; undefined for no month. */
export async function findMonth({ db }: Pick<ServiceContext, 'db'>, name: string) {
  const month = monthNamed(name);
  if (!month) return undefined;
  const row = (await findHijriMonths(db)).find((one) => one.name === name);
  return { startsOn: row?.startsOn ?? startOfMonth(new Map(), ...month), source: row?.source ?? null };
}
