import { createHash } from 'node:crypto';

/** The provider's published test cards, and the outcome of each. */
/** `percent`: the share of the amount that is charged. @default 100 */
export type CardOutcome =
  | { does: 'pay'; percent?: number }
  | { does: 'authenticate' }
  | { does: 'refuse'; code: string; decline?: string; message: string };

const declineWith = (code: string, message: string, decline?: string): CardOutcome => ({
  does: 'refuse',
  code,
  message,
  ...(decline ? { decline } : {}),
});
const CARDS: Record<string, CardOutcome> = {
  4242424242424242: { does: 'pay' },
  5555555555554444: { does: 'pay' },
  // A card of this simulator: the provider's test mode has none for a part payment.
  4000000000005050: { does: 'pay', percent: 50 },
  4000002500003155: { does: 'authenticate' },
  4000002760003184: { does: 'authenticate' },
  4000000000000002: declineWith('card_declined', 'Your card was declined.', 'generic_decline'),
  4000000000009995: declineWith('card_declined', 'Your card has insufficient funds.', 'insufficient_funds'),
  4000000000009979: declineWith('card_declined', 'Your card was declined.', 'stolen_card'),
  4000000000000069: declineWith('expired_card', 'Your card has expired.'),
  4000000000000127: declineWith('incorrect_cvc', 'Your card’s security code is incorrect.'),
  4000000000000119: declineWith('processing_error', 'An error occurred while processing your card.'),
};
const TOKENS: Record<string, string> = {
  pm_card_visa: '4242424242424242',
  pm_card_chargeDeclined: '4000000000000002',
  pm_card_authenticationRequired: '4000002500003155',
};

/** The outcome of a card. A number that is no test card is declined, as the provider declines real cards in test mode. */
export const outcomeOf = (card: string): CardOutcome =>
  CARDS[TOKENS[card] ?? card.replace(/\s/g, '')] ??
  declineWith('card_declined', 'Use a test card.', 'test_mode_live_card');

/** The provider's name of a card number, the same wherever it is entered. */
export const fingerprintOf = (card: string): string => createHash('sha256').update(card).digest('hex').slice(0, 16);
