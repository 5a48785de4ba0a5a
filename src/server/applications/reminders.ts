import { enqueueReminders } from '#src/server/applications/reminders.repository.ts';
import type { JobType } from '#src/server/platform/jobs/job-type.ts';
import { oncePer } from '#src/server/platform/jobs/once-per.ts';

const EVERY_MS = 60_000;
const isDue = oncePer(EVERY_MS);

/** Reminds of events on the day before, by the clocks of their place. Several processes may run it at once. */
export const eventReminders: JobType<'remind'> = {
  name: 'eventReminders',
  everyMs: EVERY_MS,
  concurrency: { embedded: 1, postgres: 1 },
  take: async (ctx) => (isDue(ctx) ? 'remind' : undefined),
  run: async (ctx) => {
    if ((await enqueueReminders(ctx.db, ctx.now())) > 0) ctx.notifyWorker();
  },
};
