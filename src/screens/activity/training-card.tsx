import { Trans } from '@lingui/react/macro';
import { Card } from '#ds/components/card/card.tsx';
import { FocusWhenShown } from '#ds/components/form/focus-when-shown.tsx';
import { Isolated } from '#ds/components/isolated/isolated.tsx';
import { clock, lock, rejected, success, users } from '#ds/icons/icons.ts';
import { longDay, zoneName } from '#src/i18n/local-moment.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { activitiesHref, activityPath } from '#src/screens/activity-parts/activity-address.ts';
import { APPLY_FORM, type TrainingView } from '#src/screens/activity/activity-view.ts';
import { AddToCalendar } from '#src/screens/activity/add-to-calendar.tsx';
import { ApplyForm } from '#src/screens/activity/apply-form.tsx';
import { StateCard } from '#src/screens/activity/state-card.tsx';
import { DropDraft } from '#src/screens/form/drop-draft.tsx';
import { formStateOf } from '#src/screens/form/form-flash.ts';
import * as styles from '#src/screens/activity/activity.css';

type CardProps = { view: TrainingView; locale: Locale };

/** What one can do: apply, or nothing any more. */
export function TrainingCard({ locale, view }: CardProps) {
  const { activity, isLastDay, memory } = view;
  const { done } = formStateOf(memory, APPLY_FORM);
  if (done) return <Applied view={view} number={done.message ?? ''} />;
  const others = { href: activitiesHref(locale, 'training'), label: <Trans>See all training</Trans> };
  const day = longDay(activity.registrationEndsOn, 'UTC', locale);
  const zone = zoneName(activity.closesAt, activity.timeZone, locale);
  if (activity.state === 'cancelled')
    return (
      <StateCard
        tone="danger"
        icon={rejected}
        name={<Trans>Canceled</Trans>}
        title={<Trans>This training will not take place</Trans>}
        next={others}
      >
        <Trans>We had to cancel this training, and we have emailed everyone who applied.</Trans>
      </StateCard>
    );
  if (activity.state === 'closed')
    return (
      <StateCard
        tone="neutral"
        icon={lock}
        name={<Trans context="event or training">Closed</Trans>}
        title={<Trans>Applications closed on {day}</Trans>}
        next={others}
      >
        <Trans>See the full list for upcoming training.</Trans>
      </StateCard>
    );
  if (activity.state === 'full')
    return (
      <StateCard
        tone="warning"
        icon={users}
        name={<Trans>Full</Trans>}
        title={<Trans>All seats are taken</Trans>}
        next={others}
      >
        <Trans>If somebody withdraws, their days will become available here again.</Trans>
      </StateCard>
    );
  return (
    <>
      <Card tone="raised">
        {isLastDay ? (
          <StateCard
            tone="warning"
            icon={clock}
            isBare
            name={<Trans>Last day</Trans>}
            title={<Trans>Applications close tonight</Trans>}
          >
            <Trans>
              Apply by <bdi dir="ltr">23:59</bdi>, {zone}.
            </Trans>
          </StateCard>
        ) : (
          <div className={styles.state}>
            <h2 className={styles.stateTitle}>
              <Trans>Apply</Trans>
            </h2>
            <p className={styles.quiet}>
              <Trans>Apply by {day}. We will answer within five working days.</Trans>
            </p>
          </div>
        )}
        <ApplyForm view={view} locale={locale} />
      </Card>
      <AddToCalendar activity={activity} locale={locale} />
    </>
  );
}

const ID = 'applied';

/** The application has arrived. It takes the focus, because the page was loaded for it. */
function Applied({ number, view: { activity } }: { view: TrainingView; number: string }) {
  return (
    <div id={ID} tabIndex={-1}>
      <FocusWhenShown id={ID} />
      <DropDraft path={activityPath(activity)} />
      <StateCard
        tone="success"
        icon={success}
        name={<Trans>Applied</Trans>}
        title={<Trans>We have your application</Trans>}
      >
        <Trans>
          Your reference number is <Isolated kind="reference" value={number} />. We will answer by email within five
          working days. The email we just sent you has a link to withdraw your application.
        </Trans>
      </StateCard>
    </div>
  );
}
