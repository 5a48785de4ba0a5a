import { Trans, useLingui } from '@lingui/react/macro';
import { Banner } from '#ds/components/banner/banner.tsx';
import { Button } from '#ds/components/button/button.tsx';
import { FormattedDate } from '#ds/components/date/date.tsx';
import { Stack } from '#ds/layout/stack.tsx';
import type { Locale } from '#src/i18n/locales.ts';
import { NativeForm } from '#src/screens/form/native-form.tsx';
import { partPath } from '#src/screens/profile/profile-view.ts';

/** An email that its mail server refuses: a code that arrives there shows that it works again. */
export function RefusedEmail({ email, locale, since }: { email: string; since: string; locale: Locale }) {
  const { t } = useLingui();
  return (
    <Banner tone="danger" title={<Trans>Our emails are not reaching you</Trans>}>
      <Stack gap={3} align="start">
        <p>
          <Trans>
            Your mail server has refused our emails since <FormattedDate value={since} hasHijri={false} />, so we no
            longer send you receipts or news. When your address works again, send a code to it and confirm it.
          </Trans>
        </p>
        <NativeForm
          name="signup/resend"
          locale={locale}
          returnTo={partPath('details')}
          label={t`Our emails are not reaching you`}
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
