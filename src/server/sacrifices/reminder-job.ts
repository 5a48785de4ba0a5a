import type { JobType } from '#src/server/platform/jobs/job-type.ts';
import { oncePer } from '#src/server/platform/jobs/once-per.ts';
import { enqueueDueReminders, hasDueReminder } from '#src/server/sacrifices/reminder.repository.ts';
import { openUdhiyah } from '#src/server/sacrifices/reminder.service.ts';

const EVERY_MS = 600_000;
const isDue = oncePer(EVERY_MS);

/** Tells those who asked, once, that udhiyah can be ordered. Several processes may run it at once. */
export const sacrificeReminders: JobType<'remind'> = {
  name: 'sacrificeReminders',
  everyMs: EVERY_MS,
  concurrency: { embedded: 1, postgres: 1 },
  take: async (ctx) => (isDue(ctx) && (await hasDueReminder(ctx.db, ctx.now())) ? 'remind' : undefined),
  run: async (ctx) => {
    if ((await openUdhiyah(ctx)).length === 0) return;
    if ((await enqueueDueReminders(ctx.db, ctx.now())) > 0) ctx.notifyWorker();
  },
};
