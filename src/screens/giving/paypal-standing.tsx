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
        Your donation is on hold: the project is not accepting donations at the moment. PayPal will not charge you until
        the project accepts donations again, and missed payments will not be charged later.
      </Trans>
    );
  if (status === 'paused')
    return nextAt === null ? (
      <Trans>
        Your donation was paused on PayPal, with no end date. Nothing will be charged until you resume it, here or on
        PayPal.
      </Trans>
    ) : (
      <Trans>
        Your donation is paused. PayPal will start charging you again on <FormattedDate value={nextAt} />.
      </Trans>
    );
  if (status === 'pastDue')
    return nextAt === null ? (
      <Trans>
        PayPal could not charge you. Check your payment method on PayPal. PayPal will try again automatically and will
        end the donation after three failed attempts.
      </Trans>
    ) : (
      <Trans>
        PayPal could not charge you. It will try again on <FormattedDate value={nextAt} />. If your payment method works
        by then, you do not need to do anything.
      </Trans>
    );
  return nextAt === null ? (
    <Trans>PayPal has not told us the next date yet. The date will appear here as soon as PayPal tells us.</Trans>
  ) : null;
}

/** What a press did, of a donation that PayPal charges. */
export function DoneAtPaypal({ act, plan: { amount, currency, nextAt } }: { act: string; plan: PlanView }) {
  const next = nextAt === null ? null : <FormattedDate value={nextAt} />;
  if (act === 'giving/cancel')
    return (
      <Trans>
        Canceled. We are letting PayPal know. You will not be charged again, and we will confirm this by email.
      </Trans>
    );
  if (act === 'giving/keep' || act === 'giving/amount')
    return (
      <Trans>
        The amount stays the same: PayPal will charge <Money minor={amount} currency={currency} /> each time.
      </Trans>
    );
  if (act === 'giving/pause')
    return (
      <Trans>
        Paused. We are letting PayPal know. Nothing will be charged until {next}; from that day on, the donation will
        continue.
      </Trans>
    );
  if (next === null)
    return (
      <Trans>Your donation will continue. We are letting PayPal know, and the next date will appear here soon.</Trans>
    );
  return <Trans>Your donation will continue. PayPal will next charge you on {next}.</Trans>;
}
