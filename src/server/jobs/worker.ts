import type { ServiceContext, WorkKind } from '../context.ts';
import { orderExpiry } from '../orders/expire-orders.ts';
import { paymentPolling } from '../payments/poll-payments.ts';
import { recurringCharges } from '../recurring/charge-due.ts';
import { tidying } from '../retention/tidy.ts';
import { webhookEvents } from '../webhooks/apply-events.ts';
import { startLoop } from './loop.ts';
import { outboxJobs } from './outbox.ts';
import { type AnyWork, drain } from './work.ts';

/** What is done without anybody waiting for it, each in a loop of its own. */
const WORK: readonly AnyWork[] = [webhookEvents, paymentPolling, recurringCharges, orderExpiry, outboxJobs, tidying];

export type Worker = { wake: (kind?: WorkKind) => void; stop: () => Promise<void> };

/** Does all that is due now, one kind after the other, and tells how much that was. */
export async function runDueWork(ctx: ServiceContext): Promise<number> {
  let done = 0;
  for (const work of WORK) done += await drain(ctx, work);
  return done;
}

/** Works beside the server: at once when woken, else as often as each kind of work asks. `stop` waits for the work in hand. */
export function startWorker(ctx: ServiceContext): Worker {
  const loops = WORK.map((work) => ({ name: work.name, ...startLoop(ctx, work) }));
  return {
    wake: (kind) => { for (const loop of loops) if (kind === undefined || loop.name === kind) loop.wake(); },
    stop: async () => { await Promise.all(loops.map((loop) => loop.stop())); },
  };
}
