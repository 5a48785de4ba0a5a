/** The response is about another payment than the requested one. */
export class OtherPaymentError extends Error {
  override readonly name = 'OtherPaymentError';
}
