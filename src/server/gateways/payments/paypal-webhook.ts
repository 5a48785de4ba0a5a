import { verify, X509Certificate } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import * as v from 'valibot';
import type { ReadHeader, WebhookEvent } from '#src/server/gateways/payments/port.ts';

const TIMEOUT_MS = 5000;
const MAX_BYTES = 64 * 1024;
const DAY_MS = 86_400_000;
/** How many certificates are loaded at once, so that forged events with invented ones cannot occupy the site. PayPal has a few. */
const MAX_LOADS = 4;
const related = v.nullish(v.object({ related_ids: v.nullish(v.object({ order_id: v.nullish(v.string()) })) }));
const eventSchema = v.object({
  id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(255)),
  event_type: v.pipe(v.string(), v.maxLength(255)),
  resource_type: v.nullish(v.string()),
  resource: v.object({
    id: v.nullish(v.string()),
    billing_agreement_id: v.nullish(v.string()),
    sale_id: v.nullish(v.string()),
    supplementary_data: related,
    links: v.nullish(v.array(v.object({ href: v.string(), rel: v.string() }))),
    disputed_transactions: v.nullish(v.array(v.object({ seller_transaction_id: v.nullish(v.string()) }))),
  }),
});
type Resource = v.InferOutput<typeof eventSchema>['resource'];

/** What stands before the id of a capture, to tell it from the id of an order. */
export const CAPTURE = 'capture:';

/** The capture that a refund is of, by the link to it. A refund of a subscription's payment has the older form, and names it. */
export const captureAbove = ({ links, sale_id: sale }: Pick<Resource, 'links' | 'sale_id'>): string | undefined =>
  sale ??
  links
    ?.filter(({ rel }) => rel === 'up')
    .map(({ href }) => /\/captures\/([A-Z0-9-]{1,36})$/.exec(href)?.[1])
    .find((id) => id !== undefined);

/** Events of orders and captures name the order; those of refunds and disputes name the capture only. */
function paymentOf({ resource, resource_type: type }: v.InferOutput<typeof eventSchema>): string | undefined {
  if (type === 'checkout-order' || type === 'subscription') return resource.id ?? undefined;
  // A payment of a subscription, which has the older name.
  if (type === 'sale') return resource.billing_agreement_id ?? undefined;
  const order = resource.supplementary_data?.related_ids?.order_id;
  if (order) return order;
  const capture =
    type === 'capture'
      ? resource.id
      : type === 'dispute'
        ? resource.disputed_transactions?.[0]?.seller_transaction_id
        : captureAbove(resource);
  return capture ? `${CAPTURE}${capture}` : undefined;
}

/** A certificate; undefined where PayPal has no such one. @throws Error where it cannot be loaded */
async function loadCertificate(address: string): Promise<X509Certificate | undefined> {
  const response = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`the certificate's address responded with ${response.status}`);
  const bytes = await response.arrayBuffer();
  if (bytes.byteLength > MAX_BYTES) throw new RangeError('a certificate is longer than it can be');
  return new X509Certificate(Buffer.from(bytes));
}

/**
 * Reads PayPal's webhook events. They are signed with the key of a certificate whose address a header names: it is loaded from
 * PayPal's own hosts only. The signature is of our webhook's id too, so an event of another account has none.
 * It throws where the certificate cannot be loaded, so that nothing is known of the event.
 */
export function createPaypalWebhooks(webhookId: string, isOwnCertificate: (address: URL) => boolean) {
  const certificates = new LRUCache<string, X509Certificate>({ max: 8, ttl: DAY_MS });
  let loads = 0;
  const load = async (address: string): Promise<X509Certificate | undefined> => {
    const known = certificates.get(address);
    if (known) return known;
    if (loads >= MAX_LOADS) throw new RangeError('too many certificates at once');
    loads += 1;
    try {
      const certificate = await loadCertificate(address);
      if (certificate) certificates.set(address, certificate);
      return certificate;
    } finally {
      loads -= 1;
    }
  };
  return async (raw: string, header: ReadHeader, now = new Date()): Promise<WebhookEvent | undefined> => {
    const [id, time, signature, address = '', algorithm] = [
      'paypal-transmission-id',
      'paypal-transmission-time',
      'paypal-transmission-sig',
      'paypal-cert-url',
      'paypal-auth-algo',
    ].map(header);
    if (!id || !time || !signature || algorithm !== 'SHA256withRSA') return undefined;
    if (!URL.canParse(address) || !isOwnCertificate(new URL(address))) return undefined;
    const certificate = await load(address);
    if (!certificate || certificate.validFromDate > now || certificate.validToDate < now) return undefined;
    const signed = Buffer.from(`${id}|${time}|${webhookId}|${crc32(Buffer.from(raw))}`);
    if (!verify('RSA-SHA256', signed, certificate.publicKey, Buffer.from(signature, 'base64'))) return undefined;
    try {
      const event = v.parse(eventSchema, JSON.parse(raw));
      return { eventId: event.id, type: event.event_type, providerRef: paymentOf(event) };
    } catch {
      return undefined;
    }
  };
}
