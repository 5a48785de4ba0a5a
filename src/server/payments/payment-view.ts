import type { PaymentView } from '#src/contracts/orders.ts';
import { isOpen } from '#src/domain/payment.ts';
import type { PaymentRow } from '#src/server/payments/payments.repository.ts';

/** A payment as its donor sees it; with the client secret only while the payment can be finished. */
export function viewPayment(payment: PaymentRow, clientSecret?: string): PaymentView {
  const isOver = !isOpen(payment.status) && payment.status !== 'failed';
  return {
    id: payment.id,
    method: payment.method,
    status: payment.status,
    amount: payment.amountMinor,
    currency: payment.currency,
    ...(clientSecret !== undefined && !isOver ? { clientSecret } : {}),
    ...(payment.reference === null ? {} : { reference: payment.reference }),
    ...(payment.failureCode === null || isOver ? {} : { failureCode: publicFailure(payment.failureCode) }),
  };
}

/** Reasons that help a donor. Any other is "declined", so that testing stolen cards here tells nothing about them. */
const publicFailure = (code: string): string =>
  [
    'insufficient_funds',
    'expired_card',
    'incorrect_cvc',
    'processing_error',
    'authentication_required',
    'payment_intent_authentication_failure',
  ].includes(code)
    ? code
    : 'declined';
