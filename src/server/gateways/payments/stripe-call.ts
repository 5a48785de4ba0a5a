import { Stripe } from 'stripe';
import * as v from 'valibot';
import { OtherPaymentError } from '#src/server/gateways/payments/other-payment-error.ts';
import { CardRemovedError, ProviderUnavailableError, RefundRejectedError } from '#src/server/gateways/payments/port.ts';

/** Whether Stripe no longer has the saved card: its error names the card or the customer. */
export const isCardGone = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError &&
  ((error.code ?? '').startsWith('payment_method_') || error.param === 'payment_method' || error.param === 'customer');

/** Turns every error except a removed card and a rejected refund into `ProviderUnavailableError`, without the response, which may hold personal data. */
export async function callStripe<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof CardRemovedError || error instanceof RefundRejectedError) throw error;
    throw new ProviderUnavailableError(`Stripe gave no usable answer (${briefly(error)})`);
  }
}

const word = (text: unknown): string[] => (typeof text === 'string' && /^[\w-]{1,80}$/.test(text) ? [text] : []);

/** Describes an error without quoting the response. */
function briefly(error: unknown): string {
  if (error instanceof Stripe.errors.StripeError)
    return [error.type, ...word(String(error.statusCode ?? '')), ...word(error.code), ...word(error.requestId)].join(
      ', ',
    );
  if (error instanceof v.ValiError) return `shape, ${v.getDotPath(error.issues[0]) ?? ''}`;
  return error instanceof RangeError || error instanceof OtherPaymentError
    ? `${error.name}, ${error.message}`
    : error instanceof Error
      ? error.name
      : 'unknown';
}
