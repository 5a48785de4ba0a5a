import * as v from 'valibot';
import type { PaymentStatus } from '#src/domain/payment.ts';
import { OtherPaymentError } from '#src/server/gateways/payments/other-payment-error.ts';
import { fromPaypalMoney } from '#src/server/gateways/payments/paypal-amounts.ts';
import { refundSchema } from '#src/server/gateways/payments/paypal-refund.ts';
import type { PaymentSnapshot } from '#src/server/gateways/payments/port.ts';

export const idSchema = v.pipe(v.string(), v.regex(/^[A-Z0-9-]{1,36}$/));
const money = v.object({ currency_code: v.string(), value: v.string() });
const links = v.optional(v.array(v.object({ href: v.string(), rel: v.string() })), []);
const CAPTURE_STATUSES = ['COMPLETED', 'DECLINED', 'PARTIALLY_REFUNDED', 'PENDING', 'REFUNDED', 'FAILED'] as const;
const captureSchema = v.object({
  id: idSchema,
  status: v.picklist(CAPTURE_STATUSES),
  amount: money,
  seller_receivable_breakdown: v.nullish(v.object({ paypal_fee: v.nullish(money) })),
  status_details: v.nullish(v.object({ reason: v.nullish(v.string()) })),
});
/** The fields of an order by which money is booked. Anything else is no usable response. */
const orderSchema = v.object({
  id: idSchema,
  status: v.picklist(['CREATED', 'SAVED', 'APPROVED', 'VOIDED', 'COMPLETED', 'PAYER_ACTION_REQUIRED']),
  purchase_units: v.pipe(
    v.array(
      v.object({
        custom_id: v.nullish(v.string()),
        amount: money,
        payments: v.nullish(
          v.object({
            captures: v.optional(v.array(captureSchema), []),
            refunds: v.optional(v.array(refundSchema), []),
          }),
        ),
      }),
    ),
    // One payment is one unit: with more of them the amount would not be what was asked.
    v.length(1),
  ),
  links,
});
type Capture = v.InferOutput<typeof captureSchema>;
export type PaypalOrder = v.InferOutput<typeof orderSchema>;

/** Reads PayPal's order. @throws ValiError, OtherPaymentError for an unusable response, or one of another order */
export function orderOf(answer: unknown, expected: { providerRef: string } | { paymentId: string }): PaypalOrder {
  const order = v.parse(orderSchema, answer);
  const paymentId = order.purchase_units[0]!.custom_id;
  if ('providerRef' in expected ? expected.providerRef !== order.id : expected.paymentId !== paymentId)
    throw new OtherPaymentError('another payment');
  return order;
}

const RECEIVED: readonly string[] = ['COMPLETED', 'PARTIALLY_REFUNDED', 'REFUNDED'] satisfies Capture['status'][];
const isReceived = ({ status }: Capture): boolean => RECEIVED.includes(status);

/** The capture that says how an order stands: one that brought money, else one that may, else the last. */
export function captureOf({ purchase_units: [unit] }: PaypalOrder): Capture | undefined {
  const captures = unit!.payments?.captures ?? [];
  return captures.find(isReceived) ?? captures.find(({ status }) => status === 'PENDING') ?? captures.at(-1);
}

/** The state of a payment by PayPal's order. `isOwnPage`: whether an address is a page of PayPal. @throws RangeError */
export function snapshotOf(order: PaypalOrder, isOwnPage: (address: string) => boolean): PaymentSnapshot {
  const unit = order.purchase_units[0]!;
  const amount = fromPaypalMoney(unit.amount);
  const capture = captureOf(order);
  // An order that is complete without money says nothing that could be booked.
  if (order.status === 'COMPLETED' && !capture) throw new RangeError('an order is complete without a capture');
  const fee = capture && isReceived(capture) ? capture.seller_receivable_breakdown?.paypal_fee : undefined;
  const page = order.links.find(({ rel }) => rel === 'payer-action' || rel === 'approve')?.href;
  if (page !== undefined && !isOwnPage(page)) throw new OtherPaymentError('a page of another host');
  return {
    providerRef: order.id,
    paymentId: unit.custom_id ?? undefined,
    status: capture ? STATUS_OF_CAPTURE[capture.status] : STATUS_OF_ORDER[order.status],
    isApproved: !capture && order.status === 'APPROVED',
    amount,
    received: capture && isReceived(capture) ? fromPaypalMoney(capture.amount) : { ...amount, minor: 0 },
    fee: fee ? fromPaypalMoney(fee) : undefined,
    failureCode:
      capture && STATUS_OF_CAPTURE[capture.status] === 'failed'
        ? (capture.status_details?.reason ?? capture.status).toLowerCase()
        : undefined,
    redirectUrl: page,
  };
}

const STATUS_OF_CAPTURE: Record<Capture['status'], PaymentStatus> = {
  COMPLETED: 'succeeded',
  PARTIALLY_REFUNDED: 'succeeded',
  REFUNDED: 'succeeded',
  PENDING: 'processing',
  DECLINED: 'failed',
  FAILED: 'failed',
};
const STATUS_OF_ORDER: Record<PaypalOrder['status'], PaymentStatus> = {
  CREATED: 'created',
  SAVED: 'created',
  PAYER_ACTION_REQUIRED: 'created',
  APPROVED: 'requiresAction',
  COMPLETED: 'created',
  VOIDED: 'cancelled',
};
