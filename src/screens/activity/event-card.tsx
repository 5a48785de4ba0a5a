import { Plural, Trans } from '@lingui/react/macro';
import { Card } from '#ds/components/card/card.tsx';
import { FormattedNumber } from '#ds/components/number/number.tsx';
import { clock, lock, rejected, users } from '#ds/icons/icons.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { activitiesHref } from '#src/screens/activity-parts/activity-address.ts';
import type { EventView } from '#src/screens/activity/activity-view.ts';
import { JOIN_FORM } from '#src/screens/activity/activity-view.ts';
import { AddToCalendar } from '#src/screens/activity/add-to-calendar.tsx';
import { EventJoined } from '#src/screens/activity/event-joined.tsx';
import { JoinForm } from '#src/screens/activity/join-form.tsx';
import { SeatField } from '#src/screens/activity/seat-field.tsx';
import { StateCard } from '#src/screens/activity/state-card.tsx';
import { formStateOf } from '#src/screens/form/form-flash.ts';
import * as styles from '#src/screens/activity/activity.css';

type CardProps = { view: EventView; locale: Locale };

/** What one can do: join, wait, or nothing any more. */
export function EventCard({ locale, view }: CardProps) {
  const { activity, isOver, memory } = view;
  const { done } = formStateOf(memory, JOIN_FORM);
  if (done) return <EventJoined event={activity} done={done} locale={locale} />;
  const others = { href: activitiesHref(locale, 'event'), label: <Trans>See all events</Trans> };
  if (activity.state === 'cancelled')
    return (
      <StateCard
        tone="danger"
        icon={rejected}
        name={<Trans>Canceled</Trans>}
        title={<Trans>This event will not take place</Trans>}
        next={others}
      >
        <Trans>We had to cancel this event, and we have emailed everyone who had joined.</Trans>
      </StateCard>
    );
  if (activity.state === 'closed')
    return (
      <StateCard
        tone="neutral"
        icon={isOver ? lock : clock}
        name={<Trans context="event or training">Closed</Trans>}
        title={isOver ? <Trans>This event has ended</Trans> : <Trans>You can no longer join</Trans>}
        next={others}
      >
        {isOver ? <Came event={activity} /> : <Trans>If you have joined, we look forward to seeing you.</Trans>}
      </StateCard>
    );
  return (
    <>
      <Card tone="raised">
        {activity.state === 'full' ? <Full event={activity} /> : <SeatsLeft event={activity} />}
        <JoinForm view={view} locale={locale} />
      </Card>
      <AddToCalendar activity={activity} locale={locale} />
    </>
  );
}

function Came({ event: { seats, seatsLeft } }: { event: EventView['activity'] }) {
  const came = (seats ?? 0) - (seatsLeft ?? 0);
  return <Plural value={came} one="# person had a seat." other="# people had a seat." />;
}

function SeatsLeft({ event: { seats: all, seatsLeft } }: { event: EventView['activity'] }) {
  const left = seatsLeft ?? 0;
  const seats = all ?? 0;
  return (
    <div className={styles.left}>
      <p className={styles.leftLine}>
        <strong className={styles.leftNumber}>
          <FormattedNumber value={left} />
        </strong>
        <span>
          <Plural value={left} one={`of ${seats} seats left`} other={`of ${seats} seats left`} />
        </span>
      </p>
      <SeatField seats={seats} left={left} />
    </div>
  );
}

function Full({ event: { seats, waiting } }: { event: EventView['activity'] }) {
  return (
    <StateCard
      tone="warning"
      icon={users}
      isBare
      name={<Trans>Full</Trans>}
      title={<Plural value={seats ?? 0} one="The only seat is taken" other="All # seats are taken" />}
    >
      {waiting > 0 && <Plural value={waiting} one="# person is waiting." other="# people are waiting." />}{' '}
      <Trans>
        When a seat becomes free, it will go to the first person on the waiting list, and we will tell that person by
        email.
      </Trans>
    </StateCard>
  );
}
