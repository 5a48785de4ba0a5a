import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#ds/components/button/button.tsx';
import { EmailField } from '#ds/components/email-field/email-field.tsx';
import { ErrorSummary } from '#ds/components/form/error-summary.tsx';
import { PhoneField } from '#ds/components/phone-field/phone-field.tsx';
import { TextField } from '#ds/components/text-field/text-field.tsx';
import type { Locale } from '#src/i18n/locales.ts';
import { pathTo } from '#src/routes/routes.ts';
import { type EntranceView, type KnownDonor, type SignUpOffer, withNext } from '#src/screens/account/account-view.ts';
import { OwnPassword } from '#src/screens/account/own-password.tsx';
import { SIGNUP_FORM, useSignUpErrors } from '#src/screens/account/use-signup-errors.ts';
import { DonorFacts } from '#src/screens/form/donor-facts.tsx';
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
          hint={t`Use 3 to 30 Latin letters, digits, underscores and dots, starting with a Latin letter. Other donors may see your username.`}
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
        <DonorFacts {...offer} typed={typed} error={error} locale={locale} birthRow={styles.birth} />
        <Button size="large" isFullWidth>
          <Trans>Send me a code</Trans>
        </Button>
      </div>
    </NativeForm>
  );
}
