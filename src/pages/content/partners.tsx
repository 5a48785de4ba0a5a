import { msg } from '@lingui/core/macro';
import { tagPage } from '#src/framework/page-cache/tags.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { BreadcrumbData } from '#src/pages/breadcrumb-data.tsx';
import { readSite } from '#src/pages/loaders/site.ts';
import { PageMeta } from '#src/pages/page-meta.tsx';
import { PartnersScreen } from '#src/screens/partners/partners-screen.tsx';
import { listPartners, listPartnerTypes } from '#src/server/partners/partners.service.ts';
import { getServices } from '#src/server/services.ts';

export default async function PartnersPage({ locale }: { locale: Locale }) {
  const ctx = await getServices();
  const [partners, types, site] = await Promise.all([
    listPartners(ctx, locale),
    listPartnerTypes(ctx, locale),
    readSite(),
  ]);
  tagPage('site');
  return (
    <>
      <PageMeta
        isIndexed
        title={msg`Partners`}
        description={msg`The institutions that carry projects out, and those that check how the work is done.`}
      />
      <BreadcrumbData locale={locale} route="partners" name={msg`Partners`} />
      <PartnersScreen partners={partners} types={types} locale={locale} email={site.contact?.email} />
    </>
  );
}
