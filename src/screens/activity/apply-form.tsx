import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#ds/components/button/button.tsx';
import { Checkbox } from '#ds/components/checkbox/checkbox.tsx';
import { Disclosure } from '#ds/components/disclosure/disclosure.tsx';
import { EmailField } from '#ds/components/email-field/email-field.tsx';
import { ErrorSummary } from '#ds/components/form/error-summary.tsx';
import { PhoneField } from '#ds/components/phone-field/phone-field.tsx';
import { TextField } from '#ds/components/text-field/text-field.tsx';
import type { Locale } from '#src/i18n/locales.ts';
import { activityPath } from '#src/screens/activity-parts/activity-address.ts';
import { ActivityDraft } from '#src/screens/activity/activity-draft.tsx';
import { StoredHtml } from '#src/screens/activity/activity-text.tsx';
import { APPLY_FORM, type TrainingView } from '#src/screens/activity/activity-view.ts';
import { useApplyErrors } from '#src/screens/activity/use-apply-errors.ts';
import { BirthDate } from '#src/screens/form/birth-date.tsx';
import { EnhancedForm } from '#src/screens/form/enhanced-form.tsx';
import { SpamTrap } from '#src/screens/form/spam-trap.tsx';
import * as styles from '#src/screens/activity/activity.css';

/** Who applies, when they were born, and that they agree to the terms. The days stand beside it. */
export function ApplyForm({ locale, view }: { view: TrainingView; locale: Locale }) {
  const { t } = useLingui();
  const { activity, countries } = view;
  const { age, day, error, errors, summary, typed } = useApplyErrors(view, locale);
  const path = activityPath(activity);
  return (
    <EnhancedForm name={APPLY_FORM} locale={locale} returnTo={path}>
      <div className={styles.form}>
        <ErrorSummary errors={summary} />
        <input type="hidden" name="slug" value={activity.slug} />
        <TextField
          name="fullName"
          label={t`Full name`}
          autoComplete="name"
          maxLength={120}
          isRequired
          defaultValue={typed('fullName')}
          error={error('fullName')}
        />
        <EmailField name="email" isRequired defaultValue={typed('email')} error={error('email')} />
        <PhoneField
          countries={countries}
          isRequired
          defaultCountry={typed('phoneCountry') ?? 'SA'}
          defaultNumber={typed('phoneNumber')}
          error={error('phone', 'phone.number')}
        />
        <BirthDate
          typed={typed}
          error={error('dateOfBirth')}
          hint={t`You must be ${age} or older on ${day}. We check your date of birth and do not store it.`}
          locale={locale}
          row={styles.birth}
        />
        <Disclosure summary={<Trans>Terms of this training</Trans>}>
          <StoredHtml field={activity.terms} locale={locale} />
        </Disclosure>
        <Checkbox
          name="acceptTerms"
          label={<Trans>I have read the terms and agree to them.</Trans>}
          isRequired
          defaultChecked={typed('acceptTerms') === 'on'}
          error={error('acceptTerms')}
        />
        <SpamTrap label={t`Leave this field empty`} />
        <Button tone="filled" size="large" type="submit" isFullWidth>
          <Trans>Apply for the days you chose</Trans>
        </Button>
        <ActivityDraft form="training-apply" path={path} isSentBack={errors.length > 0} />
      </div>
    </EnhancedForm>
  );
}
