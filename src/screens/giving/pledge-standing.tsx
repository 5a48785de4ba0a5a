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
          It is held: the project accepts no donations at the moment. We ask for nothing until it does again, and not
          for the dates missed meanwhile.
        </Trans>
      </Text>
    );
  if (status === 'paused' && nextAt !== null)
    return (
      <Text as="p">
        <Trans>
          It is paused. On <FormattedDate value={nextAt} /> we ask for the next transfer.
        </Trans>
      </Text>
    );
  return (
    <Text as="p">
      <Trans>
        You transfer it yourself each time, with the reference <Isolated kind="reference" value={reference} />. We write
        to you on each date; with a standing order at your bank you need not do anything.
      </Trans>
    </Text>
  );
}
