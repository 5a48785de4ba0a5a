import type { JobKind, ServiceContext } from '#src/server/platform/context.ts';

/** A kind of background job, stored in the database. A worker takes a job under a lease, which ends if the worker dies. */
export type JobType<Job> = {
  name: JobKind;
  /** Milliseconds between two polls of the database when nobody notifies the worker. */
  everyMs: number;
  /** How many jobs one process runs at once. The embedded database is one connection. */
  concurrency: { embedded: number; postgres: number };
  /** Takes the next job that is due, if there is one. */
  take: (ctx: ServiceContext) => Promise<Job | undefined>;
  /** Runs the job and stores its outcome. If it throws, the job is taken again when its lease ends. */
  run: (ctx: ServiceContext, job: Job) => Promise<void>;
  /** Renews the lease of a job that takes long. */
  renew?: { everyMs: number; hold: (ctx: ServiceContext, job: Job) => Promise<void> };
};

// oxlint-disable-next-line typescript/no-explicit-any -- each kind of job has its own type of row
export type AnyJobType = JobType<any>;

/** Runs one job and renews its lease meanwhile. Never rejects. */
export async function runJob<Job>(ctx: ServiceContext, { name, renew, run }: JobType<Job>, job: Job): Promise<void> {
  const timer =
    renew &&
    setInterval(() => {
      renew.hold(ctx, job).catch((error: unknown) => ctx.log.warn({ err: error, jobKind: name }, 'lease not renewed'));
    }, renew.everyMs);
  try {
    await run(ctx, job);
  } catch (error) {
    ctx.log.error({ err: error, jobKind: name }, 'job failed with an unexpected error');
  } finally {
    clearInterval(timer);
  }
}

/** Runs every job of a kind that is due now, one after the other, and returns their number. */
export async function drain<Job>(ctx: ServiceContext, jobType: JobType<Job>): Promise<number> {
  for (let count = 0; ; count += 1) {
    const job = await jobType.take(ctx);
    if (job === undefined) return count;
    await runJob(ctx, jobType, job);
  }
}
