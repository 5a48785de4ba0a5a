import type { ServiceContext } from '../context.ts';
import { drain, type Work } from '../jobs/work.ts';
import { findPayment, findPaymentByRef, leasePayment, releasePayment } from '../payments/payments.repository.ts';
import { applySnapshot, settle } from '../payments/settle.ts';
import { findEventIds, markApplied, takeWebhookEvent, updateWebhookEvent, type WebhookEvent } from './webhooks.repository.ts';

/** About six hours of trying; the polling of payments goes on beside it. */
const MAX_ATTEMPTS = 16;
/** So often an event may come before its payment is known to us. Then it belongs to somebody else. */
const ATTEMPTS_OF_STRANGERS = 5;

/**
 * Applies stored webhook events. An event proves nothing: it only prompts the question how its payment stands. One that
 * comes before we know its payment, or while the provider is silent, is tried again later; without a provider all wait.
 */
export const webhookEvents: Work<WebhookEvent> = {
  name: 'webhookEvents',
  everyMs: 1000,
  // The provider is what takes time: two at once leave the machine to its visitors, and a second worker doubles them.
  lanes: { embedded: 2, postgres: 2 },
  take: async ({ db, gateways, now }) => (gateways.payments.stripe ? takeWebhookEvent(db, now()) : undefined),
  run: async (ctx, event) => {
    try {
      const eventIds = await findEventIds(ctx.db, event);
      if (!await apply(ctx, event)) return await giveWay(ctx, event);
      await markApplied(ctx.db, event.provider, eventIds, ctx.now());
    } catch (error) {
      await postpone(ctx, event, error);
    }
  },
};

/** Applies what is due now, and tells how much that was. */
export const applyWebhookEvents = (ctx: ServiceContext): Promise<number> => drain(ctx, webhookEvents);

/** False while another worker asks about the same payment: what it hears may be older than the event. */
async function apply(ctx: ServiceContext, event: WebhookEvent): Promise<boolean> {
  if (event.providerRef === null) return true;
  const payment = await findPaymentByRef(ctx.db, 'stripe', event.providerRef);
  if (payment) {
    if (!await leasePayment(ctx.db, payment.id, ctx.now())) return false;
    try {
      await settle(ctx, payment.id, `webhook event ${event.eventId}`);
    } finally {
      await releasePayment(ctx.db, payment.id);
    }
    return true;
  }
  const isBound = await bindLost(ctx, event.providerRef, `webhook event ${event.eventId}`);
  if (!isBound && event.attempts <= ATTEMPTS_OF_STRANGERS) throw new Error('an event of a payment that is not known yet');
  return true;
}

/** A payment whose answer was lost on its way to us: the provider knows what it was made for. */
async function bindLost(ctx: ServiceContext, providerRef: string, reason: string): Promise<boolean> {
  const snapshot = await ctx.gateways.payments.stripe!.retrieve(providerRef);
  const payment = snapshot.paymentId === undefined ? undefined : await findPayment(ctx.db, snapshot.paymentId);
  if (payment?.providerRef !== null) return false;
  await applySnapshot(ctx, payment.id, snapshot, reason);
  return true;
}

const giveWay = ({ db, now }: ServiceContext, event: WebhookEvent): Promise<void> =>
  updateWebhookEvent(db, event, { attempts: event.attempts - 1, runAt: new Date(now().getTime() + 1000) });

async function postpone({ db, log, now }: ServiceContext, event: WebhookEvent, error: unknown): Promise<void> {
  const isLast = event.attempts >= MAX_ATTEMPTS;
  log[isLast ? 'error' : 'warn']({ err: error, eventId: event.eventId, attempts: event.attempts }, isLast ? 'a webhook event is given up' : 'a webhook event could not be applied yet');
  await updateWebhookEvent(db, event, {
    runAt: new Date(now().getTime() + Math.min(3600, 2 ** event.attempts) * 1000), lastError: error instanceof Error ? error.name : 'unknown', ...(isLast ? { failedAt: now() } : {}),
  });
}
