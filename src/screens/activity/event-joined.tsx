import { Plural, Trans } from '@lingui/react/macro';
import { FocusWhenShown } from '#ds/components/form/focus-when-shown.tsx';
import { Isolated } from '#ds/components/isolated/isolated.tsx';
import { clock, success } from '#ds/icons/icons.ts';
import type { EventDetail } from '#src/contracts/activities.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { activityPath } from '#src/screens/activity-parts/activity-address.ts';
import { AddToCalendar } from '#src/screens/activity/add-to-calendar.tsx';
import { StateCard } from '#src/screens/activity/state-card.tsx';
import { DropDraft } from '#src/screens/form/drop-draft.tsx';

const ID = 'joined';
type Done = { title?: string | undefined; message?: string | undefined };

/** The person has joined, or waits. It takes the focus, because the page was loaded for it. */
export function EventJoined({ done, event, locale }: { event: EventDetail; done: Done; locale: Locale }) {
  const [status, seats] = (done.title ?? '').split(' ');
  const number = done.message ?? '';
  return (
    <div id={ID} tabIndex={-1}>
      <FocusWhenShown id={ID} />
      <DropDraft path={activityPath(event)} />
      {status === 'submitted' ? (
        <StateCard
          tone="warning"
          icon={clock}
          name={<Trans>Waiting list</Trans>}
          title={<Trans>You are on the waiting list</Trans>}
        >
          <Trans>
            If a seat becomes free and you are next on the list, it will be yours, and we will tell you by email. Your
            reference number is <Isolated kind="reference" value={number} />. The confirmation email has a link to leave
            the list.
          </Trans>
        </StateCard>
      ) : (
        <>
          <StateCard
            tone="success"
            icon={success}
            name={<Trans>Joined</Trans>}
            title={<Plural value={Number(seats ?? 1)} one="You have a seat" other="You have # seats" />}
          >
            <Trans>
              Your reference number is <Isolated kind="reference" value={number} />. We have sent you an email with
              everything you need, and a link to cancel.
            </Trans>
          </StateCard>
          <AddToCalendar activity={event} locale={locale} />
        </>
      )}
    </div>
  );
}
