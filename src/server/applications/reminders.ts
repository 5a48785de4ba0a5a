import { enqueueReminders } from '#src/server/applications/reminders.repository.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import type { JobType } from '#src/server/platform/jobs/job-type.ts';

const EVERY_MS = 60_000;
const lastRun = new WeakMap<ServiceContext, number>();

/** Reminds of events on the day before, by the clocks of their place. Several processes may run it at once. */
export const eventReminders: JobType<'remind'> = {
  name: 'eventReminders',
  everyMs: EVERY_MS,
  concurrency: { embedded: 1, postgres: 1 },
  take: async (ctx) => {
    const now = ctx.now().getTime();
    if (now - (lastRun.get(ctx) ?? 0) < EVERY_MS) return undefined;
    lastRun.set(ctx, now);
    return 'remind';
  },
  run: async (ctx) => {
    if ((await enqueueReminders(ctx.db, ctx.now())) > 0) ctx.notifyWorker();
  },
};
