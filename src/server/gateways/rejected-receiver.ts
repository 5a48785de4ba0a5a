/** The receiving side rejected an address or a number: another attempt would be rejected too. */
export class RejectedReceiverError extends Error {
  override name = 'RejectedReceiverError';
}
