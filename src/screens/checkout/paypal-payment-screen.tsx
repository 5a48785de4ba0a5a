import { Trans } from '@lingui/react/macro';
import { Money } from '#ds/components/money/money.tsx';
import { type ProviderPaymentProps, ProviderPaymentScreen } from '#src/screens/checkout/provider-payment-screen.tsx';

/** The order stands, and nothing is paid: the donor came back from PayPal, or was declined there. */
export function PaypalPaymentScreen(props: ProviderPaymentProps) {
  const { order } = props;
  const due = order.total - order.received;
  return (
    <ProviderPaymentScreen
      {...props}
      words={{
        title: <Trans>Pay with PayPal</Trans>,
        declined: <Trans>PayPal declined the payment. Nothing was charged.</Trans>,
        afterDecline: <Trans>Try again and choose another card or account on PayPal, or pay in another way.</Trans>,
        nothingPaid: (
          <Trans>
            Nothing has been paid yet. You will approve the payment on PayPal’s page and then come back here.
          </Trans>
        ),
        give: (
          <Trans>
            Give <Money minor={due} currency={order.currency} /> with PayPal
          </Trans>
        ),
        unavailable: <Trans>PayPal is not available right now</Trans>,
      }}
    />
  );
}
