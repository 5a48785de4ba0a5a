import type { CardWords } from '#src/screens/card-entry/card-words.ts';

/** A refusal in words that help; the codes are the provider's, which names what is paid and what is saved apart. */
export const declineReason = (reasons: CardWords['reasons'], code = 'none'): string =>
  (reasons as Record<string, string>)[code.replace(/^setup_intent_/, 'payment_intent_')] ?? reasons.none;
