import { Trans, useLingui } from '@lingui/react/macro';
import { ButtonLink } from '#ds/components/button/button-link.tsx';
import { type Locale, localePath } from '#src/i18n/locales.ts';
import { isReady, pathTo } from '#src/routes.ts';
import { MessageScreen } from '#src/screens/shell/message-screen.tsx';

export function NotFoundScreen({ locale }: { locale: Locale }) {
  const { t } = useLingui();
  return (
    <>
      <title>{t`Page not found`}</title>
      <meta name="robots" content="noindex" />
      <MessageScreen
        title={<Trans>We could not find this page</Trans>}
        text={<Trans>The address may have changed, or a letter may be missing. Your cart is as you left it.</Trans>}
      >
        <ButtonLink tone="tonal" href={localePath(locale, pathTo('home'))}><Trans>Go to the home page</Trans></ButtonLink>
        {isReady('projects') && <ButtonLink tone="quiet" href={localePath(locale, pathTo('projects'))}><Trans>See the projects</Trans></ButtonLink>}
      </MessageScreen>
    </>
  );
}
