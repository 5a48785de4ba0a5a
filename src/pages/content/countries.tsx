import { msg } from '@lingui/core/macro';
import { tagPage } from '#src/framework/page-cache/tags.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { BreadcrumbData } from '#src/pages/breadcrumb-data.tsx';
import { PageMeta } from '#src/pages/page-meta.tsx';
import { CountriesScreen } from '#src/screens/countries/countries-screen.tsx';
import { countCountries } from '#src/server/projects/projects.service.ts';
import { getServices } from '#src/server/services.ts';

export default async function CountriesPage({ locale }: { locale: Locale }) {
  const view = await getServices().then(countCountries);
  tagPage('projects');
  return (
    <>
      <PageMeta
        isIndexed
        title={msg`Available countries`}
        description={msg`The countries where projects accept donations now, on a map and as a list.`}
      />
      <BreadcrumbData locale={locale} route="countries" name={msg`Available countries`} />
      <CountriesScreen locale={locale} view={view} />
    </>
  );
}
