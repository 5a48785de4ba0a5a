import type { Command } from '#src/server/platform/command.ts';
import { findFailedJobs, retryFailedJobs } from '#src/server/platform/outbox/failed-jobs.repository.ts';

export const jobCommands: Record<string, Command> = {
  'jobs:failed': async (ctx, _args, print) => {
    const failed = await findFailedJobs(ctx.db);
    for (const { attempts, error, failedAt, id, queue } of failed)
      print(
        `${failedAt.toISOString().slice(0, 16)} ${queue} ${id}: given up after ${attempts} attempts (${error ?? 'unknown'})`,
      );
    if (failed.length === 0) print('There are no failed jobs.');
    return failed.length === 0 ? 0 : 1;
  },
  'jobs:retry': async (ctx, [id], print) => {
    const count = await retryFailedJobs(ctx.db, ctx.now(), id);
    print(count === 0 ? 'There is no such failed job.' : `${count} will be retried by the worker now.`);
    return count === 0 ? 1 : 0;
  },
};
