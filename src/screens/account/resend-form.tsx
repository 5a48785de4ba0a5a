import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#ds/components/button/button.tsx';
import { RESEND_SECONDS } from '#src/domain/one-time-code.ts';
import type { Locale } from '#src/i18n/locales.ts';
import type { Entrance } from '#src/screens/account/account-view.ts';
import { Resend } from '#src/screens/account/resend.tsx';
import { TIME } from '#src/screens/account/wait-words.ts';
import { NativeForm } from '#src/screens/form/native-form.tsx';

type ResendFormProps = {
  page: Entrance;
  email: string;
  returnTo: string;
  next: string | undefined;
  locale: Locale;
  /** Seconds to wait. @default a minute */
  seconds?: number | undefined;
};

/** Another code, a minute after the last. */
export function ResendForm({ email, locale, next, page, returnTo, seconds = RESEND_SECONDS }: ResendFormProps) {
  const { t } = useLingui();
  const time = TIME;
  return (
    <Resend seconds={seconds} wait={t`Send again in ${time}`}>
      <NativeForm name={`${page}/resend`} locale={locale} returnTo={returnTo} label={t`Send a new code`}>
        <input type="hidden" name="email" value={email} />
        {next !== undefined && <input type="hidden" name="next" value={next} />}
        <Button tone="outlined" isFullWidth>
          <Trans>Send a new code</Trans>
        </Button>
      </NativeForm>
    </Resend>
  );
}
