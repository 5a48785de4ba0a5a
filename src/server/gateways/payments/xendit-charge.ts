import * as v from 'valibot';
import { lastDayOfCard } from '#src/domain/card-expiry.ts';
import { OtherPaymentError } from '#src/server/gateways/payments/other-payment-error.ts';
import { CardRemovedError, type NewPayment, type PaymentSnapshot } from '#src/server/gateways/payments/port.ts';
import { fromXenditAmount, toXenditAmount, XENDIT_COUNTRIES } from '#src/server/gateways/payments/xendit-amounts.ts';
import { type AskXendit, XenditRejection } from '#src/server/gateways/payments/xendit-http.ts';
import {
  feeOfPayment,
  findPaidUnder,
  PAYMENTS_VERSION,
  readPayment,
} from '#src/server/gateways/payments/xendit-returns.ts';
import { amountSchema, idSchema, moneyOf } from '#src/server/gateways/payments/xendit-session.ts';

/** The fields of a payment request by which money is booked. Anything else is no usable response. */
const requestSchema = v.object({
  payment_request_id: v.pipe(v.string(), v.regex(/^pr-[A-Za-z0-9-]{1,80}$/)),
  reference_id: v.pipe(v.string(), v.maxLength(64)),
  status: v.picklist([
    'ACCEPTING_PAYMENTS',
    'REQUIRES_ACTION',
    'AUTHORIZED',
    'PENDING',
    'SUCCEEDED',
    'FAILED',
    'CANCELED',
    'EXPIRED',
  ]),
  currency: v.string(),
  request_amount: amountSchema,
  latest_payment_id: v.nullish(idSchema),
  failure_code: v.nullish(v.string()),
});
type PaymentRequest = v.InferOutput<typeof requestSchema>;
const digits = v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.integer());
const daysSchema = v.object({
  card_details: v.object({
    expiry_month: v.pipe(digits, v.minValue(1), v.maxValue(12)),
    expiry_year: v.pipe(digits, v.minValue(2000), v.maxValue(2200)),
  }),
});
const tokenSchema = v.object({
  payment_token_id: idSchema,
  customer_id: v.nullish(idSchema),
  status: v.string(),
  // Without its days a card is charged all the same.
  channel_properties: v.fallback(v.nullish(daysSchema), undefined),
});

/** How a card is saved at the first payment, or in place of another. Its customer has the id of the payment, or of the change, as name. Donors pause, skip and change amounts, so that no schedule is promised. */
export const savedWith = (id: string) => ({
  allow_save_payment_method: 'FORCED',
  customer: { reference_id: id, type: 'INDIVIDUAL', individual_detail: { given_names: 'Donor' } },
  channel_properties: { cards: { card_on_file_type: 'MERCHANT_UNSCHEDULED' } },
});

/** Whether a payment is a charge of a saved card, and not a session on Xendit's page. */
export const isChargeRef = (ref: string): boolean => ref.startsWith('pr-');
const requestPath = (ref: string): string => `/v3/payment_requests/${encodeURIComponent(ref)}`;
const version = PAYMENTS_VERSION;

/** Charges a saved card. @throws CardRemovedError where Xendit has it no more */
export async function chargeCard(
  ask: AskXendit,
  { amount, idempotencyKey, orderNumber, paymentId }: NewPayment,
  token: string,
): Promise<PaymentSnapshot> {
  const made = readRequest(
    await ask({
      method: 'POST',
      path: '/v3/payment_requests',
      version,
      idempotencyKey,
      body: {
        reference_id: paymentId,
        payment_token_id: token,
        type: 'PAY',
        country: XENDIT_COUNTRIES[amount.currency as keyof typeof XENDIT_COUNTRIES],
        currency: amount.currency,
        request_amount: toXenditAmount(amount),
        capture_method: 'AUTOMATIC',
        channel_properties: { card_on_file_type: 'MERCHANT_UNSCHEDULED', transaction_sequence: 'SUBSEQUENT' },
        description: `Donation ${orderNumber}`,
      },
    }).catch(removedOr),
  );
  if (made.reference_id !== paymentId) throw new OtherPaymentError('another charge');
  // The bank asks for its owner, who is not here.
  return stateOf(ask, made.status === 'REQUIRES_ACTION' ? await cancelRequest(ask, made) : made);
}

/** Only the charge itself says so: a payment that is not there yet may have been taken. */
function removedOr(error: unknown): never {
  if (error instanceof XenditRejection && error.status === 404)
    throw new CardRemovedError('Xendit has the saved card no more', { cause: error });
  throw error;
}

/** The state of a charge. */
export const readCharge = async (ask: AskXendit, ref: string): Promise<PaymentSnapshot> =>
  stateOf(ask, await retrieveRequest(ask, ref));

/** The charge that succeeded for a payment of this site since a moment. */
export async function findCharge(ask: AskXendit, paymentId: string, since: Date): Promise<PaymentSnapshot | undefined> {
  const payment = await findPaidUnder(ask, paymentId, since);
  return payment === undefined ? undefined : readCharge(ask, (await readPayment(ask, payment)).payment_request_id);
}

/** Xendit's id of the payment of a charge, which disputes name. */
export const paymentIdOfCharge = async (ask: AskXendit, ref: string): Promise<string | undefined> =>
  (await retrieveRequest(ask, ref)).latest_payment_id ?? undefined;

/** Ends a charge that is not decided, and returns its state. */
export async function cancelCharge(ask: AskXendit, ref: string): Promise<PaymentSnapshot> {
  return stateOf(ask, await cancelRequest(ask, await retrieveRequest(ask, ref)));
}

/** A saved card as Xendit has it. `expiresOn`: its last day, undefined where Xendit does not tell. @throws ValiError, OtherPaymentError */
export async function readToken(
  ask: AskXendit,
  token: string,
): Promise<{ customerRef: string | undefined; isActive: boolean; expiresOn: string | undefined }> {
  const read = v.parse(
    tokenSchema,
    await ask({ method: 'GET', path: `/v3/payment_tokens/${encodeURIComponent(token)}`, version }),
  );
  if (read.payment_token_id !== token) throw new OtherPaymentError('another card');
  const days = read.channel_properties?.card_details;
  return {
    customerRef: read.customer_id ?? undefined,
    isActive: read.status === 'ACTIVE',
    expiresOn: days && lastDayOfCard(days.expiry_year, days.expiry_month),
  };
}

/** The last day on which a saved card works; undefined where Xendit does not tell. */
export async function lastDayOfToken(ask: AskXendit, token: string): Promise<string | undefined> {
  try {
    return (await readToken(ask, token)).expiresOn;
  } catch (error) {
    if (error instanceof XenditRejection || error instanceof v.ValiError) return undefined;
    throw error;
  }
}

const readRequest = (answer: unknown): PaymentRequest => v.parse(requestSchema, answer);

async function retrieveRequest(ask: AskXendit, ref: string): Promise<PaymentRequest> {
  const request = readRequest(await ask({ method: 'GET', path: requestPath(ref), version }));
  if (request.payment_request_id !== ref) throw new OtherPaymentError('another charge');
  return request;
}

async function cancelRequest(ask: AskXendit, { payment_request_id: ref }: PaymentRequest): Promise<PaymentRequest> {
  try {
    const path = `${requestPath(ref)}/cancel`;
    return readRequest(await ask({ method: 'POST', path, version, isRepeatable: true, body: {} }));
  } catch (error) {
    // It was decided a moment before, so its present state is returned.
    if (error instanceof XenditRejection) return retrieveRequest(ask, ref);
    throw error;
  }
}

async function stateOf(ask: AskXendit, request: PaymentRequest): Promise<PaymentSnapshot> {
  const { payment_request_id: ref, reference_id: paymentId, request_amount: asked, currency } = request;
  const amount = fromXenditAmount(asked, currency);
  const base = { providerRef: ref, moneyRef: ref, paymentId, amount };
  if (request.latest_payment_id && request.status !== 'CANCELED') {
    const payment = await readPayment(ask, request.latest_payment_id);
    if (payment.payment_request_id !== ref) throw new OtherPaymentError('a payment of another charge');
    const fee = payment.status === 'SUCCEEDED' ? await feeOfPayment(ask, payment) : undefined;
    return { ...base, ...moneyOf(payment, fee) };
  }
  // A charge that succeeded without a payment says nothing that could be booked.
  if (request.status === 'SUCCEEDED') throw new RangeError('a charge succeeded without a payment');
  const isOver = request.status === 'FAILED' || request.status === 'CANCELED' || request.status === 'EXPIRED';
  return {
    ...base,
    status: isOver ? 'failed' : 'processing',
    received: { ...amount, minor: 0 },
    failureCode: isOver ? (request.failure_code ?? 'authentication_required').trim().toLowerCase() : undefined,
  };
}
