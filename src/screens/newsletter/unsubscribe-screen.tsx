import { Trans } from '@lingui/react/macro';
import type { Locale } from '#src/i18n/locales.ts';
import { pathTo } from '#src/routes.ts';
import { TokenForm } from '#src/screens/newsletter/token-form.tsx';
import { MessageScreen } from '#src/screens/shell/message-screen.tsx';

export type UnsubscribeScreenProps = { locale: Locale; token: string; outcome?: string | undefined };

/** One press, no question why. */
export function UnsubscribeScreen({ locale, outcome, token }: UnsubscribeScreenProps) {
  if (outcome === 'unsubscribed') return <MessageScreen title={<Trans>You are unsubscribed</Trans>} text={<Trans>No further letter comes. Thank you for having read us.</Trans>} />;
  if (outcome !== undefined) return <MessageScreen title={<Trans>This link is not valid any more</Trans>} text={<Trans>If letters still come, answer one of them and we end it by hand.</Trans>} />;
  return (
    <MessageScreen title={<Trans>End the monthly letter?</Trans>} text={<Trans>One press is enough.</Trans>}>
      <TokenForm action="/forms/newsletter/unsubscribe" returnTo={pathTo('newsletterUnsubscribe', { token })} token={token} locale={locale}><Trans>Unsubscribe</Trans></TokenForm>
    </MessageScreen>
  );
}
