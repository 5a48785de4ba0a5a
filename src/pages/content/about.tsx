import { msg } from '@lingui/core/macro';
import { tagPage } from '#src/framework/page-cache/tags.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { BreadcrumbData } from '#src/pages/breadcrumb-data.tsx';
import { PageMeta } from '#src/pages/page-meta.tsx';
import { AboutScreen } from '#src/screens/about/about-screen.tsx';
import type { AboutFigures } from '#src/screens/about/about-view.ts';
import { listOffices, readInstitutionCounts } from '#src/server/about/about.service.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';
import { countCountries } from '#src/server/projects/projects.service.ts';
import { getServices } from '#src/server/services.ts';
import { readTotals } from '#src/server/site/site.service.ts';

export default async function AboutPage({ locale }: { locale: Locale }) {
  const ctx = await getServices();
  const [offices, figures] = await Promise.all([listOffices(ctx), readFigures(ctx)]);
  tagPage('projects', 'totals');
  return (
    <>
      <PageMeta
        isIndexed
        title={msg`Who we are`}
        description={msg`How projects are checked, how money flows, who decides what, and the figures with their sources.`}
      />
      <BreadcrumbData locale={locale} route="about" name={msg`Who we are`} />
      <AboutScreen locale={locale} view={{ offices, figures }} />
    </>
  );
}

/** Nothing before the first donation: figures of zero would say less than none. */
async function readFigures(ctx: ServiceContext): Promise<AboutFigures | undefined> {
  const [totals, countries, institutions] = await Promise.all([
    readTotals(ctx),
    countCountries(ctx),
    readInstitutionCounts(ctx),
  ]);
  if (totals.donations === 0) return undefined;
  return {
    ...totals,
    ...institutions,
    open: countries.open.reduce((sum, { open }) => sum + open, 0),
    countries: countries.open.length + countries.completedOnly,
  };
}
