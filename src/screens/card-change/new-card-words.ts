import { useLingui } from '@lingui/react/macro';
import { type CardWords, useCardWords } from '#src/screens/card-entry/card-words.ts';

/** The words of the card form where a card is entered for later, and nothing is charged. */
export function useNewCardWords(): CardWords {
  const { t } = useLingui();
  const words = useCardWords();
  return {
    ...words,
    paying: t`Saving`,
    declined: t`This card was declined. Your current card stays in use.`,
    authentication: t`Your bank is asking you to approve the card for later donations.`,
    check: t`Check whether the card was saved`,
    checkFirst: t`Before you enter the card again, check whether it was saved.`,
    reasons: {
      ...words.reasons,
      none: t`Your bank gave no reason. Use another card or contact your bank.`,
      insufficient_funds: t`This card has insufficient funds. Use another one.`,
      processing_error: t`Your bank could not check the card. Try again in a few minutes.`,
      payment_intent_authentication_failure: t`Your bank did not receive your approval, so the card was not saved. Try again.`,
    },
  };
}
