import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#ds/components/button/button.tsx';
import { ErrorSummary } from '#ds/components/form/error-summary.tsx';
import { Icon } from '#ds/icons/icon.tsx';
import { eye, eyeOff } from '#ds/icons/icons.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { PasswordField } from '#src/screens/account/password-field.tsx';
import type { FormState } from '#src/screens/form/form-flash.ts';
import { NativeForm } from '#src/screens/form/native-form.tsx';
import { useFormErrors } from '#src/screens/form/use-form-errors.ts';
import { partPath } from '#src/screens/profile/profile-view.ts';
import * as styles from '#src/screens/profile/profile.css';

const FORM = 'profile/password';

/** A new password, by the present one. Every other device is signed out. */
export function PasswordChange({
  locale,
  memory,
  username,
}: {
  memory: FormState | undefined;
  locale: Locale;
  username: string;
}) {
  const { t } = useLingui();
  const { error, summary } = useFormErrors(memory, FORM, {
    currentPassword: {
      label: t`Current password`,
      required: t`Enter your current password`,
      invalid: t`The password is incorrect. Enter your current password.`,
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
  };
  return (
    <section className={styles.form} aria-labelledby="password-title">
      <h3 className={styles.subtitle} id="password-title">
        <Trans>Change your password</Trans>
      </h3>
      <NativeForm name={FORM} locale={locale} returnTo={partPath('devices')} label={t`Change your password`}>
        <div className={styles.form}>
          <ErrorSummary errors={summary} />
          {/* Tells password managers whose password changes. */}
          <input type="text" name="username" autoComplete="username" defaultValue={username} readOnly hidden />
          <PasswordField
            {...faces}
            name="currentPassword"
            label={t`Current password`}
            autoComplete="current-password"
            error={error('currentPassword')}
          />
          <PasswordField
            {...faces}
            name="password"
            label={t`New password`}
            hint={t`10 characters or more. Several words are easy to remember.`}
            autoComplete="new-password"
            error={error('password')}
          />
          <PasswordField
            {...faces}
            name="confirmPassword"
            label={t`Confirm password`}
            autoComplete="new-password"
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
