import { Trans } from '@lingui/react/macro';
import type { Locale } from '#src/i18n/locales.ts';
import { pathTo } from '#src/routes/routes.ts';
import { TokenForm } from '#src/screens/newsletter/token-form.tsx';
import { MessageScreen } from '#src/screens/shell/message-screen.tsx';

export type ConfirmScreenProps = { locale: Locale; token: string; outcome?: string | undefined };

/** The email's link leads here; the address is confirmed by the button. */
export function ConfirmScreen({ locale, outcome, token }: ConfirmScreenProps) {
  if (outcome === 'confirmed')
    return (
      <MessageScreen
        title={<Trans>Your email address is confirmed</Trans>}
        text={<Trans>Thank you. The next newsletter will arrive at the start of the month.</Trans>}
      />
    );
  if (outcome === 'alreadyConfirmed')
    return (
      <MessageScreen
        title={<Trans>Your email address was already confirmed</Trans>}
        text={<Trans>You do not need to do anything else.</Trans>}
      />
    );
  if (outcome !== undefined)
    return (
      <MessageScreen
        title={<Trans>This link is no longer valid</Trans>}
        text={<Trans>Subscribe again at the bottom of the page, and we will send you a new link.</Trans>}
      />
    );
  return (
    <MessageScreen
      title={<Trans>Confirm your subscription</Trans>}
      text={<Trans>You will get one short email a month. Every email has an unsubscribe link.</Trans>}
    >
      <TokenForm
        action="/forms/newsletter/confirm"
        returnTo={pathTo('newsletterConfirm', { token })}
        token={token}
        locale={locale}
      >
        <Trans>Confirm my email address</Trans>
      </TokenForm>
    </MessageScreen>
  );
}
