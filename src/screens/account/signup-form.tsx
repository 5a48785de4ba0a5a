import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#ds/components/button/button.tsx';
import { EmailField } from '#ds/components/email-field/email-field.tsx';
import { ErrorSummary } from '#ds/components/form/error-summary.tsx';
import { PhoneField } from '#ds/components/phone-field/phone-field.tsx';
import { Segmented } from '#ds/components/segmented/segmented.tsx';
import { Select } from '#ds/components/select/select.tsx';
import { TextField } from '#ds/components/text-field/text-field.tsx';
import type { Locale } from '#src/i18n/locales.ts';
import { pathTo } from '#src/routes/routes.ts';
import { type EntranceView, type KnownDonor, type SignUpOffer, withNext } from '#src/screens/account/account-view.ts';
import { OwnPassword } from '#src/screens/account/own-password.tsx';
import { SIGNUP_FORM, useSignUpErrors } from '#src/screens/account/use-signup-errors.ts';
import { BirthDate } from '#src/screens/form/birth-date.tsx';
import { NativeForm } from '#src/screens/form/native-form.tsx';
import * as styles from '#src/screens/account/account.css';

type SignUpFormProps = { locale: Locale; view: EntranceView & { offer: SignUpOffer; known?: KnownDonor | undefined } };

/** Every field of an account. What was refused is shown with all that was typed, but the passwords. */
export function SignUpForm({ locale, view: { known, memory, next, offer } }: SignUpFormProps) {
  const { t } = useLingui();
  const { error, summary, typed } = useSignUpErrors(memory);
  const text = (name: string) => ({ name, defaultValue: typed(name), error: error(name) });
  return (
    <NativeForm
      name={SIGNUP_FORM}
      locale={locale}
      returnTo={withNext(pathTo('signup'), next)}
      label={t`Create an account`}
    >
      <div className={styles.form}>
        <ErrorSummary errors={summary} />
        {next !== undefined && <input type="hidden" name="next" value={next} />}
        <TextField
          {...text('username')}
          label={t`Username`}
          hint={t`3 to 30 Latin letters, digits, underscores and dots. Other donors may see it.`}
          autoComplete="username"
          maxLength={30}
          isLeftToRight
          isRequired
        />
        <EmailField {...text('email')} defaultValue={typed('email') ?? known?.email} isRequired />
        <OwnPassword
          name="password"
          label={t`Password`}
          hint={t`10 characters or more. Several words are easy to remember.`}
          autoComplete="new-password"
          isRequired
          error={error('password')}
        />
        <OwnPassword
          name="confirmPassword"
          label={t`Confirm password`}
          autoComplete="new-password"
          isRequired
          error={error('confirmPassword')}
        />
        <PhoneField
          countries={offer.countries}
          isRequired={false}
          defaultCountry={typed('phoneCountry') ?? known?.phoneCountry ?? 'SA'}
          defaultNumber={typed('phoneNumber') ?? known?.phoneNumber ?? undefined}
          error={error('phone', 'phone.number', 'phone.country')}
        />
        <Segmented
          name="gender"
          label={t`Gender`}
          options={[
            { value: 'female', label: t`Female` },
            { value: 'male', label: t`Male` },
          ]}
          isRequired
          defaultValue={typed('gender')}
          error={error('gender')}
        />
        <BirthDate
          typed={typed}
          error={error('dateOfBirth')}
          hint={t`You can have an account from the age of 13.`}
          locale={locale}
          row={styles.birth}
        />
        <Select
          {...text('nationality')}
          label={t`Nationality`}
          options={offer.nationalities}
          placeholder={t`Choose`}
          autoComplete="country"
          isRequired
        />
        <Select
          {...text('mainDonationField')}
          label={t`What you give to most`}
          options={offer.fields}
          placeholder={t`Choose`}
          isRequired
        />
        <Select
          {...text('secondaryDonationField')}
          label={t`What you also give to`}
          options={offer.fields}
          placeholder={t`Choose`}
          isRequired={false}
        />
        <Button size="large" isFullWidth>
          <Trans>Send me a code</Trans>
        </Button>
      </div>
    </NativeForm>
  );
}
