import { Trans } from '@lingui/react/macro';
import type { Locale } from '#src/i18n/locales.ts';
import { pathTo } from '#src/routes/routes.ts';
import { TokenForm } from '#src/screens/newsletter/token-form.tsx';
import { MessageScreen } from '#src/screens/shell/message-screen.tsx';

export type UnsubscribeScreenProps = { locale: Locale; token: string; outcome?: string | undefined };

/** One press, no question why. */
export function UnsubscribeScreen({ locale, outcome, token }: UnsubscribeScreenProps) {
  if (outcome === 'unsubscribed')
    return (
      <MessageScreen
        title={<Trans>You have been unsubscribed</Trans>}
        text={<Trans>You will not get any more newsletters. Thank you for reading.</Trans>}
      />
    );
  if (outcome !== undefined)
    return (
      <MessageScreen
        title={<Trans>This link is no longer valid</Trans>}
        text={<Trans>If emails still arrive, reply to one of them, and we will unsubscribe you.</Trans>}
      />
    );
  return (
    <MessageScreen
      title={<Trans>Unsubscribe from the newsletter?</Trans>}
      text={<Trans>You will not get any more newsletters from us.</Trans>}
    >
      <TokenForm
        action="/forms/newsletter/unsubscribe"
        returnTo={pathTo('newsletterUnsubscribe', { token })}
        token={token}
        locale={locale}
      >
        <Trans>Unsubscribe</Trans>
      </TokenForm>
    </MessageScreen>
  );
}
