import { Trans } from '@lingui/react/macro';
import { Banner } from '#ds/components/banner/banner.tsx';
import { FormattedDate } from '#ds/components/date/date.tsx';
import { Isolated } from '#ds/components/isolated/isolated.tsx';
import { Money } from '#ds/components/money/money.tsx';
import type { FormState } from '#src/screens/form/form-flash.ts';
import type { PlanView } from '#src/screens/giving/giving-view.ts';
import { DoneAtPaypal } from '#src/screens/giving/paypal-standing.tsx';
import { OUTCOME_ID } from '#src/screens/giving/plan-form.tsx';

/** What the last press did, said once. The page below shows how things stand since. */
export function OutcomeNote({ memory, plan }: { plan: PlanView; memory: FormState | undefined }) {
  const outcome = memory?.form.startsWith('giving/') ? memory.done?.title : undefined;
  const refusal = memory?.form.startsWith('giving/') ? memory.errors.find(({ path }) => path === '') : undefined;
  if (!refusal && outcome === undefined) return null;
  return (
    <div id={OUTCOME_ID}>
      {refusal ? (
        <Banner tone="danger" isAnnounced>
          {refusal.message}
        </Banner>
      ) : (
        <Outcome outcome={outcome} act={memory!.form} plan={plan} />
      )}
    </div>
  );
}

function Outcome({ act, outcome, plan }: { outcome: string | undefined; act: string; plan: PlanView }) {
  if (outcome === 'charging')
    return (
      <Banner tone="warning" isAnnounced>
        <Trans>Your card is being charged right now, so nothing was changed. Try again in a few minutes.</Trans>
      </Banner>
    );
  if (outcome === 'unavailable')
    return (
      <Banner tone="warning" isAnnounced>
        <Trans>PayPal is not responding right now, so the amount has not changed. Try again in a few minutes.</Trans>
      </Banner>
    );
  if (outcome === 'notNow')
    return (
      <Banner tone="warning" isAnnounced>
        <Trans>This change is not possible for your donation right now. Nothing was changed.</Trans>
      </Banner>
    );
  return (
    <Banner tone="success" isAnnounced>
      <Done act={act} plan={plan} />
    </Banner>
  );
}

function Done({ act, plan }: { act: string; plan: PlanView }) {
  const { amount, currency, email, nextAt, reference } = plan;
  const next = nextAt === null ? null : <FormattedDate value={nextAt} />;
  if (reference !== null && act !== 'giving/code' && act !== 'giving/card-code')
    return <DoneWithPledge act={act} plan={plan} />;
  if (plan.isRunByPaypal && act !== 'giving/code') return <DoneAtPaypal act={act} plan={plan} />;
  switch (act) {
    case 'giving/pause':
      return (
        <Trans>
          Paused. Your card will not be charged until {next}; on that day, the donation will continue automatically.
        </Trans>
      );
    case 'giving/skip':
      return <Trans>Skipped. Your card will next be charged on {next}.</Trans>;
    case 'giving/lower':
    case 'giving/raise':
      return (
        <Trans>
          From now on, your card will be charged <Money minor={amount} currency={currency} /> each time.
        </Trans>
      );
    case 'giving/code':
    case 'giving/card-code':
      return (
        <Trans>
          We have sent a code to <Isolated kind="email" value={email} />. The code works for 15 minutes.
        </Trans>
      );
    case 'giving/cancel':
      return <Trans>Canceled. Your card will not be charged again, and we will confirm this by email.</Trans>;
    default:
      return <Trans>Your donation will continue. Your card will next be charged on {next}.</Trans>;
  }
}

/** The same of a donation that its donor transfers each time. */
function DoneWithPledge({ act, plan: { amount, currency, nextAt } }: { act: string; plan: PlanView }) {
  const next = nextAt === null ? null : <FormattedDate value={nextAt} />;
  switch (act) {
    case 'giving/pause':
      return (
        <Trans>
          Paused. We will not ask for anything until {next}; on that day, the donation will continue automatically.
        </Trans>
      );
    case 'giving/skip':
      return <Trans>Skipped. The next transfer is due on {next}.</Trans>;
    case 'giving/lower':
    case 'giving/raise':
      return (
        <Trans>
          From now on, we will ask for <Money minor={amount} currency={currency} /> each time. If you have a standing
          order at your bank, change it there too.
        </Trans>
      );
    case 'giving/cancel':
      return (
        <Trans>
          Canceled. We will not ask for this donation again, and we will confirm this by email. If you have a standing
          order at your bank, cancel it there too.
        </Trans>
      );
    default:
      return <Trans>Your donation will continue. The next transfer is due on {next}.</Trans>;
  }
}
