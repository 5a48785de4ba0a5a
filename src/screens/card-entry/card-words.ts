import { useLingui } from '@lingui/react/macro';

/** The card form's texts, given by the server: in the browser's catalog every page would carry them. */
export function useCardWords() {
  const { t } = useLingui();
  return {
    name: t`Name on the card`,
    nameMissing: t`Enter the name on the card`,
    details: t`Card details`,
    paying: t`Paying`,
    declined: t`Your card was declined. Nothing was charged.`,
    authentication: t`Your bank is asking you to approve this payment.`,
    unheard: t`We have not heard from the payment provider`,
    check: t`Check payment status`,
    checkFirst: t`Check the payment status before paying again: the payment may have gone through.`,
    reasons: {
      none: t`Your bank gave no reason. Use another card, pay by bank transfer or contact your bank.`,
      insufficient_funds: t`This card has insufficient funds. Use another card or pay by bank transfer.`,
      expired_card: t`This card has expired. Use another one.`,
      incorrect_cvc: t`The security code is incorrect. Check it and try again.`,
      processing_error: t`Your bank could not process the payment. Try again in a few minutes.`,
      payment_intent_authentication_failure: t`Your bank did not receive your approval, so you were not charged. Try again.`,
    },
  };
}
export type CardWords = ReturnType<typeof useCardWords>;
