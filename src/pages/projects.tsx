import { Trans, useLingui } from '@lingui/react/macro';
import { requestQuery } from '#src/framework/request.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { textIn } from '#src/i18n/multilingual.ts';
import { readCatalogue } from '#src/pages/catalogue.ts';
import { readSite } from '#src/pages/site.ts';
import { pathTo } from '#src/routes.ts';
import { ProjectsScreen } from '#src/screens/projects/projects-screen.tsx';
import { readCatalogueQuery } from '#src/screens/projects/catalogue-query.ts';

export default async function ProjectsPage({ locale }: { locale: Locale }) {
  const { query, page } = readCatalogueQuery(requestQuery());
  const [site, catalogue] = await Promise.all([readSite(), readCatalogue(query, page, locale)]);
  const category = site.categories.find(({ id, slug }) => id === query.category || slug === query.category);
  const title = category && textIn(category.title, locale);
  return (
    <>
      <Head title={title} />
      <ProjectsScreen
        locale={locale} path={pathTo('projects')} query={query} page={page} site={site} countries={catalogue.countries} found={catalogue.found}
        title={title ?? <Trans>Projects</Trans>} lead={<Trans>Each one was approved before it is shown here.</Trans>}
      />
    </>
  );
}

function Head({ title }: { title: string | undefined }) {
  const { t } = useLingui();
  return (
    <>
      <title>{`${title ?? t`Projects`} | ${t`Sanad`}`}</title>
      <meta name="description" content={t`Open projects of orphan care, relief, housing, mosques and debtors' cases, with what each still needs.`} />
    </>
  );
}
