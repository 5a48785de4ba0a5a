import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Locale } from '#src/i18n/locales.ts';
import { readNearlyFunded } from '#src/pages/loaders/nearly-funded.ts';
import { PageMeta } from '#src/pages/page-meta.tsx';
import { OtherWays } from '#src/screens/in-preparation/other-ways.tsx';
import { MessageScreen } from '#src/screens/shell/message-screen.tsx';

/** An address of the plan whose screen is not built yet. Nothing links here, and search engines pass by. */
export default async function InPreparationPage({ locale }: { locale: Locale }) {
  const projects = await readNearlyFunded(locale);
  return (
    <>
      <PageMeta title={msg`Coming soon`} />
      <MessageScreen
        title={<Trans>This page is coming soon</Trans>}
        text={<Trans>We are still building this page. You can use every other page in the meantime.</Trans>}
        below={<OtherWays locale={locale} projects={projects} />}
      />
    </>
  );
}
