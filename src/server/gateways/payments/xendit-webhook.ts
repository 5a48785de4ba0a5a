import { createHash, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';
import type { ReadHeader, WebhookEvent } from '#src/server/gateways/payments/port.ts';

const name = v.pipe(v.string(), v.regex(/^[a-z]{2,10}[-_][A-Za-z0-9_-]{1,80}$/));
const about = v.object({
  payment_session_id: v.nullish(name),
  payment_request_id: v.nullish(name),
  payment_id: v.nullish(name),
});
const eventSchema = v.object({
  event: v.pipe(v.string(), v.regex(/^[a-z_.]{1,80}$/)),
  ...about.entries,
  data: v.nullish(v.object({ ...about.entries, data: v.nullish(about) })),
});
type Event = v.InferOutput<typeof eventSchema>;

/** What stands before the id of a payment, to tell it from the ids of sessions and of money. */
export const PAYMENT = 'payment:';

/**
 * What an event is about: a session, the money of a refund, or the payment of a dispute. Those of single attempts on Xendit's page
 * say nothing that the event of their session does not.
 */
function refOf({ data, event, payment_id: disputed }: Event): string | undefined {
  if (event.startsWith('payment_session.')) return data?.payment_session_id ?? undefined;
  // The published examples of refunds hold the refund one level deeper than the published schema.
  if (event.startsWith('refund.')) return data?.payment_request_id ?? data?.data?.payment_request_id ?? undefined;
  if (event.startsWith('dispute.')) return disputed ? `${PAYMENT}${disputed}` : undefined;
  return undefined;
}

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Reads Xendit's webhook events. All carry one token, which says that somebody knows it, and proves nothing else. */
export function createXenditWebhooks(callbackToken: string) {
  const expected = sha256(callbackToken);
  return (raw: string, header: ReadHeader): WebhookEvent | undefined => {
    // Compared as checksums, so that the time tells neither where they differ nor how long the token is.
    if (!timingSafeEqual(sha256(header('x-callback-token') ?? ''), expected)) return undefined;
    try {
      const event = v.parse(eventSchema, JSON.parse(raw));
      const id = header('webhook-id');
      // The same body is the same event, where no id says so.
      const eventId = id !== undefined && /^[\w-]{1,255}$/.test(id) ? id : sha256(raw).toString('hex');
      return { eventId, type: event.event, providerRef: refOf(event) };
    } catch {
      return undefined;
    }
  };
}
