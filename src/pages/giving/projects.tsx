import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { requestQuery } from '#src/framework/request.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { textIn } from '#src/i18n/multilingual.ts';
import { readCatalogue } from '#src/pages/loaders/catalogue.ts';
import { readSite } from '#src/pages/loaders/site.ts';
import { PageMeta } from '#src/pages/page-meta.tsx';
import { pathTo } from '#src/routes/routes.ts';
import { readCatalogueQuery } from '#src/screens/projects/catalogue-query.ts';
import { ProjectsScreen } from '#src/screens/projects/projects-screen.tsx';

export default async function ProjectsPage({ locale }: { locale: Locale }) {
  const { query, page } = readCatalogueQuery(requestQuery());
  const [site, catalogue] = await Promise.all([readSite(), readCatalogue(query, page, locale)]);
  const category = site.categories.find(({ id, slug }) => id === query.category || slug === query.category);
  const title = category && textIn(category.title, locale);
  return (
    <>
      <PageMeta
        isIndexed
        title={title ?? msg`Projects`}
        description={msg`Open projects for orphans, relief, housing, mosques and debtors, with the amount each one still needs.`}
      />
      <ProjectsScreen
        locale={locale}
        path={pathTo('projects')}
        query={query}
        page={page}
        site={site}
        facets={catalogue.facets}
        ngoName={catalogue.ngoName}
        found={catalogue.found}
        title={title ?? <Trans>Projects</Trans>}
        lead={<Trans>Every project is approved before it appears here.</Trans>}
      />
    </>
  );
}
