import { Trans } from '@lingui/react/macro';
import type { Locale } from '#src/i18n/locales.ts';
import { pathTo } from '#src/routes/routes.ts';
import { TokenForm } from '#src/screens/newsletter/token-form.tsx';
import { MessageScreen } from '#src/screens/shell/message-screen.tsx';

type EndReminderScreenProps = {
  locale: Locale;
  token: string;
  /** No reminder belongs to the link: it was taken back, or its time of keeping is over. */
  isGone: boolean;
};

/** One press, no question why. */
export function EndReminderScreen({ isGone, locale, token }: EndReminderScreenProps) {
  if (isGone)
    return (
      <MessageScreen
        title={<Trans>You will not get a reminder</Trans>}
        text={<Trans>Your email address has been deleted from the reminder list.</Trans>}
      />
    );
  return (
    <MessageScreen
      title={<Trans>Cancel the reminder?</Trans>}
      text={<Trans>We will delete your email address from the reminder list at once.</Trans>}
    >
      <TokenForm
        action="/forms/sacrifices/reminder/end"
        returnTo={pathTo('sacrificeReminderEnd', { token })}
        token={token}
        locale={locale}
      >
        <Trans>Do not remind me</Trans>
      </TokenForm>
    </MessageScreen>
  );
}
