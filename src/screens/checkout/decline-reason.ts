import type { CardWords } from '#src/screens/checkout/card-words.ts';

/** A refusal in words that help; the codes are the provider's. */
export const declineReason = (reasons: CardWords['reasons'], code = 'none'): string =>
  (reasons as Record<string, string>)[code] ?? reasons.none;
