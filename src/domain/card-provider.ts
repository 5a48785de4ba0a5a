/** Who takes cards where both could, where one could, and where none: Stripe, unless the currency is set to be Xendit's. */
export const cardProviderOf = (can: {
  /** Whether staff have set the currency to be Xendit's. */
  isPreferred: boolean;
  mayStripe: boolean;
  mayXendit: boolean;
}): 'stripe' | 'xendit' => (can.mayXendit && (can.isPreferred || !can.mayStripe) ? 'xendit' : 'stripe');
