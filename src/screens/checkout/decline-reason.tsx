import { Trans } from '@lingui/react/macro';

/** A refusal in words that help; the codes are the provider's. */
export function DeclineReason({ code }: { code: string | undefined }) {
  switch (code) {
    case 'insufficient_funds':
      return <Trans>This card has insufficient funds. Use another card or pay by bank transfer.</Trans>;
    case 'expired_card':
      return <Trans>This card has expired. Use another one.</Trans>;
    case 'incorrect_cvc':
      return <Trans>The security code is incorrect. Check it and try again.</Trans>;
    case 'processing_error':
      return <Trans>Your bank could not process the payment. Try again in a few minutes.</Trans>;
    case 'payment_intent_authentication_failure':
      return <Trans>The payment was not approved. You can try again.</Trans>;
    default:
      return <Trans>Your bank gave no reason. Use another card, pay by bank transfer or contact your bank.</Trans>;
  }
}
