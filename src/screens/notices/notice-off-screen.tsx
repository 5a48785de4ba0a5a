import { Trans, useLingui } from '@lingui/react/macro';
import type { NoticeKind } from '#src/domain/notice.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { pathTo } from '#src/routes/routes.ts';
import { TokenForm } from '#src/screens/newsletter/token-form.tsx';
import { noticeWords } from '#src/screens/profile/notice-words.ts';
import { MessageScreen } from '#src/screens/shell/message-screen.tsx';

export type NoticeOffScreenProps = {
  locale: Locale;
  token: string;
  /** Undefined where the link is none of this site. */
  notice: { kind: NoticeKind; isMuted: boolean } | undefined;
};

/** One press, no question why. */
export function NoticeOffScreen({ locale, notice, token }: NoticeOffScreenProps) {
  const { i18n } = useLingui();
  if (!notice)
    return (
      <MessageScreen
        title={<Trans>This link is not valid</Trans>}
        text={
          <Trans>
            Open the link in the email again. When you are signed in, you can choose your emails in your settings.
          </Trans>
        }
      />
    );
  const kind = i18n._(noticeWords[notice.kind]);
  if (notice.isMuted)
    return (
      <MessageScreen
        title={<Trans>You will no longer get these emails</Trans>}
        text={<Trans>Stopped: “{kind}”. You will still get receipts and the other emails you need.</Trans>}
      />
    );
  return (
    <MessageScreen
      title={<Trans>Stop these emails?</Trans>}
      text={
        <Trans>
          You will no longer get emails of this kind: “{kind}”. You will still get receipts and the other emails you
          need.
        </Trans>
      }
    >
      <TokenForm action="/forms/notices/off" returnTo={pathTo('noticeOff', { token })} token={token} locale={locale}>
        <Trans>Do not send me these emails</Trans>
      </TokenForm>
    </MessageScreen>
  );
}
