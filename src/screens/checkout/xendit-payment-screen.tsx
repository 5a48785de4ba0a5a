import { Trans } from '@lingui/react/macro';
import { Money } from '#ds/components/money/money.tsx';
import { type ProviderPaymentProps, ProviderPaymentScreen } from '#src/screens/checkout/provider-payment-screen.tsx';

/** The order stands, and nothing is paid: the donor came back from Xendit's page, or the bank declined the card there. */
export function XenditPaymentScreen(props: ProviderPaymentProps) {
  const { order } = props;
  const due = order.total - order.received;
  return (
    <ProviderPaymentScreen
      {...props}
      words={{
        title: <Trans>Pay by card</Trans>,
        declined: <Trans>Your bank declined the card. Nothing was charged.</Trans>,
        afterDecline: <Trans>Try again with another card, or pay in another way.</Trans>,
        nothingPaid: (
          <Trans>
            Nothing has been paid yet. You will pay by card on Xendit’s page and then come back here. If a card was
            declined there, try another one.
          </Trans>
        ),
        give: (
          <Trans>
            Give <Money minor={due} currency={order.currency} /> by card
          </Trans>
        ),
        unavailable: <Trans>Card payment is not available right now</Trans>,
      }}
    />
  );
}
