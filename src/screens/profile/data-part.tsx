import { Trans, useLingui } from '@lingui/react/macro';
import { ButtonLink } from '#ds/components/button/button-link.tsx';
import { Button } from '#ds/components/button/button.tsx';
import { Disclosure } from '#ds/components/disclosure/disclosure.tsx';
import { ErrorSummary } from '#ds/components/form/error-summary.tsx';
import { Icon } from '#ds/icons/icon.tsx';
import { eye, eyeOff } from '#ds/icons/icons.ts';
import { type Locale, localePath } from '#src/i18n/locales.ts';
import { PasswordField } from '#src/screens/account/password-field.tsx';
import { NativeForm } from '#src/screens/form/native-form.tsx';
import { useFormErrors } from '#src/screens/form/use-form-errors.ts';
import { PartHead } from '#src/screens/profile/part-head.tsx';
import { type PartOf, partPath } from '#src/screens/profile/profile-view.ts';
import * as styles from '#src/screens/profile/profile.css';

const ERASE = 'profile/erase';

/** Everything that is held about the person as a file, and its erasure. */
export function DataPart({ locale, view }: { locale: Locale; view: PartOf<'data'> }) {
  const { t } = useLingui();
  const { error, errors, summary } = useFormErrors(view.memory, ERASE, {
    password: {
      label: t`Password`,
      required: t`Enter your password`,
      invalid: t`The password is incorrect. Enter your current password.`,
    },
    recurring: { id: 'erase-account', label: t`Recurring`, invalid: t`Cancel your recurring donations first` },
  });
  return (
    <>
      <PartHead title={<Trans>Privacy and data</Trans>} view={view} />
      <div className={styles.facts}>
        <p>
          <Trans>
            Download everything that we hold about you: your account, your donations, your recurring donations, your
            devices and what you saved.
          </Trans>
        </p>
        <ButtonLink tone="outlined" href={localePath(locale, '/profile/export.json')}>
          <Trans>Download my data</Trans>
        </ButtonLink>
      </div>
      <div id="erase-account">
        <Disclosure summary={<Trans>Erase my account</Trans>} defaultOpen={errors.length > 0}>
          <NativeForm name={ERASE} locale={locale} returnTo={partPath('data')} label={t`Erase my account`}>
            <div className={styles.form}>
              <ErrorSummary errors={summary} />
              <p>
                <Trans>
                  Your name, email address, phone number and messages will be erased from your account and from your
                  donations. The donations themselves will stay in our books without your name, and the information in
                  your account cannot be restored.
                </Trans>
              </p>
              {view.hasPassword ? <Confirm error={error('password')} /> : <NoPassword locale={locale} />}
            </div>
          </NativeForm>
        </Disclosure>
      </div>
    </>
  );
}

/** Whoever holds the device alone does not erase the account. */
function Confirm({ error }: { error: string | undefined }) {
  const { t } = useLingui();
  return (
    <>
      <PasswordField
        name="password"
        label={t`Password`}
        autoComplete="current-password"
        show={{ label: t`Show the password`, face: <Icon icon={eye} /> }}
        hide={{ label: t`Hide the password`, face: <Icon icon={eyeOff} /> }}
        isRequired
        error={error}
      />
      <div>
        <Button tone="danger">
          <Trans>Erase my account permanently</Trans>
        </Button>
      </div>
    </>
  );
}

function NoPassword({ locale }: { locale: Locale }) {
  return (
    <p>
      <Trans>Erasing your account requires a password, but your account does not have one.</Trans>{' '}
      <a className={styles.rowLink} href={localePath(locale, partPath('devices'))}>
        <Trans>Choose a password</Trans>
      </a>
    </p>
  );
}
