import * as v from 'valibot';
import { capturesOf, disputeOf } from '#src/server/gateways/payments/paypal-dispute.ts';
import { type AskPaypal, PaypalRejection } from '#src/server/gateways/payments/paypal-http.ts';
import { idSchema } from '#src/server/gateways/payments/paypal-order.ts';
import { captureAbove } from '#src/server/gateways/payments/paypal-webhook.ts';
import type { DisputeSnapshot } from '#src/server/gateways/payments/port.ts';

const link = v.object({ href: v.string(), rel: v.string() });
const links = v.optional(v.array(link), []);
const related = v.object({
  supplementary_data: v.nullish(v.object({ related_ids: v.nullish(v.object({ order_id: v.nullish(idSchema) })) })),
});
const disputesPage = v.object({
  items: v.optional(v.array(v.object({ dispute_id: v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{1,255}$/)) })), []),
  links,
});
const eventsPage = v.object({ events: v.optional(v.array(v.object({ resource: v.object({ links }) })), []), links });
/** More pages than a week has: a longer list is an error of the provider. */
const MAX_PAGES = 100;
const RETURN_EVENTS = ['PAYMENT.CAPTURE.REFUNDED', 'PAYMENT.CAPTURE.REVERSED'];

/** The order of a capture; undefined for a capture of no order that we may see. */
export async function orderOfCapture(ask: AskPaypal, captureId: string): Promise<string | undefined> {
  try {
    const answer = await ask({ method: 'GET', path: `/v2/payments/captures/${encodeURIComponent(captureId)}` });
    return v.parse(related, answer).supplementary_data?.related_ids?.order_id ?? undefined;
  } catch (error) {
    if (error instanceof PaypalRejection && (error.status === 404 || error.status === 403)) return undefined;
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
    for (const captureId of capturesOf(one)) {
      const paymentRef = await orderOfCapture(ask, captureId);
      if (paymentRef !== undefined) found.push({ ...disputeOf(one, captureId), paymentRef });
    }
  return found;
}

/** The orders of which money was returned since a moment, by PayPal's own list of its events: it has no list of refunds. */
export async function ordersReturnedSince(ask: AskPaypal, since: Date, now: Date): Promise<string[]> {
  const captures = new Set<string>();
  for (const type of RETURN_EVENTS) {
    const query = { page_size: '300', event_type: type, start_time: since.toISOString(), end_time: now.toISOString() };
    const first = `/v1/notifications/webhooks-events?${new URLSearchParams(query).toString()}`;
    for await (const { events } of pagesOf(ask, first, eventsPage))
      for (const { resource } of events) {
        const capture = captureAbove(resource);
        if (capture !== undefined) captures.add(capture);
      }
  }
  const orders = new Set<string>();
  for (const capture of captures) {
    const order = await orderOfCapture(ask, capture);
    if (order !== undefined) orders.add(order);
  }
  return [...orders];
}
