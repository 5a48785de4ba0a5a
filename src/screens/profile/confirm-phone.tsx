import { Trans, useLingui } from '@lingui/react/macro';
import { Banner } from '#ds/components/banner/banner.tsx';
import { Button } from '#ds/components/button/button.tsx';
import { ErrorSummary } from '#ds/components/form/error-summary.tsx';
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

const [SEND, CONFIRM] = ['profile/phone-code', 'profile/phone'] as const;

/** A code by text message for a number that is not confirmed; once it is, the number signs in. */
export function ConfirmPhone({ locale, memory }: { locale: Locale; memory: FormState | undefined }) {
  const { t } = useLingui();
  const isExpired = memory?.errors.some(({ code }) => code === 'otpExpired');
  const { error, errors, summary } = useFormErrors(memory, CONFIRM, {
    otp: {
      label: t`Code`,
      required: t`Enter the code from the text message`,
      invalid: isExpired
        ? t`The code has expired: codes work for ten minutes. Ask for a new one.`
        : t`The code is incorrect. Enter the code from the newest text message, or ask for a new one.`,
    },
  });
  const asked = useFormErrors(memory, SEND, {});
  const wasJustSent = formStateOf(memory, SEND).done !== undefined;
  const isSent = wasJustSent || errors.length > 0 || asked.errors.length > 0;
  const time = TIME;
  const send = (
    <NativeForm
      name={SEND}
      locale={locale}
      returnTo={partPath('details')}
      label={t`Your phone number is not confirmed`}
    >
      <Button tone="outlined" size="small">
        {isSent ? <Trans>Send a new code</Trans> : <Trans>Send me a code by text message</Trans>}
      </Button>
    </NativeForm>
  );
  return (
    <Banner tone="info" title={<Trans>Your phone number is not confirmed</Trans>}>
      <Stack gap={3} align="start">
        <p>
          <Trans>Once you confirm your phone number, you can sign in with it instead of your email address.</Trans>
        </p>
        <ErrorSummary errors={asked.summary} />
        {isSent && (
          <NativeForm name={CONFIRM} locale={locale} returnTo={partPath('details')} label={t`Code`}>
            <Stack gap={3} align="start">
              <ErrorSummary errors={summary} />
              <CodeField error={error('otp')} hint={t`Six digits, from our text message`} />
              <Button>
                <Trans>Confirm</Trans>
              </Button>
            </Stack>
          </NativeForm>
        )}
        {wasJustSent ? (
          <Resend seconds={RESEND_SECONDS} wait={t`Send again in ${time}`}>
            {send}
          </Resend>
        ) : (
          send
        )}
      </Stack>
    </Banner>
  );
}
