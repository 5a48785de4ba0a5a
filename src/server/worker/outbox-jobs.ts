import { forgetFormer } from '#src/server/emails/parting-emails.repository.ts';
import { isParting } from '#src/server/emails/parting-emails.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import type { JobType } from '#src/server/platform/jobs/job-type.ts';
import { type Job, renewJob, takeJob, updateJob, withoutPart } from '#src/server/platform/outbox/outbox.repository.ts';
import { answerAsked } from '#src/server/worker/answer-asked.ts';
import { informOfFailedCard, isCardRejected } from '#src/server/worker/gift-messages.ts';
import { sendEmail } from '#src/server/worker/send-email.ts';
import { sendText } from '#src/server/worker/send-text.ts';

const MAX_WAIT_SECONDS = 6 * 3600;
/** Two and a half days of retries. */
const MAX_ATTEMPTS = 20;

/** `waiting`: written, and sent as soon as a mail server is configured. */
type Outcome = 'done' | 'waiting';
const handlers: Record<string, (ctx: ServiceContext, job: Job) => Promise<Outcome>> = {
  email: (ctx, job) => sendEmail(ctx, job.id, job.payload),
  text: sendText,
  code: answerAsked,
};

/** Jobs that transactions enqueued: emails and text messages. */
export const outboxJobs: JobType<Job> = {
  name: 'outbox',
  everyMs: 2000,
  concurrency: { embedded: 2, postgres: 3 },
  take: ({ db, gateways, now }) =>
    takeJob(db, now(), { email: gateways.email.isConfigured, text: gateways.texts.isConfigured }),
  renew: { everyMs: 20_000, hold: ({ db, now }, { id }) => renewJob(db, id, now()) },
  run: async (ctx, job) => {
    try {
      const handler = handlers[job.kind];
      if (!handler) throw new Error(`no handler for jobs of kind ${job.kind}`);
      const outcome = await handler(ctx, job);
      await updateJob(
        ctx.db,
        job.id,
        outcome === 'done' ? { doneAt: ctx.now(), lastError: null } : { writtenAt: ctx.now(), attempts: 0 },
      );
    } catch (error) {
      await postpone(ctx, job, error);
    }
  },
};

async function postpone(ctx: ServiceContext, job: Job, error: unknown): Promise<void> {
  const { db, log, now } = ctx;
  const isLast = job.attempts >= MAX_ATTEMPTS || isCardRejected(job, error);
  const details = { err: error, jobId: job.id, kind: job.kind, attempts: job.attempts };
  if (isLast) log.error(details, 'job given up after its last attempt');
  else log.warn(details, 'job failed, will be retried');
  // Before it counts as given up: a job that is given up is never looked at again.
  if (isLast && isParting(job.payload['template'])) await forgetFormer(db, job.id);
  if (isLast && job.kind === 'code') await withoutPart(db, job.id, 'asked');
  await updateJob(db, job.id, {
    runAt: new Date(now().getTime() + Math.min(MAX_WAIT_SECONDS, 5 * 2 ** job.attempts) * 1000),
    lastError: error instanceof Error ? error.name : 'unknown',
    failedAt: isLast ? now() : null,
  });
  if (isLast) await informOfFailedCard(ctx, job);
}
