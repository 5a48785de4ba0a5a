import * as v from 'valibot';
import type { Money } from '#money/money.ts';
import type { DisputeSnapshot, RefundSnapshot } from '#src/server/gateways/payments/port.ts';
import { fromXenditAmount } from '#src/server/gateways/payments/xendit-amounts.ts';
import { disputeOf } from '#src/server/gateways/payments/xendit-dispute.ts';
import { type AskXendit, XenditRejection } from '#src/server/gateways/payments/xendit-http.ts';
import { refundOf } from '#src/server/gateways/payments/xendit-refund.ts';
import { amountSchema, idSchema, paymentOf, type XenditPayment } from '#src/server/gateways/payments/xendit-session.ts';

/** More pages than a week has: a longer list is an error of the provider. */
const MAX_PAGES = 100;
const PAGE = '50';
const isThere = v.optional(v.boolean(), false);
const refundsPage = v.object({ data: v.array(v.looseObject({ id: idSchema })), has_more: isThere });
const transactionsPage = v.object({
  data: v.array(
    v.object({
      id: v.string(),
      type: v.string(),
      product_id: v.string(),
      reference_id: v.nullish(v.string()),
      currency: v.string(),
      amount: amountSchema,
      net_amount: v.nullish(amountSchema),
      net_amount_currency: v.nullish(v.string()),
      fee: v.nullish(v.object({ status: v.nullish(v.string()) })),
    }),
  ),
  has_more: isThere,
});
const disputesPage = v.object({
  data: v.array(v.unknown()),
  pagination: v.object({ next_cursor: v.nullish(v.string()), has_more: isThere }),
});

/** The version of Xendit's API that payments are made and read with. */
export const PAYMENTS_VERSION = '2024-11-11';

export const readPayment = async (ask: AskXendit, paymentRef: string): Promise<XenditPayment> =>
  paymentOf(
    await ask({ method: 'GET', path: `/v3/payments/${encodeURIComponent(paymentRef)}`, version: PAYMENTS_VERSION }),
    paymentRef,
  );

/** Xendit's id of the money of a payment; undefined for a payment that we may not see. */
export async function moneyOfPayment(ask: AskXendit, paymentRef: string): Promise<string | undefined> {
  try {
    return (await readPayment(ask, paymentRef)).payment_request_id;
  } catch (error) {
    if (error instanceof XenditRejection && (error.status === 404 || error.status === 403)) return undefined;
    throw error;
  }
}

/** Every page of a list whose next page is asked for by the id of the last entry. @throws RangeError for one without end */
async function* pagesOf<
  Schema extends v.GenericSchema<unknown, { data: readonly { id: string }[]; has_more: boolean }>,
>(ask: AskXendit, path: string, query: Record<string, string>, schema: Schema): AsyncGenerator<v.InferOutput<Schema>> {
  let after: string | undefined;
  for (let seen = 0; ; seen += 1) {
    if (seen >= MAX_PAGES) throw new RangeError('a list of the provider is longer than it can be');
    const search = new URLSearchParams({ ...query, limit: PAGE, ...(after === undefined ? {} : { after_id: after }) });
    const page: v.InferOutput<Schema> = v.parse(
      schema,
      await ask({ method: 'GET', path: `${path}?${search.toString()}` }),
    );
    yield page;
    after = page.data.at(-1)?.id;
    if (!page.has_more || after === undefined) return;
  }
}

/** What Xendit keeps of a payment; `undefined` while it has not computed it. */
export async function feeOfPayment(
  ask: AskXendit,
  { currency, payment_id: ref }: XenditPayment,
): Promise<Money | undefined> {
  for await (const { data } of pagesOf(ask, '/transactions', { types: 'PAYMENT', product_id: ref }, transactionsPage)) {
    const found = data.find(({ product_id: product, type }) => product === ref && type === 'PAYMENT');
    if (!found) continue;
    const { amount, fee, net_amount: net, net_amount_currency: kept = currency } = found;
    if (fee?.status === 'PENDING' || net === null || net === undefined || kept !== found.currency) return undefined;
    const paid = fromXenditAmount(amount, found.currency);
    return { ...paid, minor: paid.minor - fromXenditAmount(net, found.currency).minor };
  }
  return undefined;
}

/** The payment that succeeded under one of our ids since a moment. Xendit lists no payment requests, only money that moved. */
export async function findPaidUnder(ask: AskXendit, referenceId: string, since: Date): Promise<string | undefined> {
  const query = { types: 'PAYMENT', reference_id: referenceId, 'created[gte]': since.toISOString() };
  for await (const { data } of pagesOf(ask, '/transactions', query, transactionsPage)) {
    const found = data.find(({ reference_id: ours, type }) => type === 'PAYMENT' && ours === referenceId);
    if (found) return found.product_id;
  }
  return undefined;
}

/** The refunds of the money that a payment request brought. */
export async function refundsOf(ask: AskXendit, moneyRef: string): Promise<RefundSnapshot[]> {
  const found: RefundSnapshot[] = [];
  for await (const { data } of pagesOf(ask, '/refunds', { payment_request_id: moneyRef }, refundsPage))
    found.push(...data.map(refundOf).filter(({ paymentRef }) => paymentRef === moneyRef));
  return found;
}

/** The refunds that were made since a moment, by Xendit's list of all its transactions: that of refunds knows no times. */
export async function refundsSince(ask: AskXendit, since: Date): Promise<(RefundSnapshot & { paymentRef: string })[]> {
  const refs = new Set<string>();
  const query = { types: 'REFUND', 'created[gte]': since.toISOString() };
  for await (const { data } of pagesOf(ask, '/transactions', query, transactionsPage))
    for (const { product_id: ref, type } of data) if (type === 'REFUND') refs.add(ref);
  const found: (RefundSnapshot & { paymentRef: string })[] = [];
  for (const ref of refs)
    found.push(refundOf(await ask({ method: 'GET', path: `/refunds/${encodeURIComponent(ref)}` })));
  return found;
}

async function findDisputes(ask: AskXendit, query: Record<string, string>) {
  const found: ReturnType<typeof disputeOf>[] = [];
  let cursor: string | undefined;
  for (let seen = 0; ; seen += 1) {
    if (seen >= MAX_PAGES) throw new RangeError('a list of the provider is longer than it can be');
    const search = new URLSearchParams({ ...query, limit: PAGE, ...(cursor === undefined ? {} : { cursor }) });
    const page = v.parse(disputesPage, await ask({ method: 'GET', path: `/v1/disputes?${search.toString()}` }));
    found.push(...page.data.map(disputeOf));
    cursor = page.pagination.next_cursor ?? undefined;
    if (!page.pagination.has_more || cursor === undefined) return found;
  }
}

/** The disputes of a payment. */
export const disputesOf = async (ask: AskXendit, paymentRef: string): Promise<DisputeSnapshot[]> =>
  (await findDisputes(ask, { payment_id: paymentRef })).filter(({ about }) => about === paymentRef);

/** The disputes that were opened since a moment, with the money that they are about. */
export async function disputesSince(
  ask: AskXendit,
  since: Date,
): Promise<(DisputeSnapshot & { paymentRef: string })[]> {
  const found: (DisputeSnapshot & { paymentRef: string })[] = [];
  for (const dispute of await findDisputes(ask, { created_after: since.toISOString() })) {
    const paymentRef = dispute.about === undefined ? undefined : await moneyOfPayment(ask, dispute.about);
    if (paymentRef !== undefined) found.push({ ...dispute, paymentRef });
  }
  return found;
}
