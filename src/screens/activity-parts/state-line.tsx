import { Plural, Trans } from '@lingui/react/macro';
import { Tag } from '#ds/components/tag/tag.tsx';
import { clock, lock, rejected, users } from '#ds/icons/icons.ts';
import type { ActivityCard } from '#src/contracts/activities.ts';

/** So few seats are worth a word. */
const FEW_SEATS = 3;

/** How it stands with an event or training, in a word or two. */
export function StateLine({ activity: { kind, seatsLeft, state } }: { activity: ActivityCard }) {
  if (state === 'cancelled')
    return (
      <Tag tone="danger" icon={rejected}>
        <Trans>Canceled</Trans>
      </Tag>
    );
  if (state === 'closed')
    return (
      <Tag icon={lock}>
        <Trans context="event or training">Closed</Trans>
      </Tag>
    );
  if (state === 'full')
    return (
      <Tag tone="warning" icon={users}>
        {kind === 'event' ? <Trans>Full, with a waiting list</Trans> : <Trans>Full</Trans>}
      </Tag>
    );
  if (seatsLeft === null)
    return (
      <Tag tone="success" icon={clock}>
        <Trans>Open for applications</Trans>
      </Tag>
    );
  return (
    <Tag tone={seatsLeft <= FEW_SEATS ? 'warning' : 'success'} icon={users}>
      <Plural value={seatsLeft} one="# seat left" other="# seats left" />
    </Tag>
  );
}
