import { Trans, useLingui } from '@lingui/react/macro';
import { Banner } from '#ds/components/banner/banner.tsx';
import { Button } from '#ds/components/button/button.tsx';
import { Stack } from '#ds/layout/stack.tsx';
import type { Locale } from '#src/i18n/locales.ts';
import { NativeForm } from '#src/screens/form/native-form.tsx';
import { partPath } from '#src/screens/profile/profile-view.ts';

/** A code for an email that is not confirmed; it is typed on the page of signing up. */
export function ConfirmEmail({ email, locale }: { email: string; locale: Locale }) {
  const { t } = useLingui();
  return (
    <Banner tone="warning" title={<Trans>Your email address is not confirmed</Trans>}>
      <Stack gap={3} align="start">
        <p>
          <Trans>
            Once you confirm your email address, the donations you made with it as a guest will appear in your history.
          </Trans>
        </p>
        <NativeForm
          name="signup/resend"
          locale={locale}
          returnTo={partPath('details')}
          label={t`Your email address is not confirmed`}
        >
          <input type="hidden" name="email" value={email} />
          <input type="hidden" name="next" value={partPath('details')} />
          <Button tone="outlined" size="small">
            <Trans>Send me a code</Trans>
          </Button>
        </NativeForm>
      </Stack>
    </Banner>
  );
}
