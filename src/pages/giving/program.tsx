import { decodeParam, redirect, requestQuery } from '#src/framework/request.ts';
import { type Locale } from '#src/i18n/locales.ts';
import { textIn } from '#src/i18n/multilingual.ts';
import { readCatalogue } from '#src/pages/loaders/catalogue.ts';
import { orNotFound } from '#src/pages/loaders/or-not-found.ts';
import { readSite } from '#src/pages/loaders/site.ts';
import { PageMeta } from '#src/pages/page-meta.tsx';
import { pathTo, hrefTo } from '#src/routes/routes.ts';
import { readCatalogueQuery } from '#src/screens/projects/catalogue-query.ts';
import { ProjectsScreen } from '#src/screens/projects/projects-screen.tsx';
import { getProjectType } from '#src/server/programs/programs.service.ts';
import { getServices } from '#src/server/services.ts';

export default async function ProgramPage({ locale, type }: { locale: Locale; type: string }) {
  const program = await orNotFound(getServices().then((ctx) => getProjectType(ctx, decodeParam(type), locale)));
  // An id leads to the address by name, for ever.
  if (program.slug !== decodeParam(type)) redirect(hrefTo(locale, 'program', { type: program.slug }), 301);
  const { query, page } = readCatalogueQuery(requestQuery());
  const [site, catalogue] = await Promise.all([
    readSite(),
    readCatalogue({ ...query, type: program.slug }, page, locale, program.slug),
  ]);
  const title = textIn(program.title, locale);
  return (
    <>
      <PageMeta isIndexed title={title} description={program.summary ? textIn(program.summary, locale) : title} />
      <ProjectsScreen
        locale={locale}
        path={pathTo('program', { type: program.slug })}
        query={query}
        page={page}
        site={site}
        facets={catalogue.facets}
        ngoName={catalogue.ngoName}
        alternatives={catalogue.alternatives}
        found={catalogue.found}
        isProgramFixed
        title={title}
        lead={program.summary ? textIn(program.summary, locale) : undefined}
      />
    </>
  );
}
