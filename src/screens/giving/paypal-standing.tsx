import { Trans } from '@lingui/react/macro';
import { FormattedDate } from '#ds/components/date/date.tsx';
import { Money } from '#ds/components/money/money.tsx';
import { Text } from '#ds/components/text/text.tsx';
import type { PlanView } from '#src/screens/giving/giving-view.ts';

/** How a donation stands that PayPal charges: its pauses and its attempts are told to and by PayPal. */
export function PaypalStanding({ plan }: { plan: PlanView }) {
  return plan.isRunByPaypal && plan.status !== 'cancelled' ? (
    <Text as="p">
      <Standing plan={plan} />
    </Text>
  ) : null;
}

function Standing({ plan: { isHeld, nextAt, status } }: { plan: PlanView }) {
  if (isHeld)
    return (
      <Trans>
        It is held: the project accepts no donations at the moment. PayPal does not charge you until it does again, and
        missed payments are not charged later.
      </Trans>
    );
  if (status === 'paused')
    return nextAt === null ? (
      <Trans>It was paused at PayPal, with no end. Nothing is charged until you let it go on, here or there.</Trans>
    ) : (
      <Trans>
        It is paused. PayPal charges it again from <FormattedDate value={nextAt} />.
      </Trans>
    );
  if (status === 'pastDue')
    return nextAt === null ? (
      <Trans>PayPal could not charge you. It tries again by itself, or ends the donation after three times.</Trans>
    ) : (
      <Trans>
        PayPal could not charge you. It tries again on <FormattedDate value={nextAt} />. If your way of paying works by
        then, you need not do anything.
      </Trans>
    );
  return nextAt === null ? (
    <Trans>PayPal has not told us its next date yet. It will appear here as soon as it has.</Trans>
  ) : null;
}

/** What a press did, of a donation that PayPal charges. */
export function DoneAtPaypal({ act, plan: { amount, currency, nextAt } }: { act: string; plan: PlanView }) {
  const next = nextAt === null ? null : <FormattedDate value={nextAt} />;
  if (act === 'giving/cancel')
    return <Trans>Canceled. We tell PayPal, which does not charge you again, and you get an email that says so.</Trans>;
  if (act === 'giving/keep' || act === 'giving/amount')
    return (
      <Trans>
        The amount stays: PayPal charges <Money minor={amount} currency={currency} /> each time.
      </Trans>
    );
  if (act === 'giving/pause')
    return (
      <Trans>
        Paused. We tell PayPal, which charges nothing until {next}; from that day on the donation continues.
      </Trans>
    );
  if (next === null)
    return <Trans>Your donation goes on. We tell PayPal, and its next date will appear here soon.</Trans>;
  return <Trans>Your donation goes on. PayPal charges it next on {next}.</Trans>;
}
