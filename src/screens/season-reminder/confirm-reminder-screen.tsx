import { Trans } from '@lingui/react/macro';
import { ButtonLink } from '#ds/components/button/button-link.tsx';
import type { Locale } from '#src/i18n/locales.ts';
import { hrefTo, pathTo } from '#src/routes/routes.ts';
import { TokenForm } from '#src/screens/newsletter/token-form.tsx';
import { MessageScreen } from '#src/screens/shell/message-screen.tsx';

type ConfirmReminderScreenProps = { locale: Locale; token: string; outcome?: string | undefined };

/** The email's link leads here; the address is confirmed by the button. */
export function ConfirmReminderScreen({ locale, outcome, token }: ConfirmReminderScreenProps) {
  const sacrifices = (
    <ButtonLink tone="outlined" href={hrefTo(locale, 'sacrifices')}>
      <Trans>See the sacrifices</Trans>
    </ButtonLink>
  );
  if (outcome === 'confirmed')
    return (
      <MessageScreen
        title={<Trans>We will remind you</Trans>}
        text={
          <Trans>
            Your email address is confirmed. We will send you one email when qurbani orders open, and no other
            reminders.
          </Trans>
        }
      >
        {sacrifices}
      </MessageScreen>
    );
  if (outcome === 'reminded')
    return (
      <MessageScreen
        title={<Trans>We have already sent your reminder</Trans>}
        text={
          <Trans>
            We have sent you the one email you asked for. You can ask for another reminder for the next season.
          </Trans>
        }
      >
        {sacrifices}
      </MessageScreen>
    );
  if (outcome !== undefined)
    return (
      <MessageScreen
        title={<Trans>This link is no longer valid</Trans>}
        text={<Trans>Ask for the reminder again on the sacrifices page, and we will send you a new link.</Trans>}
      >
        {sacrifices}
      </MessageScreen>
    );
  return (
    <MessageScreen
      title={<Trans>Would you like us to remind you about qurbani?</Trans>}
      text={<Trans>You will get one email when qurbani orders open, and no other reminders.</Trans>}
    >
      <TokenForm
        action="/forms/sacrifices/reminder/confirm"
        returnTo={pathTo('sacrificeReminderConfirm', { token })}
        token={token}
        locale={locale}
      >
        <Trans>Confirm my email address</Trans>
      </TokenForm>
    </MessageScreen>
  );
}
