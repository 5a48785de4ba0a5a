import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#ds/components/button/button.tsx';
import { Disclosure } from '#ds/components/disclosure/disclosure.tsx';
import { ErrorSummary } from '#ds/components/form/error-summary.tsx';
import { TextField } from '#ds/components/text-field/text-field.tsx';
import { Icon } from '#ds/icons/icon.tsx';
import { eye, eyeOff } from '#ds/icons/icons.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { CodeField } from '#src/screens/account/code-field.tsx';
import { PasswordField } from '#src/screens/account/password-field.tsx';
import { formStateOf } from '#src/screens/form/form-flash.ts';
import { NativeForm } from '#src/screens/form/native-form.tsx';
import { useFormErrors } from '#src/screens/form/use-form-errors.ts';
import { AskForProof } from '#src/screens/profile/ask-for-proof.tsx';
import { ConfirmNewEmail, CONFIRM_EMAIL } from '#src/screens/profile/confirm-new-email.tsx';
import { type PartOf, partPath } from '#src/screens/profile/profile-view.ts';
import * as styles from '#src/screens/profile/profile.css';

const [PROOF, ASK] = ['profile/new-email/proof', 'profile/new-email'] as const;
type EmailChangeProps = { locale: Locale; view: PartOf<'details'> };

/** Another email address: asked for here, then confirmed by the code that went there. */
export function EmailChange({ locale, view }: EmailChangeProps) {
  const { memory, newEmail } = view;
  if (newEmail?.isOpen) return <ConfirmNewEmail address={newEmail.address} memory={memory} locale={locale} />;
  return <AskForNewEmail locale={locale} view={view} />;
}

function AskForNewEmail({ locale, view: { hasPassword, memory, newEmail } }: EmailChangeProps) {
  const { t } = useLingui();
  const isMalformed = formStateOf(memory, ASK).errors.some(({ code }) => code === 'invalidEmail');
  const { error, errors, summary, typed } = useFormErrors(memory, ASK, {
    email: {
      id: 'newEmail',
      label: t`New email address`,
      required: t`Enter the new email address`,
      invalid: isMalformed
        ? t`Enter an email address in the correct format, like name@example.org`
        : t`This is your current email address. Enter another one.`,
    },
    password: {
      id: 'emailPassword',
      label: t`Current password`,
      required: t`Enter your current password`,
      invalid: t`The password is incorrect. Enter your current password.`,
    },
    otp: {
      id: 'emailProof',
      label: t`Code`,
      required: t`Enter the code from our email to your current address`,
      invalid: t`The code is incorrect or has expired. Enter the code from the latest email we sent to your current address, or ask for a new one.`,
    },
  });
  const proof = formStateOf(memory, PROOF);
  const over = useFormErrors(memory, CONFIRM_EMAIL, {
    otp: {
      id: 'newEmail',
      label: t`Code`,
      invalid: t`This code no longer works. A code works for ten minutes and allows five tries. Ask for a new one.`,
    },
  });
  const isOpen = errors.length > 0 || over.errors.length > 0 || proof.errors.length > 0 || proof.done !== undefined;
  return (
    <Disclosure summary={<Trans>Change my email address</Trans>} id="change-email" defaultOpen={isOpen}>
      <div className={styles.form}>
        <p>
          <Trans>
            We will send a code to the new address. Nothing will change until you enter the code here; after that, your
            receipts and all other emails will go to the new address, and your other devices will be signed out.
          </Trans>
        </p>
        {!hasPassword && (
          <AskForProof name={PROOF} returnTo={partPath('details')} memory={memory} locale={locale}>
            <Trans>Your account has no password, so we will first send a code to your current address.</Trans>
          </AskForProof>
        )}
        <NativeForm name={ASK} locale={locale} returnTo={partPath('details')} label={t`Change my email address`}>
          <div className={styles.form}>
            <ErrorSummary errors={[...over.summary, ...summary]} />
            <TextField
              id="newEmail"
              name="email"
              type="email"
              isLeftToRight
              label={t`New email address`}
              autoComplete="email"
              maxLength={254}
              isRequired
              defaultValue={typed('email') ?? newEmail?.address}
              error={error('email')}
            />
            {hasPassword ? (
              <PasswordField
                id="emailPassword"
                name="password"
                label={t`Current password`}
                autoComplete="current-password"
                show={{ label: t`Show the password`, face: <Icon icon={eye} /> }}
                hide={{ label: t`Hide the password`, face: <Icon icon={eyeOff} /> }}
                isRequired
                error={error('password')}
              />
            ) : (
              <CodeField
                id="emailProof"
                hint={t`Six digits, from our email to your current address`}
                error={error('otp')}
              />
            )}
            <div>
              <Button>
                <Trans>Send a code to the new address</Trans>
              </Button>
            </div>
          </div>
        </NativeForm>
      </div>
    </Disclosure>
  );
}
