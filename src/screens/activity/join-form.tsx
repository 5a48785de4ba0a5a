import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#ds/components/button/button.tsx';
import { Checkbox } from '#ds/components/checkbox/checkbox.tsx';
import { EmailField } from '#ds/components/email-field/email-field.tsx';
import { ErrorSummary } from '#ds/components/form/error-summary.tsx';
import { Segmented } from '#ds/components/segmented/segmented.tsx';
import { TextField } from '#ds/components/text-field/text-field.tsx';
import { tagOf } from '#ds/intl/formats.ts';
import { numberFormat } from '#money/number-format.ts';
import { MOST_SEATS } from '#src/domain/activity.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { activityPath } from '#src/screens/activity-parts/activity-address.ts';
import { ActivityDraft } from '#src/screens/activity/activity-draft.tsx';
import { type EventView, JOIN_FORM } from '#src/screens/activity/activity-view.ts';
import { EnhancedForm } from '#src/screens/form/enhanced-form.tsx';
import { SpamTrap } from '#src/screens/form/spam-trap.tsx';
import { useFormErrors } from '#src/screens/form/use-form-errors.ts';
import * as styles from '#src/screens/activity/activity.css';

/** Name, email and seats. Where all are taken it joins the waiting list; else one may wish to wait if that happens meanwhile. */
export function JoinForm({ locale, view: { activity, memory } }: { view: EventView; locale: Locale }) {
  const { i18n, t } = useLingui();
  const isFull = activity.state === 'full';
  const { error, errors, summary, typed } = useFormErrors(memory, JOIN_FORM, {
    fullName: {
      label: t`Full name`,
      required: t`Enter your full name`,
      invalid: t`Enter a name of at most 120 characters`,
    },
    email: {
      label: t`Email`,
      required: t`Enter your email address`,
      invalid: t`Enter an email address in the correct format, like name@example.org`,
    },
    seats: { label: t`Seats`, required: t`Choose how many seats you need`, invalid: t`Choose how many seats you need` },
    ...(isFull
      ? {
          '': {
            label: '',
            invalid: t`The last seats were taken while you were filling in this form. You can join the waiting list.`,
          },
        }
      : {}),
  });
  const most = isFull ? MOST_SEATS : Math.min(MOST_SEATS, activity.seatsLeft ?? 1);
  const format = numberFormat(tagOf(i18n));
  const path = activityPath(activity);
  return (
    <EnhancedForm name={JOIN_FORM} locale={locale} returnTo={path}>
      <div className={styles.form}>
        <ErrorSummary errors={summary} />
        <input type="hidden" name="slug" value={activity.slug} />
        {isFull && <input type="hidden" name="waitingList" value="on" />}
        <TextField
          name="fullName"
          label={t`Full name`}
          autoComplete="name"
          maxLength={120}
          isRequired
          defaultValue={typed('fullName')}
          error={error('fullName')}
        />
        <EmailField
          name="email"
          isRequired
          hint={t`We will email you everything you need, plus one reminder the day before the event.`}
          defaultValue={typed('email')}
          error={error('email')}
        />
        {most > 1 ? (
          <Segmented
            name="seats"
            label={t`Seats`}
            options={Array.from({ length: most }, (_, index) => ({
              value: String(index + 1),
              label: format.format(index + 1),
            }))}
            defaultValue={Number(typed('seats') ?? 1) <= most ? (typed('seats') ?? '1') : '1'}
            error={error('seats')}
          />
        ) : (
          <input type="hidden" name="seats" value="1" />
        )}
        {!isFull && (
          <Checkbox
            name="waitingList"
            label={<Trans>If no seats are left, put me on the waiting list.</Trans>}
            defaultChecked={typed('waitingList') === 'on'}
          />
        )}
        <SpamTrap label={t`Leave this field empty`} />
        <Button tone="filled" size="large" type="submit" isFullWidth>
          {isFull ? <Trans>Join the waiting list</Trans> : <Trans>Join this event</Trans>}
        </Button>
        <p className={styles.quiet}>
          <Trans>You can cancel at any time with the link in the email, so that somebody else can have the seat.</Trans>
        </p>
        <ActivityDraft form="events-join" path={path} isSentBack={errors.length > 0} />
      </div>
    </EnhancedForm>
  );
}
