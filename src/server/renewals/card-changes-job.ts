import { nextAsk } from '#src/domain/card-change.ts';
import type { JobType } from '#src/server/platform/jobs/job-type.ts';
import { syncCardChange } from '#src/server/renewals/sync-card-change.ts';
import {
  type CardChangeRow,
  postponeCardChange,
  releaseCardChange,
  takeDueCardChange,
} from '#src/server/subscriptions/card-changes.repository.ts';

/** Asks the provider about cards that donors began to enter: one that was accepted counts, though its browser never came back. */
export const cardChangesJob: JobType<CardChangeRow> = {
  name: 'cardChanges',
  everyMs: 5000,
  concurrency: { embedded: 1, postgres: 2 },
  take: async ({ db, gateways, now }) =>
    gateways.payments.list.some(({ setups }) => setups !== undefined) ? takeDueCardChange(db, now()) : undefined,
  run: async (ctx, change) => {
    try {
      await syncCardChange(ctx, change);
    } catch (error) {
      ctx.log.warn({ err: error, cardChangeId: change.id }, 'a provider did not answer about a new card');
      await postponeCardChange(ctx.db, change.id, nextAsk(change.createdAt, ctx.now()));
    } finally {
      await releaseCardChange(ctx.db, change.id);
    }
  },
};
