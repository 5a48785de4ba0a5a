import type { ServiceContext } from '../context.ts';
import { insertWebhookEvent } from './webhooks.repository.ts';

/** The one character that the database cannot hold. */
const withoutNul = (text: string): string => text.replaceAll('\0', '');

/** Stores an event of the provider, each once, to be applied by the worker. False when it does not carry the provider's signature. */
export async function receiveWebhookEvent(ctx: ServiceContext, raw: string, signature: string | undefined): Promise<boolean> {
  const event = ctx.gateways.payments.stripe?.readWebhookEvent(raw, signature);
  if (!event) return false;
  const now = ctx.now();
  await insertWebhookEvent(ctx.db, {
    provider: 'stripe', eventId: withoutNul(event.eventId), type: withoutNul(event.type), providerRef: event.providerRef === undefined ? undefined : withoutNul(event.providerRef),
    raw: withoutNul(raw), receivedAt: now, runAt: now,
  });
  ctx.wake('webhookEvents');
  return true;
}
