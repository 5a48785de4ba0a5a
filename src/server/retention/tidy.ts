import type { ServiceContext } from '../context.ts';
import type { Work } from '../jobs/work.ts';
import { deleteOld } from './retention.repository.ts';
import { RETENTION, type RetentionRule } from './retention.ts';

/** Deletes what has had its time, by the table of retention, and tells how much. */
export async function deleteWhatIsOld(ctx: ServiceContext): Promise<Partial<Record<RetentionRule, number>>> {
  const deleted: Partial<Record<RetentionRule, number>> = {};
  for (const [rule, { seconds }] of Object.entries(RETENTION) as [RetentionRule, { seconds: number }][]) {
    const count = await deleteOld(ctx.db, rule, { now: ctx.now(), seconds });
    if (count > 0) deleted[rule] = count;
  }
  return deleted;
}

const EVERY_MS = 10 * 60 * 1000;
const lastRun = new WeakMap<ServiceContext, number>();

/** Refused forms are let go after ten minutes, so as often it is looked. Several processes share the rows between them. */
export const tidying: Work<'tidy'> = {
  name: 'tidying',
  everyMs: 60_000,
  lanes: { embedded: 1, postgres: 1 },
  take: async (ctx) => {
    const now = ctx.now().getTime();
    if (now - (lastRun.get(ctx) ?? 0) < EVERY_MS) return undefined;
    lastRun.set(ctx, now);
    return 'tidy';
  },
  run: async (ctx) => {
    const deleted = await deleteWhatIsOld(ctx);
    if (Object.keys(deleted).length > 0) ctx.log.info({ deleted }, 'what is no longer kept was deleted');
  },
};
