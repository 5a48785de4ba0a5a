import type { ServiceContext } from '../context.ts';
import { expireOrders } from '../orders/expire-orders.ts';
import { forgetOldAnswers } from '../orders/orders.repository.ts';
import { enquireDue } from '../payments/enquire.ts';
import { chargeDuePlans } from '../recurring/charge-due.ts';
import { applyNotices } from '../webhooks/webhooks.service.ts';
import { sendMail } from '../mails/send-mail.ts';
import { finishJob, type Job, postponeJob, takeJobs } from './outbox.repository.ts';

const MAX_WAIT_SECONDS = 6 * 3600;
const handlers: Record<string, (ctx: ServiceContext, job: Job) => Promise<void>> = { mail: (ctx, job) => sendMail(ctx, job.id, job.payload) };

/** Does all that is due now, and tells how much that was. */
export async function runDueWork(ctx: ServiceContext): Promise<number> {
  const done = [await applyNotices(ctx), await enquireDue(ctx), await chargeDuePlans(ctx), await expireOrders(ctx), await runOutbox(ctx)];
  return done.reduce((sum, count) => sum + count, 0);
}

async function runOutbox(ctx: ServiceContext): Promise<number> {
  const jobs = await takeJobs(ctx.db, ctx.now(), 20);
  for (const job of jobs) {
    try {
      const handler = handlers[job.kind];
      if (!handler) throw new Error(`nobody does ${job.kind}`);
      await handler(ctx, job);
      await finishJob(ctx.db, job.id, ctx.now());
    } catch (error) {
      ctx.log.warn({ err: error, jobId: job.id, kind: job.kind, attempts: job.attempts }, 'work in the outbox failed, and is tried again');
      const runAt = new Date(ctx.now().getTime() + Math.min(MAX_WAIT_SECONDS, 5 * 2 ** job.attempts) * 1000);
      await postponeJob(ctx.db, job.id, { runAt, error: error instanceof Error ? error.name : 'unknown' });
    }
  }
  return jobs.length;
}

const LOOK_EVERY_MS = 5000;
const TIDY_EVERY_MS = 3600_000;

/** Works beside the server: at once when woken, else every few seconds. `stop` waits for the work in hand. */
export function startWorker(ctx: ServiceContext): { wake: () => void; stop: () => Promise<void> } {
  const life = { isStopped: false, isWoken: false };
  let rouse: (() => void) | undefined;
  let tidiedAt = 0;
  const rest = (): Promise<void> => new Promise((resolve) => {
    const timer = setTimeout(resolve, LOOK_EVERY_MS);
    timer.unref();
    rouse = () => { clearTimeout(timer); resolve(); };
    if (life.isWoken || life.isStopped) rouse?.();
  });
  const live = async (): Promise<void> => {
    while (!life.isStopped) {
      life.isWoken = false;
      const done = await runDueWork(ctx).catch((error: unknown) => {
        ctx.log.error({ err: error }, 'the worker stumbled');
        return 0;
      });
      if (Date.now() - tidiedAt > TIDY_EVERY_MS) {
        tidiedAt = Date.now();
        await forgetOldAnswers(ctx.db, ctx.now()).catch(() => {});
      }
      if (done === 0) await rest();
    }
  };
  const lived = live();
  return {
    wake: () => { life.isWoken = true; rouse?.(); },
    stop: async () => { life.isStopped = true; rouse?.(); await lived; },
  };
}
