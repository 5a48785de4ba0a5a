/** The receiving side rejected an address or a number: another attempt would be rejected too. */
export class RejectedReceiverError extends Error {
  override name = 'RejectedReceiverError';
  /** The address takes no mail at all, whatever is sent. */
  readonly isDead: boolean;

  constructor(message: string, { isDead = false, ...options }: ErrorOptions & { isDead?: boolean } = {}) {
    super(message, options);
    this.isDead = isDead;
  }
}
