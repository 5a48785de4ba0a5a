import * as v from 'valibot';
import { DAY_MS } from '#src/domain/durations.ts';
import { capturesOf, disputeOf } from '#src/server/gateways/payments/paypal-dispute.ts';
import { type AskPaypal, PaypalRejection } from '#src/server/gateways/payments/paypal-http.ts';
import { idSchema } from '#src/server/gateways/payments/paypal-order.ts';
import { refundOf, refundSchema } from '#src/server/gateways/payments/paypal-refund.ts';
import { captureAbove } from '#src/server/gateways/payments/paypal-webhook.ts';
import type { DisputeSnapshot, RefundSnapshot } from '#src/server/gateways/payments/port.ts';

const link = v.object({ href: v.string(), rel: v.string() });
const links = v.optional(v.array(link), []);
const related = v.object({
  supplementary_data: v.nullish(v.object({ related_ids: v.nullish(v.object({ order_id: v.nullish(idSchema) })) })),
});
const disputesPage = v.object({
  items: v.optional(v.array(v.object({ dispute_id: v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{1,255}$/)) })), []),
  links,
});
const returned = v.object({ id: v.nullish(v.string()), sale_id: v.nullish(v.string()), links });
const eventsPage = v.object({ events: v.optional(v.array(v.object({ resource: returned })), []), links });
/** How long PayPal keeps its events. */
const KEPT_MS = 30 * DAY_MS;
/** More pages than a week has: a longer list is an error of the provider. */
const MAX_PAGES = 100;
const RETURN_EVENTS = [
  'PAYMENT.CAPTURE.REFUNDED',
  'PAYMENT.CAPTURE.REVERSED',
  'PAYMENT.SALE.REFUNDED',
  'PAYMENT.SALE.REVERSED',
];

/** By what a payment is found: the order of a capture, or the id of the money itself, which a subscription's payment is stored with. */
export async function paymentRefOf(ask: AskPaypal, captureId: string): Promise<string> {
  try {
    const answer = await ask({ method: 'GET', path: `/v2/payments/captures/${encodeURIComponent(captureId)}` });
    return v.parse(related, answer).supplementary_data?.related_ids?.order_id ?? captureId;
  } catch (error) {
    if (error instanceof PaypalRejection && (error.status === 404 || error.status === 403)) return captureId;
    throw error;
  }
}

/** Every page of a list. @throws RangeError for one without end */
async function* pagesOf<Schema extends v.GenericSchema<unknown, { links: { href: string; rel: string }[] }>>(
  ask: AskPaypal,
  first: string,
  schema: Schema,
): AsyncGenerator<v.InferOutput<Schema>> {
  let path: string | undefined = first;
  for (let seen = 0; path !== undefined; seen += 1) {
    if (seen >= MAX_PAGES) throw new RangeError('a list of the provider is longer than it can be');
    const page: v.InferOutput<Schema> = v.parse(schema, await ask({ method: 'GET', path }));
    yield page;
    path = page.links.find(({ rel }) => rel === 'next')?.href;
  }
}

/** Every dispute that a query finds, as PayPal shows it in full. */
async function findDetails(ask: AskPaypal, query: Record<string, string>): Promise<unknown[]> {
  const found: unknown[] = [];
  const first = `/v1/customer/disputes?${new URLSearchParams({ page_size: '50', ...query }).toString()}`;
  for await (const { items } of pagesOf(ask, first, disputesPage))
    for (const { dispute_id: id } of items)
      found.push(await ask({ method: 'GET', path: `/v1/customer/disputes/${encodeURIComponent(id)}` }));
  return found;
}

/** The disputes of a capture. */
export const disputesOfCapture = async (ask: AskPaypal, captureId: string): Promise<DisputeSnapshot[]> =>
  (await findDetails(ask, { disputed_transaction_id: captureId })).map((one) => disputeOf(one, captureId));

/** The disputes that changed since a moment, with their orders. */
export async function disputesSince(
  ask: AskPaypal,
  since: Date,
): Promise<(DisputeSnapshot & { paymentRef: string })[]> {
  const found: (DisputeSnapshot & { paymentRef: string })[] = [];
  for (const one of await findDetails(ask, { update_time_after: since.toISOString() }))
    for (const captureId of capturesOf(one))
      found.push({ ...disputeOf(one, captureId), paymentRef: await paymentRefOf(ask, captureId) });
  return found;
}

/** Money that went back by PayPal's own list of its events, which it keeps for 30 days: it has no list of refunds. */
async function* returnsIn(
  ask: AskPaypal,
  since: Date,
  now: Date,
): AsyncGenerator<{ capture: string; refund?: string }> {
  const start = new Date(Math.max(since.getTime(), now.getTime() - KEPT_MS)).toISOString();
  for (const type of RETURN_EVENTS) {
    const query = { page_size: '300', event_type: type, start_time: start, end_time: now.toISOString() };
    const first = `/v1/notifications/webhooks-events?${new URLSearchParams(query).toString()}`;
    for await (const { events } of pagesOf(ask, first, eventsPage))
      for (const { resource } of events) {
        const capture = captureAbove(resource);
        if (capture !== undefined) yield { capture, ...(resource.id ? { refund: resource.id } : {}) };
      }
  }
}

/** The payments of which money was returned since a moment: an order, or the payment of a subscription with its refunds. */
export async function returnedSince(
  ask: AskPaypal,
  since: Date,
  now: Date,
): Promise<{ orders: string[]; sales: Map<string, RefundSnapshot[]> }> {
  const refundsOf = new Map<string, Set<string>>();
  for await (const { capture, refund } of returnsIn(ask, since, now)) {
    const refunds = refundsOf.get(capture) ?? new Set();
    if (refund !== undefined) refunds.add(refund);
    refundsOf.set(capture, refunds);
  }
  const orders = new Set<string>();
  const sales = new Map<string, RefundSnapshot[]>();
  for (const [capture, refunds] of refundsOf) {
    const ref = await paymentRefOf(ask, capture);
    if (ref === capture) sales.set(capture, await readRefunds(ask, refunds));
    else orders.add(ref);
  }
  return { orders: [...orders], sales };
}

/** The refunds of a subscription's payment, as far as PayPal's events go back. */
export async function refundsOfSale(ask: AskPaypal, sale: string, now: Date): Promise<RefundSnapshot[]> {
  const refunds = new Set<string>();
  for await (const { capture, refund } of returnsIn(ask, new Date(0), now))
    if (capture === sale && refund !== undefined) refunds.add(refund);
  return readRefunds(ask, refunds);
}

/** What PayPal does not show us, as of another site of the same account, keeps nothing else from being read. */
function hiddenOr(error: unknown): undefined {
  if (error instanceof PaypalRejection && (error.status === 404 || error.status === 403)) return undefined;
  throw error;
}

async function readRefunds(ask: AskPaypal, ids: ReadonlySet<string>): Promise<RefundSnapshot[]> {
  const found: RefundSnapshot[] = [];
  for (const id of ids) {
    const answer = await ask({ method: 'GET', path: `/v2/payments/refunds/${encodeURIComponent(id)}` }).catch(hiddenOr);
    if (answer !== undefined) found.push(refundOf(v.parse(refundSchema, answer)));
  }
  return found;
}
