import type { ServiceContext } from '#src/server/platform/context.ts';
import { returnCounts, takeCounts } from '#src/server/site-counts/counter.ts';
import { addCounts } from '#src/server/site-counts/site-counts.repository.ts';

const EVERY_MS = 30_000;

/** Stores what this process counted. Never rejects: what could not be stored is counted the next time. */
export async function writeCounts({ db, log }: Pick<ServiceContext, 'db' | 'log'>): Promise<void> {
  const counts = takeCounts();
  if (counts.length === 0) return;
  try {
    await addCounts(db, counts);
  } catch (error) {
    returnCounts(counts);
    log.warn({ err: error }, 'page counts not stored, will be retried');
  }
}

/** Stores the counts of this process every half minute, and the last ones when it stops. */
export function startCounts(ctx: Pick<ServiceContext, 'db' | 'log'>): () => Promise<void> {
  const timer = setInterval(() => void writeCounts(ctx), EVERY_MS);
  timer.unref();
  return () => {
    clearInterval(timer);
    return writeCounts(ctx);
  };
}
