import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#ds/components/button/button.tsx';
import { ErrorSummary } from '#ds/components/form/error-summary.tsx';
import { Isolated } from '#ds/components/isolated/isolated.tsx';
import { PhoneField } from '#ds/components/phone-field/phone-field.tsx';
import { TextField } from '#ds/components/text-field/text-field.tsx';
import type { Locale } from '#src/i18n/locales.ts';
import { DonorFacts } from '#src/screens/form/donor-facts.tsx';
import { EnhancedForm } from '#src/screens/form/enhanced-form.tsx';
import { ConfirmEmail } from '#src/screens/profile/confirm-email.tsx';
import { ConfirmPhone } from '#src/screens/profile/confirm-phone.tsx';
import { EmailChange } from '#src/screens/profile/email-change.tsx';
import { PartHead } from '#src/screens/profile/part-head.tsx';
import { PictureForm } from '#src/screens/profile/picture-form.tsx';
import { type PartOf, partPath } from '#src/screens/profile/profile-view.ts';
import { RefusedEmail } from '#src/screens/profile/refused-email.tsx';
import { DETAILS_FORM, useDetailsErrors } from '#src/screens/profile/use-details-errors.ts';
import * as styles from '#src/screens/profile/profile.css';

/** What the person may change of themselves. The username stays. */
export function DetailsPart({ locale, view }: { locale: Locale; view: PartOf<'details'> }) {
  const { t } = useLingui();
  const { countries, fields, mayConfirmPhone, nationalities, profile } = view;
  const { error, summary, typed } = useDetailsErrors(view.memory);
  const stored = storedFacts(profile);
  return (
    <>
      <PartHead title={<Trans>My details</Trans>} view={view} />
      <dl className={styles.facts}>
        <div>
          <dt className={styles.factName}>
            <Trans>Username</Trans>
          </dt>
          <dd>
            <bdi>{profile.username}</bdi>
          </dd>
        </div>
        <div>
          <dt className={styles.factName}>
            <Trans>Email</Trans>
          </dt>
          <dd>
            <Isolated kind="email" value={profile.email ?? ''} />
          </dd>
        </div>
      </dl>
      <EmailChange locale={locale} view={view} />
      <PictureForm locale={locale} view={view} />
      {profile.emailRefusedAt !== null && profile.email !== null && (
        <RefusedEmail email={profile.email} since={profile.emailRefusedAt} locale={locale} />
      )}
      {!profile.isEmailVerified && profile.emailRefusedAt === null && profile.email !== null && (
        <ConfirmEmail email={profile.email} locale={locale} />
      )}
      {mayConfirmPhone && profile.phone !== null && !profile.isPhoneVerified && (
        <ConfirmPhone locale={locale} memory={view.memory} />
      )}
      <EnhancedForm name={DETAILS_FORM} locale={locale} returnTo={partPath('details')} label={t`My details`}>
        <div className={styles.form}>
          <ErrorSummary errors={summary} />
          <TextField
            name="fullName"
            label={t`Full name`}
            autoComplete="name"
            maxLength={120}
            isRequired={false}
            defaultValue={typed('fullName') ?? profile.fullName ?? undefined}
            error={error('fullName')}
          />
          <PhoneField
            countries={countries}
            isRequired={false}
            defaultCountry={typed('phoneCountry') ?? profile.phone?.country ?? 'SA'}
            defaultNumber={typed('phoneNumber') ?? profile.phone?.number}
            error={error('phone', 'phone.number', 'phone.country')}
          />
          <DonorFacts
            nationalities={nationalities}
            fields={fields}
            typed={(name) => typed(name) ?? stored[name] ?? undefined}
            error={error}
            locale={locale}
            birthRow={styles.birth}
          />
          <div>
            <Button size="large">
              <Trans>Save</Trans>
            </Button>
          </div>
        </div>
      </EnhancedForm>
    </>
  );
}

/** What is stored, by the field that shows it; a birth `1991-03-14` in three, the month without its zero, as its options have it. */
function storedFacts(profile: PartOf<'details'>['profile']): Record<string, string | null | undefined> {
  const { dateOfBirth, gender, mainDonationField, nationality, secondaryDonationField } = profile;
  const [birthYear, month, day] = dateOfBirth?.split('-') ?? [];
  const birthMonth = month && String(Number(month));
  const birthDay = day && String(Number(day));
  return { birthYear, birthMonth, birthDay, gender, nationality, mainDonationField, secondaryDonationField };
}
