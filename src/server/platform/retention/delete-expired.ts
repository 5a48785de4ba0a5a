import type { ServiceContext } from '#src/server/platform/context.ts';
import type { JobType } from '#src/server/platform/jobs/job-type.ts';
import { oncePer } from '#src/server/platform/jobs/once-per.ts';
import { deleteOld } from '#src/server/platform/retention/retention.repository.ts';
import { RETENTION, type RetentionRule } from '#src/server/platform/retention/retention.ts';

/**
 * Deletes everything past its retention time and returns the number of rows by rule. A rule that fails is logged and keeps no
 * other from its work.
 */
export async function deleteExpired(ctx: ServiceContext): Promise<Partial<Record<RetentionRule, number>>> {
  const deleted: Partial<Record<RetentionRule, number>> = {};
  for (const [rule, { seconds }] of Object.entries(RETENTION) as [RetentionRule, { seconds: number }][]) {
    try {
      const count = await deleteOld(ctx.db, rule, { now: ctx.now(), seconds });
      if (count > 0) deleted[rule] = count;
    } catch (err) {
      ctx.log.error({ err, rule }, 'expired data could not be deleted');
    }
  }
  return deleted;
}

const EVERY_MS = 10 * 60 * 1000;
const isDue = oncePer(EVERY_MS);

/** Deletes expired data every ten minutes, which is the shortest retention time. Several processes may run it at once. */
export const deleteExpiredJob: JobType<'tidy'> = {
  name: 'deleteExpired',
  everyMs: 60_000,
  concurrency: { embedded: 1, postgres: 1 },
  take: async (ctx) => (isDue(ctx) ? 'tidy' : undefined),
  run: async (ctx) => {
    const deleted = await deleteExpired(ctx);
    if (Object.keys(deleted).length > 0) ctx.log.info({ deleted }, 'expired data deleted');
  },
};
