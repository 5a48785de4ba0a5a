import { Trans, useLingui } from '@lingui/react/macro';
import { Banner } from '#ds/components/banner/banner.tsx';
import { Button } from '#ds/components/button/button.tsx';
import { ErrorSummary } from '#ds/components/form/error-summary.tsx';
import { Isolated } from '#ds/components/isolated/isolated.tsx';
import { Stack } from '#ds/layout/stack.tsx';
import { RESEND_SECONDS } from '#src/domain/one-time-code.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { CodeField } from '#src/screens/account/code-field.tsx';
import { Resend } from '#src/screens/account/resend.tsx';
import { TIME } from '#src/screens/account/wait-words.ts';
import { formStateOf, type FormState } from '#src/screens/form/form-flash.ts';
import { NativeForm } from '#src/screens/form/native-form.tsx';
import { useFormErrors } from '#src/screens/form/use-form-errors.ts';
import { partPath } from '#src/screens/profile/profile-view.ts';

export const CONFIRM_EMAIL = 'profile/new-email/code';
const [ASK, RESEND, GIVE_UP] = ['profile/new-email', 'profile/new-email/resend', 'profile/new-email/give-up'] as const;

type ConfirmNewEmailProps = { address: string; memory: FormState | undefined; locale: Locale };

/** The code that went to the new address, which counts once it is entered. */
export function ConfirmNewEmail({ address, locale, memory }: ConfirmNewEmailProps) {
  const { t } = useLingui();
  const { error, summary } = useFormErrors(memory, CONFIRM_EMAIL, {
    otp: {
      id: 'newEmailCode',
      label: t`Code`,
      required: t`Enter the code from our email to the new address`,
      invalid: t`The code is incorrect. Enter the code from the latest email we sent to your new address.`,
    },
  });
  const asked = useFormErrors(memory, RESEND, {});
  const wasJustSent = [ASK, RESEND].some((form) => formStateOf(memory, form).done !== undefined);
  const time = TIME;
  const returnTo = partPath('details');
  const resend = (
    <NativeForm name={RESEND} locale={locale} returnTo={returnTo} label={t`Send a new code`}>
      <Button tone="outlined" size="small">
        <Trans>Send a new code</Trans>
      </Button>
    </NativeForm>
  );
  return (
    <Banner tone="info" title={<Trans>Confirm your new email address</Trans>}>
      <Stack gap={3} align="start">
        <p>
          <Trans>
            We sent a code to <Isolated kind="email" value={address} />. Until you enter the code, your current address
            will stay in use.
          </Trans>
        </p>
        <ErrorSummary errors={asked.summary} />
        <NativeForm name={CONFIRM_EMAIL} locale={locale} returnTo={returnTo} label={t`Code`}>
          <Stack gap={3} align="start">
            <ErrorSummary errors={summary} />
            <CodeField id="newEmailCode" hint={t`Six digits, from our email to the new address`} error={error('otp')} />
            <Button>
              <Trans>Confirm</Trans>
            </Button>
          </Stack>
        </NativeForm>
        {wasJustSent ? (
          <Resend seconds={RESEND_SECONDS} wait={t`Send again in ${time}`}>
            {resend}
          </Resend>
        ) : (
          resend
        )}
        <NativeForm name={GIVE_UP} locale={locale} returnTo={returnTo} label={t`Keep my current address`}>
          <Button tone="quiet" size="small">
            <Trans>Keep my current address</Trans>
          </Button>
        </NativeForm>
      </Stack>
    </Banner>
  );
}
