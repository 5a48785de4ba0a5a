import { Trans } from '@lingui/react/macro';
import { FormattedDate } from '#ds/components/date/date.tsx';
import { Isolated } from '#ds/components/isolated/isolated.tsx';
import { Text } from '#ds/components/text/text.tsx';
import type { PlanView } from '#src/screens/giving/giving-view.ts';

/** How a donation stands that its donor transfers each time: nothing is taken, and the reference stays. */
export function PledgeStanding({ plan: { isHeld, nextAt, reference, status } }: { plan: PlanView }) {
  if (reference === null || status === 'cancelled') return null;
  if (isHeld)
    return (
      <Text as="p">
        <Trans>
          Your donation is on hold: the project is not accepting donations at the moment. We will not ask for a transfer
          until the project accepts donations again, and we will not ask later for the transfers missed in the meantime.
        </Trans>
      </Text>
    );
  if (status === 'paused' && nextAt !== null)
    return (
      <Text as="p">
        <Trans>
          Your donation is paused. We will ask for the next transfer on <FormattedDate value={nextAt} />.
        </Trans>
      </Text>
    );
  return (
    <Text as="p">
      <Trans>
        You transfer this donation yourself each time, with the reference{' '}
        <Isolated kind="reference" value={reference} />. We will email you on each date; if you have a standing order at
        your bank, you do not need to do anything.
      </Trans>
    </Text>
  );
}
