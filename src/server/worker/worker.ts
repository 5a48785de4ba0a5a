import { eventReminders } from '#src/server/applications/reminders.ts';
import { orderExpiry } from '#src/server/checkout/expire-orders.ts';
import { shareRelease } from '#src/server/checkout/release-shares.ts';
import { fileRemoval } from '#src/server/files/remove-files.ts';
import { ledgerDayJob } from '#src/server/ledger/publish-day.ts';
import { metalsFeedJob } from '#src/server/metals/metals-feed.ts';
import type { ServiceContext, JobKind } from '#src/server/platform/context.ts';
import { type AnyJobType, drain } from '#src/server/platform/jobs/job-type.ts';
import { startLoop } from '#src/server/platform/jobs/run-loop.ts';
import { deleteExpiredJob } from '#src/server/platform/retention/delete-expired.ts';
import { refundExecution } from '#src/server/refunds/execute-refunds.ts';
import { returnsWatch } from '#src/server/refunds/watch-returns.ts';
import { cardChangesJob } from '#src/server/renewals/card-changes-job.ts';
import { subscriptionCharges } from '#src/server/renewals/charge-due.ts';
import { comingOfAge } from '#src/server/renewals/coming-of-age.ts';
import { endingCards } from '#src/server/renewals/ending-cards.ts';
import { planMirror } from '#src/server/renewals/mirror-plan.ts';
import { sacrificeReminders } from '#src/server/sacrifices/reminder-job.ts';
import { paymentPolling } from '#src/server/settlement/poll-payments.ts';
import { webhookEvents } from '#src/server/webhooks/process-events.ts';
import { outboxJobs } from '#src/server/worker/outbox-jobs.ts';
import { zakatReminders } from '#src/server/zakat/zakat-day-job.ts';

/** Every kind of background job, each run in a loop of its own. */
const JOB_TYPES: readonly AnyJobType[] = [
  webhookEvents,
  paymentPolling,
  refundExecution,
  returnsWatch,
  cardChangesJob,
  subscriptionCharges,
  planMirror,
  comingOfAge,
  endingCards,
  orderExpiry,
  shareRelease,
  eventReminders,
  sacrificeReminders,
  zakatReminders,
  outboxJobs,
  metalsFeedJob,
  ledgerDayJob,
  fileRemoval,
  deleteExpiredJob,
];

export type Worker = { notify: (kind?: JobKind) => void; stop: () => Promise<void> };

/** Runs every job that is due now, one kind after the other, and returns their number. */
export async function runDueJobs(ctx: ServiceContext): Promise<number> {
  let count = 0;
  for (const jobType of JOB_TYPES) count += await drain(ctx, jobType);
  return count;
}

/** Runs jobs in this process: at once when notified, else at each kind's interval. `stop` waits for the running jobs. */
export function startWorker(ctx: ServiceContext): Worker {
  const loops = JOB_TYPES.map((jobType) => ({ name: jobType.name, ...startLoop(ctx, jobType) }));
  return {
    notify: (kind) => {
      for (const loop of loops) if (kind === undefined || loop.name === kind) loop.resume();
    },
    stop: async () => {
      await Promise.all(loops.map((loop) => loop.stop()));
    },
  };
}
