/** The provider's well-known test cards, and what each does. */
/** `percent`: how much of the sum is taken, where it is not all. */
export type CardOutcome = { does: 'pay'; percent?: number } | { does: 'authenticate' } | { does: 'refuse'; code: string; decline?: string; message: string };

const refuse = (code: string, message: string, decline?: string): CardOutcome => ({ does: 'refuse', code, message, ...(decline ? { decline } : {}) });
const CARDS: Record<string, CardOutcome> = {
  4242424242424242: { does: 'pay' },
  5555555555554444: { does: 'pay' },
  // Ours, not the provider's: the case that its test mode has no card for.
  4000000000005050: { does: 'pay', percent: 50 },
  4000002500003155: { does: 'authenticate' },
  4000002760003184: { does: 'authenticate' },
  4000000000000002: refuse('card_declined', 'Your card was declined.', 'generic_decline'),
  4000000000009995: refuse('card_declined', 'Your card has insufficient funds.', 'insufficient_funds'),
  4000000000009979: refuse('card_declined', 'Your card was declined.', 'stolen_card'),
  4000000000000069: refuse('expired_card', 'Your card has expired.'),
  4000000000000127: refuse('incorrect_cvc', 'Your card’s security code is incorrect.'),
  4000000000000119: refuse('processing_error', 'An error occurred while processing your card.'),
};
const TOKENS: Record<string, string> = { pm_card_visa: '4242424242424242', pm_card_chargeDeclined: '4000000000000002', pm_card_authenticationRequired: '4000002500003155' };

/** What a card does. A number that is no test card is refused, as the provider refuses real ones in test mode. */
export const outcomeOf = (card: string): CardOutcome => CARDS[TOKENS[card] ?? card.replace(/\s/g, '')] ?? refuse('card_declined', 'Use a test card.', 'test_mode_live_card');
