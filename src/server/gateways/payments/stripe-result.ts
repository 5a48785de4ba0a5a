import * as v from 'valibot';
import { lastDayOfCard } from '#src/domain/card-expiry.ts';
import type { PaymentStatus } from '#src/domain/payment.ts';
import { OtherPaymentError } from '#src/server/gateways/payments/other-payment-error.ts';
import type { PaymentSnapshot } from '#src/server/gateways/payments/port.ts';
import { fromStripeAmount } from '#src/server/gateways/payments/stripe-amounts.ts';

const STATUSES = [
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
  'processing',
  'requires_capture',
  'canceled',
  'succeeded',
] as const;

const name = v.pipe(v.string(), v.regex(/^\w{1,255}$/));
const amount = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const balance = v.object({ fee: amount, currency: v.string() });
const card = v.object({
  exp_month: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12)),
  exp_year: v.pipe(v.number(), v.integer(), v.minValue(2000), v.maxValue(2200)),
});
const charge = v.object({
  balance_transaction: v.nullish(v.union([v.string(), balance])),
  // Without its days a card is charged all the same.
  payment_method_details: v.fallback(v.nullish(v.object({ card: v.nullish(card) })), undefined),
});
/** The fields of a payment intent by which money is booked. Anything else is no usable response. */
const intentSchema = v.object({
  id: name,
  amount,
  amount_received: amount,
  currency: v.string(),
  status: v.picklist(STATUSES),
  metadata: v.nullish(v.record(v.string(), v.string())),
  client_secret: v.nullish(v.string()),
  customer: v.nullish(v.union([v.string(), v.object({})])),
  payment_method: v.nullish(v.union([v.string(), v.object({})])),
  latest_charge: v.nullish(v.union([v.string(), charge])),
  last_payment_error: v.nullish(v.object({ code: v.nullish(v.string()), decline_code: v.nullish(v.string()) })),
});
type Intent = v.InferOutput<typeof intentSchema>;

const idSchema = v.object({ id: name });
/** The id of an object that Stripe created. @throws ValiError where there is none */
export const idOf = (answer: unknown): string => v.parse(idSchema, answer).id;

/** Reads Stripe's payment intent. `expected`: the requested payment. @throws ValiError, RangeError, OtherPaymentError for an unusable response */
export function snapshotOf(
  answer: unknown,
  expected: { providerRef: string } | { paymentId: string },
): PaymentSnapshot {
  const intent = v.parse(intentSchema, answer);
  const paymentId = intent.metadata?.['paymentId'];
  if ('providerRef' in expected ? expected.providerRef !== intent.id : expected.paymentId !== paymentId)
    throw new OtherPaymentError('another payment');
  const held = typeof intent.latest_charge === 'object' ? intent.latest_charge?.balance_transaction : undefined;
  const paidBy =
    typeof intent.latest_charge === 'object' ? intent.latest_charge?.payment_method_details?.card : undefined;
  const failure = intent.last_payment_error;
  return {
    providerRef: intent.id,
    paymentId,
    status: statusOf(intent),
    amount: fromStripeAmount(intent.amount, intent.currency),
    received: fromStripeAmount(intent.amount_received, intent.currency),
    fee: typeof held === 'object' && held !== null ? fromStripeAmount(held.fee, held.currency) : undefined,
    failureCode: failure ? (failure.decline_code ?? failure.code ?? 'declined') : undefined,
    clientSecret: intent.client_secret ?? undefined,
    customerRef: typeof intent.customer === 'string' ? intent.customer : undefined,
    cardExpiresOn: paidBy ? lastDayOfCard(paidBy.exp_year, paidBy.exp_month) : undefined,
    paymentMethodRef: typeof intent.payment_method === 'string' ? intent.payment_method : undefined,
  };
}

function statusOf(intent: Intent): PaymentStatus {
  switch (intent.status) {
    case 'succeeded':
      return 'succeeded';
    case 'processing':
      return 'processing';
    case 'canceled':
      return 'cancelled';
    case 'requires_action':
      return 'requiresAction';
    case 'requires_payment_method':
      return intent.last_payment_error ? 'failed' : 'created';
    default:
      return 'created';
  }
}
