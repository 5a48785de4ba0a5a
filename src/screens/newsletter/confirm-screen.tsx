import { Trans } from '@lingui/react/macro';
import type { Locale } from '#src/i18n/locales.ts';
import { pathTo } from '#src/routes.ts';
import { TokenForm } from '#src/screens/newsletter/token-form.tsx';
import { MessageScreen } from '#src/screens/shell/message-screen.tsx';

export type ConfirmScreenProps = { locale: Locale; token: string; outcome?: string | undefined };

/** The letter's link leads here; the address is confirmed by the button. */
export function ConfirmScreen({ locale, outcome, token }: ConfirmScreenProps) {
  if (outcome === 'confirmed') return <MessageScreen title={<Trans>Your address is confirmed</Trans>} text={<Trans>Thank you. The next letter comes at the beginning of the month.</Trans>} />;
  if (outcome === 'alreadyConfirmed') return <MessageScreen title={<Trans>Your address was confirmed already</Trans>} text={<Trans>There is nothing more to do.</Trans>} />;
  if (outcome !== undefined) return <MessageScreen title={<Trans>This link is not valid any more</Trans>} text={<Trans>Subscribe once more at the foot of the page, and we send you a new one.</Trans>} />;
  return (
    <MessageScreen title={<Trans>One press, and you are subscribed</Trans>} text={<Trans>One short letter a month. Every one of them has a link to end it.</Trans>}>
      <TokenForm action="/forms/newsletter/confirm" returnTo={pathTo('newsletterConfirm', { token })} token={token} locale={locale}><Trans>Confirm my address</Trans></TokenForm>
    </MessageScreen>
  );
}
