import { Trans, useLingui } from '@lingui/react/macro';
import { ButtonLink } from '#ds/components/button/button-link.tsx';
import type { ProjectCard } from '#src/contracts/projects.ts';
import { type Locale } from '#src/i18n/locales.ts';
import { isReady, hrefTo } from '#src/routes/routes.ts';
import { OtherWays } from '#src/screens/not-found/other-ways.tsx';
import { MessageScreen } from '#src/screens/shell/message-screen.tsx';

/** `projects`: some that are close to their goal; none where they could not be read. */
export function NotFoundScreen({
  locale,
  projects,
}: {
  locale: Locale;
  projects?: readonly ProjectCard[] | undefined;
}) {
  const { t } = useLingui();
  return (
    <>
      <title>{`${t`Page not found`} | ${t`Sanad`}`}</title>
      <meta name="robots" content="noindex" />
      <MessageScreen
        title={<Trans>We could not find this page</Trans>}
        text={<Trans>The page may have moved, or the link may be wrong. Your cart is as you left it.</Trans>}
        below={isReady('projects') && <OtherWays locale={locale} projects={projects} />}
      >
        <ButtonLink tone="tonal" href={hrefTo(locale, 'home')}>
          <Trans>Go to the home page</Trans>
        </ButtonLink>
        {isReady('projects') && (
          <ButtonLink tone="quiet" href={hrefTo(locale, 'projects')}>
            <Trans>See the projects</Trans>
          </ButtonLink>
        )}
      </MessageScreen>
    </>
  );
}
