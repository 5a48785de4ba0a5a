import type { ServiceContext } from '#src/server/platform/context.ts';
import { insertWebhookEvent, type WebhookEvent } from '#src/server/webhooks/webhooks.repository.ts';

/** Removes U+0000, the one character that PostgreSQL cannot store. */
const withoutNul = (text: string): string => text.replaceAll('\0', '');

/** Stores an event of a provider, each once, for the worker to apply. False when its signature is not the provider's. */
export async function receiveWebhookEvent(
  ctx: ServiceContext,
  provider: WebhookEvent['provider'],
  raw: string,
  signature: string | undefined,
): Promise<boolean> {
  const event = ctx.gateways.payments.for(provider)?.readWebhookEvent(raw, signature);
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
