import * as v from 'valibot';
import type { Money } from '#money/money.ts';
import type { PaymentStatus } from '#src/domain/payment.ts';
import { OtherPaymentError } from '#src/server/gateways/payments/other-payment-error.ts';
import type { PaymentSnapshot } from '#src/server/gateways/payments/port.ts';
import { fromXenditAmount } from '#src/server/gateways/payments/xendit-amounts.ts';

/** An id of Xendit: letters that name its kind, then what makes it unique. */
export const idSchema = v.pipe(v.string(), v.regex(/^[a-z]{2,10}[-_][A-Za-z0-9_-]{1,80}$/));
export const amountSchema = v.pipe(v.number(), v.finite(), v.minValue(0));

/** The fields of a session by which money is booked. Anything else is no usable response. */
const sessionSchema = v.object({
  payment_session_id: v.pipe(v.string(), v.regex(/^ps-[A-Za-z0-9]{1,60}$/)),
  reference_id: v.pipe(v.string(), v.maxLength(64)),
  status: v.picklist(['ACTIVE', 'COMPLETED', 'EXPIRED', 'CANCELED']),
  currency: v.string(),
  amount: amountSchema,
  payment_link_url: v.nullish(v.string()),
  payment_request_id: v.nullish(idSchema),
  payment_id: v.nullish(idSchema),
  customer_id: v.nullish(idSchema),
  payment_token_id: v.nullish(idSchema),
});
const paymentSchema = v.object({
  payment_id: idSchema,
  payment_request_id: idSchema,
  status: v.picklist(['AUTHORIZED', 'CANCELED', 'SUCCEEDED', 'FAILED', 'EXPIRED', 'PENDING']),
  currency: v.string(),
  request_amount: amountSchema,
  captures: v.nullish(v.array(v.object({ capture_amount: amountSchema }))),
  failure_code: v.nullish(v.string()),
});
export type XenditSession = v.InferOutput<typeof sessionSchema>;
export type XenditPayment = v.InferOutput<typeof paymentSchema>;

/** Reads Xendit's session. @throws ValiError, OtherPaymentError for an unusable response, or one of another session */
export function sessionOf(answer: unknown, expected: { providerRef: string } | { paymentId: string }): XenditSession {
  const session = v.parse(sessionSchema, answer);
  const isExpected =
    'providerRef' in expected
      ? expected.providerRef === session.payment_session_id
      : expected.paymentId === session.reference_id;
  if (!isExpected) throw new OtherPaymentError('another session');
  return session;
}

/** Reads Xendit's payment. @throws ValiError, OtherPaymentError for an unusable response, or one of another payment */
export function paymentOf(answer: unknown, paymentRef: string): XenditPayment {
  const payment = v.parse(paymentSchema, answer);
  if (payment.payment_id !== paymentRef) throw new OtherPaymentError('another payment');
  return payment;
}

/**
 * The state of a payment by Xendit's session and, once somebody has paid, its payment. `isOwnPage`: whether an address is a page
 * of Xendit. @throws RangeError, OtherPaymentError
 */
export function snapshotOf(
  session: XenditSession,
  paid: { payment: XenditPayment; fee: Money | undefined } | undefined,
  isOwnPage: (address: string) => boolean,
): PaymentSnapshot {
  const amount = fromXenditAmount(session.amount, session.currency);
  const page = session.status === 'ACTIVE' ? (session.payment_link_url ?? undefined) : undefined;
  if (page !== undefined && !isOwnPage(page)) throw new OtherPaymentError('a page of another host');
  const base = {
    providerRef: session.payment_session_id,
    paymentId: session.reference_id,
    amount,
    redirectUrl: page,
    customerRef: session.customer_id ?? undefined,
    paymentMethodRef: session.payment_token_id ?? undefined,
  };
  if (!paid) {
    // A session that is complete without a payment says nothing that could be booked.
    if (session.status === 'COMPLETED') throw new RangeError('a session is complete without a payment');
    return { ...base, status: STATUS_OF_SESSION[session.status], received: { ...amount, minor: 0 } };
  }
  const { fee, payment } = paid;
  if (payment.payment_request_id !== session.payment_request_id)
    throw new OtherPaymentError('a payment of another session');
  return { ...base, ...moneyOf(payment, fee) };
}

/** What a payment says of money. */
export function moneyOf(
  payment: XenditPayment,
  fee: Money | undefined,
): Pick<PaymentSnapshot, 'moneyRef' | 'status' | 'received' | 'fee' | 'failureCode' | 'isFeePending'> {
  const status = STATUS_OF_PAYMENT[payment.status];
  const nothing = { ...fromXenditAmount(payment.request_amount, payment.currency), minor: 0 };
  return {
    moneyRef: payment.payment_request_id,
    status,
    received: status === 'succeeded' ? capturedOf(payment) : nothing,
    fee,
    ...(status === 'succeeded' && !fee ? { isFeePending: true } : {}),
    failureCode: status === 'failed' ? (payment.failure_code ?? payment.status).trim().toLowerCase() : undefined,
  };
}

/** What was taken: each capture, or the whole where none is listed. */
function capturedOf({ captures, currency, request_amount: whole }: XenditPayment): Money {
  const parts = (captures ?? []).map(({ capture_amount: part }) => fromXenditAmount(part, currency));
  const [first, ...rest] = parts.length === 0 ? [fromXenditAmount(whole, currency)] : parts;
  return { ...first!, minor: rest.reduce((sum, { minor }) => sum + minor, first!.minor) };
}

const STATUS_OF_SESSION = { ACTIVE: 'created', EXPIRED: 'cancelled', CANCELED: 'cancelled' } as const satisfies Partial<
  Record<XenditSession['status'], PaymentStatus>
>;
const STATUS_OF_PAYMENT: Record<XenditPayment['status'], PaymentStatus> = {
  AUTHORIZED: 'processing',
  PENDING: 'processing',
  SUCCEEDED: 'succeeded',
  FAILED: 'failed',
  CANCELED: 'cancelled',
  EXPIRED: 'cancelled',
};
