import { Trans } from '@lingui/react/macro';

/** A refusal in words that help; the codes are the provider's. */
export function RefusalWords({ code }: { code: string | undefined }) {
  switch (code) {
    case 'insufficient_funds': return <Trans>There is not enough on this card. Another card, or a bank transfer, will do.</Trans>;
    case 'expired_card': return <Trans>This card has expired. Please use another one.</Trans>;
    case 'incorrect_cvc': return <Trans>The security code is not right. Please look once more.</Trans>;
    case 'processing_error': return <Trans>The bank could not process it just now. Please try again in a moment.</Trans>;
    case 'payment_intent_authentication_failure': return <Trans>The payment was not approved at the bank. You may try again.</Trans>;
    default: return <Trans>The bank gives no reason. Another card, or a bank transfer, will do; your bank can tell you more.</Trans>;
  }
}
