import { isCardNoticeDue, MAX_TOLD_DAYS } from '#src/domain/card-expiry.ts';
import { DAY_MS } from '#src/domain/durations.ts';
import { scheduleOf } from '#src/domain/plan-schedule.ts';
import { isAfterEnd } from '#src/domain/sponsored-age.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import type { JobType } from '#src/server/platform/jobs/job-type.ts';
import { oncePer } from '#src/server/platform/jobs/once-per.ts';
import { enqueueEmail } from '#src/server/platform/outbox/outbox.repository.ts';
import { readMonthsFor } from '#src/server/subscriptions/hijri-months.repository.ts';
import {
  findEndingCards,
  lockSubscription,
  updateSubscription,
} from '#src/server/subscriptions/subscriptions.repository.ts';

const EVERY_MS = 3_600_000;
const isDue = oncePer(EVERY_MS);

/** Tells donors that their saved card will have ended at the next charge, once for each period. */
export const endingCards: JobType<'look'> = {
  name: 'endingCards',
  everyMs: EVERY_MS,
  concurrency: { embedded: 1, postgres: 1 },
  take: async (ctx) => (isDue(ctx) ? 'look' : undefined),
  run: async (ctx) => {
    const now = ctx.now();
    const before = new Date(now.getTime() + MAX_TOLD_DAYS * DAY_MS);
    for (const { id } of await findEndingCards(ctx.db, before, now)) await tell(ctx, id);
    ctx.notifyWorker('outbox');
  },
};

/** Looks again under the lock: the donation may have been charged, changed or ended, or another process has told its donor. */
const tell = (ctx: ServiceContext, id: string): Promise<void> =>
  ctx.db.transaction(async (tx) => {
    const now = ctx.now();
    const row = await lockSubscription(tx, id);
    if (!row || (row.status !== 'active' && row.status !== 'paused')) return;
    const { cardExpiresOn: expiresOn, cardToldFor, firstAt, interval, nextAt } = row;
    if (expiresOn === null || nextAt === null || firstAt === null) return;
    const isTold = cardToldFor?.getTime() === nextAt.getTime();
    if (isTold || isAfterEnd(nextAt, row.endsOn) || !isCardNoticeDue({ expiresOn, interval, nextAt }, now)) return;
    await updateSubscription(tx, id, { cardToldFor: nextAt });
    const schedule = scheduleOf({ ...row, firstAt }, await readMonthsFor(tx, row));
    await enqueueEmail(
      tx,
      `cardEnds:${id}:${schedule.opened(row.period, nextAt)}`,
      { template: 'planCardEnds', subscriptionId: id, date: nextAt.toISOString() },
      now,
    );
  });
