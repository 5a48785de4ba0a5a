import { methodsOf, PaymentGoneError, type PaymentGateway } from '#src/server/gateways/payments/port.ts';
import {
  findPayment,
  findPaymentByRef,
  leasePayment,
  releasePayment,
} from '#src/server/payments/payments.repository.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { drain, type JobType } from '#src/server/platform/jobs/job-type.ts';
import { syncReturns } from '#src/server/refunds/sync-returns.ts';
import { mirrorNamed } from '#src/server/renewals/mirror-plan.ts';
import { syncCardChange } from '#src/server/renewals/sync-card-change.ts';
import { applySnapshot } from '#src/server/settlement/apply-snapshot.ts';
import { settle } from '#src/server/settlement/settle.ts';
import {
  findCardChangeByRef,
  leaseCardChange,
  releaseCardChange,
} from '#src/server/subscriptions/card-changes.repository.ts';
import {
  findSameEvents,
  markApplied,
  takeWebhookEvent,
  updateWebhookEvent,
  type WebhookEvent,
} from '#src/server/webhooks/webhooks.repository.ts';

/** About six hours of retries; payments are polled as well. */
const MAX_ATTEMPTS = 16;
/** After so many attempts an event of an unknown payment is taken for another site's. */
const ATTEMPTS_OF_UNKNOWN_PAYMENTS = 5;

/**
 * Applies stored webhook events. An event is no proof: it only makes us retrieve its payment from the provider. It is retried
 * while its payment is unknown or the provider does not answer. Events of a provider that is not configured wait.
 */
export const webhookEvents: JobType<WebhookEvent> = {
  name: 'webhookEvents',
  everyMs: 1000,
  // Two at once wait for the provider; the other connections are for visitors. A second worker doubles the number.
  concurrency: { embedded: 2, postgres: 2 },
  take: async ({ db, gateways, now }) => takeWebhookEvent(db, now(), methodsOf(gateways.payments)),
  run: async (ctx, event) => {
    try {
      const same = await findSameEvents(ctx.db, event);
      if (!(await apply(ctx, event, same))) return await releaseEvent(ctx, event);
      await markApplied(
        ctx.db,
        event.provider,
        same.map(({ eventId }) => eventId),
        ctx.now(),
      );
    } catch (error) {
      await postpone(ctx, event, error);
    }
  },
};

/** Applies all due events and returns their number. */
export const applyWebhookEvents = (ctx: ServiceContext): Promise<number> => drain(ctx, webhookEvents);

/** Whether an event is about money that goes back: `charge.refunded`, `PAYMENT.CAPTURE.REVERSED`, `CUSTOMER.DISPUTE.CREATED`. */
const isAboutReturn = ({ type }: Pick<WebhookEvent, 'type'>): boolean => /refund|revers|dispute/i.test(type);

/** False while another worker retrieves the same payment: its result may be older than the event. */
async function apply(
  ctx: ServiceContext,
  event: WebhookEvent,
  same: readonly Pick<WebhookEvent, 'type'>[],
): Promise<boolean> {
  if (event.providerRef === null) return true;
  const gateway = ctx.gateways.payments.for(event.provider)!;
  if (
    event.type.startsWith('setup_intent.') ||
    (gateway.setups && (await findCardChangeByRef(ctx.db, event.providerRef)))
  )
    return applyToCard(ctx, event.providerRef);
  const ref = gateway.paymentRefOf ? await gateway.paymentRefOf(event.providerRef) : event.providerRef;
  const payment = ref === undefined ? undefined : await findPaymentByRef(ctx.db, event.provider, ref);
  if (payment) {
    if (!(await leasePayment(ctx.db, payment.id, ctx.now()))) return false;
    try {
      await settle(ctx, payment.id, `webhook event ${event.eventId}`);
      if (same.some(isAboutReturn)) await syncReturns(ctx, payment);
    } finally {
      await releasePayment(ctx.db, payment.id);
    }
    // A later period of a recurring donation, or its end, has an event that names the whole.
    return gateway.plans && ref !== undefined ? mirrorNamed(ctx, ref) : true;
  }
  const isBound = ref !== undefined && (await bindLost(ctx, gateway, ref, `webhook event ${event.eventId}`));
  if (!isBound && event.attempts <= ATTEMPTS_OF_UNKNOWN_PAYMENTS)
    throw new Error('a webhook event of an unknown payment');
  return true;
}

/** The same for a card that a donor enters. The answer to its creation lost, the job that asks about it finds it. */
async function applyToCard(ctx: ServiceContext, setupRef: string): Promise<boolean> {
  const change = await findCardChangeByRef(ctx.db, setupRef);
  if (!change) return true;
  if (!(await leaseCardChange(ctx.db, change.id, ctx.now()))) return false;
  try {
    await syncCardChange(ctx, change);
  } finally {
    await releaseCardChange(ctx.db, change.id);
  }
  return true;
}

/** Finds the payment of an event when the response to its creation was lost: the provider stores our payment id. */
async function bindLost(
  ctx: ServiceContext,
  gateway: PaymentGateway,
  providerRef: string,
  reason: string,
): Promise<boolean> {
  const snapshot = await gateway.retrieve(providerRef).catch((error: unknown) => {
    if (error instanceof PaymentGoneError) return undefined;
    throw error;
  });
  const payment = snapshot?.paymentId === undefined ? undefined : await findPayment(ctx.db, snapshot.paymentId);
  if (!snapshot || payment?.providerRef !== null) return false;
  await applySnapshot(ctx, payment.id, snapshot, reason);
  await syncReturns(ctx, { ...payment, providerRef });
  return true;
}

const releaseEvent = ({ db, now }: ServiceContext, event: WebhookEvent): Promise<void> =>
  updateWebhookEvent(db, event, { attempts: event.attempts - 1, runAt: new Date(now().getTime() + 1000) });

async function postpone({ db, log, now }: ServiceContext, event: WebhookEvent, error: unknown): Promise<void> {
  const isLast = event.attempts >= MAX_ATTEMPTS;
  const details = { err: error, eventId: event.eventId, attempts: event.attempts };
  if (isLast) log.error(details, 'webhook event given up after its last attempt');
  else log.warn(details, 'webhook event failed, will be retried');
  await updateWebhookEvent(db, event, {
    runAt: new Date(now().getTime() + Math.min(3600, 2 ** event.attempts) * 1000),
    lastError: error instanceof Error ? error.name : 'unknown',
    failedAt: isLast ? now() : null,
  });
}
