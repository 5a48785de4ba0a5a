import type { ServiceContext } from '#src/server/platform/context.ts';
import { type AnyJobType, runJob } from '#src/server/platform/jobs/job-type.ts';

export type Loop = { resume: () => void; stop: () => Promise<void> };

/**
 * Runs the jobs of one kind in a loop of its own, so that slow emails never delay payments. Each runner takes one job after
 * the other, and each job found starts another runner, up to the kind's concurrency. `stop` waits for the running jobs.
 */
export function startLoop(ctx: ServiceContext, jobType: AnyJobType): Loop {
  const maxRunners: number = jobType.concurrency[ctx.databaseKind];
  const state = { isStopped: false, isResumed: false };
  const runners = new Set<Promise<void>>();
  let endWait: (() => void) | undefined;
  const wait = (): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, jobType.everyMs);
      timer.unref();
      endWait = () => {
        clearTimeout(timer);
        resolve();
      };
      if (state.isResumed || state.isStopped) endWait();
    });
  const runUntilEmpty = async (): Promise<void> => {
    while (!state.isStopped) {
      const job: unknown = await jobType.take(ctx);
      if (job === undefined) return;
      startRunner();
      await runJob(ctx, jobType, job);
    }
  };
  const startRunner = (): void => {
    if (runners.size >= maxRunners) return;
    const runner = runUntilEmpty()
      .catch((error: unknown) => ctx.log.error({ err: error, jobKind: jobType.name }, 'jobs could not be taken'))
      .finally(() => runners.delete(runner));
    runners.add(runner);
  };
  const runLoop = async (): Promise<void> => {
    while (!state.isStopped) {
      state.isResumed = false;
      startRunner();
      await wait();
    }
  };
  const loop = runLoop();
  return {
    resume: () => {
      state.isResumed = true;
      endWait?.();
    },
    stop: async () => {
      state.isStopped = true;
      endWait?.();
      await loop;
      await Promise.all(runners);
    },
  };
}
