import {
  ProviderUnavailableError,
  type ReadHeader,
  type WebhookEvent as Event,
} from '#src/server/gateways/payments/port.ts';
import { AppError } from '#src/server/http/errors.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { insertWebhookEvent, type WebhookEvent } from '#src/server/webhooks/webhooks.repository.ts';

/** Removes U+0000, the one character that PostgreSQL cannot store. */
const withoutNul = (text: string): string => text.replaceAll('\0', '');

/**
 * Stores an event of a provider, each once, for the worker to apply. False when its signature is not the provider's.
 * @throws AppError `unavailable` where that cannot be known now: the provider sends the event again
 */
export async function receiveWebhookEvent(
  ctx: ServiceContext,
  provider: WebhookEvent['provider'],
  raw: string,
  header: ReadHeader,
): Promise<boolean> {
  const event = await readEvent(ctx, provider, raw, header);
  if (!event) return false;
  const now = ctx.now();
  await insertWebhookEvent(ctx.db, {
    provider,
    eventId: withoutNul(event.eventId),
    type: withoutNul(event.type),
    providerRef: event.providerRef === undefined ? undefined : withoutNul(event.providerRef),
    raw: withoutNul(raw),
    receivedAt: now,
    runAt: now,
  });
  ctx.notifyWorker('webhookEvents');
  return true;
}

async function readEvent(
  { gateways }: ServiceContext,
  provider: WebhookEvent['provider'],
  raw: string,
  header: ReadHeader,
): Promise<Event | undefined> {
  try {
    return await gateways.payments.for(provider)?.readWebhookEvent(raw, header);
  } catch (error) {
    if (error instanceof ProviderUnavailableError) throw new AppError('unavailable', { cause: error, retryAfter: 60 });
    throw error;
  }
}
