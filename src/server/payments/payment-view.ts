import type { PaymentView } from '#src/contracts/orders.ts';
import { isOpen } from '#src/domain/payment.ts';
import type { PaymentSnapshot } from '#src/server/gateways/payments/port.ts';
import type { PaymentRow } from '#src/server/payments/payments.repository.ts';

/** What the browser finishes a payment with, as the provider reports it. */
export const secretOf = (snapshot: PaymentSnapshot | undefined): string | undefined =>
  snapshot?.clientSecret ?? snapshot?.redirectUrl;

/** A payment as its donor sees it; with the secret, or the address of the provider's page, only while it can be finished. */
export function viewPayment(payment: PaymentRow, secret?: string, cardCheck?: PaymentView['cardCheck']): PaymentView {
  const isOver = !isOpen(payment.status) && payment.status !== 'failed';
  const means = payment.method === 'stripe' ? 'clientSecret' : 'redirectUrl';
  return {
    id: payment.id,
    method: payment.method,
    status: payment.status,
    amount: payment.amountMinor,
    currency: payment.currency,
    ...(secret !== undefined && !isOver ? { [means]: secret } : {}),
    ...(cardCheck ? { cardCheck } : {}),
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
