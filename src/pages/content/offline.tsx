import { msg } from '@lingui/core/macro';
import { tagPage } from '#src/framework/page-cache/tags.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { readSite } from '#src/pages/loaders/site.ts';
import { PageMeta } from '#src/pages/page-meta.tsx';
import { OfflineScreen } from '#src/screens/offline/offline-screen.tsx';
import { getServices } from '#src/server/services.ts';
import { readZakatPage } from '#src/server/zakat/zakat-page.ts';

/** Devices keep this page, and show it in place of one that needs a connection. */
export default async function OfflinePage({ locale }: { locale: Locale }) {
  const [site, { metals, staleFrom }] = await Promise.all([
    readSite(),
    getServices().then((ctx) => readZakatPage(ctx, locale)),
  ]);
  tagPage('site');
  const [price] = metals;
  return (
    <>
      <PageMeta
        title={msg`No connection`}
        description={msg`What works without a connection: the calculators, the projects you opened and your cart.`}
      />
      <OfflineScreen
        locale={locale}
        programs={site.programs}
        gold={price && staleFrom ? { updatedAt: price.updatedAt, staleFrom } : undefined}
      />
    </>
  );
}
