import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#ds/components/button/button.tsx';
import { ErrorSummary } from '#ds/components/form/error-summary.tsx';
import { Icon } from '#ds/icons/icon.tsx';
import { eye, eyeOff } from '#ds/icons/icons.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { CodeField } from '#src/screens/account/code-field.tsx';
import { PasswordField } from '#src/screens/account/password-field.tsx';
import type { FormState } from '#src/screens/form/form-flash.ts';
import { NativeForm } from '#src/screens/form/native-form.tsx';
import { useFormErrors } from '#src/screens/form/use-form-errors.ts';
import { AskForProof } from '#src/screens/profile/ask-for-proof.tsx';
import { partPath } from '#src/screens/profile/profile-view.ts';
import * as styles from '#src/screens/profile/profile.css';

const [PROOF, FORM] = ['profile/first-password/proof', 'profile/first-password'] as const;
type FirstPasswordProps = { memory: FormState | undefined; locale: Locale; username: string };

/** A password for an account that was made without one: by a code from an email, as a device that is signed in may be in other hands. */
export function FirstPassword({ locale, memory, username }: FirstPasswordProps) {
  const { t } = useLingui();
  const { error, summary } = useFormErrors(memory, FORM, {
    otp: {
      id: 'passwordProof',
      label: t`Code`,
      required: t`Enter the code from our email`,
      invalid: t`The code is incorrect or has expired. Enter the code from our latest email, or ask for a new one.`,
    },
    password: {
      label: t`New password`,
      required: t`Choose a password`,
      invalid: t`Choose a password of 10 to 200 characters that is not a common one and does not contain your name`,
    },
    confirmPassword: {
      label: t`Confirm password`,
      required: t`Enter the password a second time`,
      invalid: t`Passwords do not match`,
    },
  });
  const faces = {
    show: { label: t`Show the password`, face: <Icon icon={eye} /> },
    hide: { label: t`Hide the password`, face: <Icon icon={eyeOff} /> },
    isRequired: true,
    autoComplete: 'new-password',
  } as const;
  return (
    <section className={styles.form} aria-labelledby="first-password-title">
      <h3 className={styles.subtitle} id="first-password-title">
        <Trans>Choose a password</Trans>
      </h3>
      <p>
        <Trans>
          Your account has no password. If you set one, you can also sign in with your email address or username.
        </Trans>
      </p>
      <AskForProof name={PROOF} returnTo={partPath('devices')} memory={memory} locale={locale}>
        <Trans>To be sure that it is you, we will first send a code to your email address.</Trans>
      </AskForProof>
      <NativeForm name={FORM} locale={locale} returnTo={partPath('devices')} label={t`Choose a password`}>
        <div className={styles.form}>
          <ErrorSummary errors={summary} />
          {/* Tells password managers whose password it is. */}
          <input type="text" name="username" autoComplete="username" defaultValue={username} readOnly hidden />
          <CodeField id="passwordProof" error={error('otp')} />
          <PasswordField
            {...faces}
            name="password"
            label={t`New password`}
            hint={t`10 characters or more. Several words are easy to remember.`}
            error={error('password')}
          />
          <PasswordField
            {...faces}
            name="confirmPassword"
            label={t`Confirm password`}
            error={error('confirmPassword')}
          />
          <div>
            <Button size="large">
              <Trans>Save the new password</Trans>
            </Button>
          </div>
        </div>
      </NativeForm>
    </section>
  );
}
