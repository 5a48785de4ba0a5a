import type { ServiceContext } from '../context.ts';
import { sendMail } from '../mails/send-mail.ts';
import { type Job, renewJob, takeJob, updateJob } from './outbox.repository.ts';
import type { Work } from './work.ts';

const MAX_WAIT_SECONDS = 6 * 3600;
/** Two and a half days of trying. */
const MAX_ATTEMPTS = 20;

/** `waits`: nothing more can be done until somebody sets up what it needs. */
type Outcome = 'done' | 'waits';
const handlers: Record<string, (ctx: ServiceContext, job: Job) => Promise<Outcome>> = { mail: (ctx, job) => sendMail(ctx, job.id, job.payload) };

/** What transactions promised: emails. Each is taken alone, so that a slow one holds no other. */
export const outboxJobs: Work<Job> = {
  name: 'outbox',
  everyMs: 2000,
  lanes: { embedded: 2, postgres: 3 },
  take: ({ db, gateways, now }) => takeJob(db, now(), gateways.mail.isConfigured),
  renew: { everyMs: 20_000, hold: ({ db, now }, { id }) => renewJob(db, id, now()) },
  run: async (ctx, job) => {
    try {
      const handler = handlers[job.kind];
      if (!handler) throw new Error(`nobody does ${job.kind}`);
      const outcome = await handler(ctx, job);
      await updateJob(ctx.db, job.id, outcome === 'done' ? { doneAt: ctx.now(), lastError: null } : { writtenAt: ctx.now(), attempts: 0 });
    } catch (error) {
      await postpone(ctx, job, error);
    }
  },
};

async function postpone({ db, log, now }: ServiceContext, job: Job, error: unknown): Promise<void> {
  const isLast = job.attempts >= MAX_ATTEMPTS;
  log[isLast ? 'error' : 'warn']({ err: error, jobId: job.id, kind: job.kind, attempts: job.attempts }, isLast ? 'work in the outbox is given up' : 'work in the outbox failed, and is tried again');
  await updateJob(db, job.id, {
    runAt: new Date(now().getTime() + Math.min(MAX_WAIT_SECONDS, 5 * 2 ** job.attempts) * 1000), lastError: error instanceof Error ? error.name : 'unknown',
    ...(isLast ? { failedAt: now() } : {}),
  });
}
