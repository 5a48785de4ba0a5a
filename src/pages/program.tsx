import { useLingui } from '@lingui/react/macro';
import { decodeParam, redirect, requestQuery } from '#src/framework/request.ts';
import { type Locale, localePath } from '#src/i18n/locales.ts';
import { textIn } from '#src/i18n/multilingual.ts';
import { readCatalogue } from '#src/pages/catalogue.ts';
import { orNotFound } from '#src/pages/or-not-found.ts';
import { readSite } from '#src/pages/site.ts';
import { pathTo } from '#src/routes.ts';
import { ProjectsScreen } from '#src/screens/projects/projects-screen.tsx';
import { readCatalogueQuery } from '#src/screens/projects/catalogue-query.ts';
import { getProjectType } from '#src/server/programs/programs.service.ts';
import { getServices } from '#src/server/services.ts';

export default async function ProgramPage({ locale, type }: { locale: Locale; type: string }) {
  const program = await orNotFound(getServices().then((ctx) => getProjectType(ctx, decodeParam(type), locale)));
  // An id leads to the address by name, for ever.
  if (program.slug !== decodeParam(type)) redirect(localePath(locale, pathTo('program', { type: program.slug })), 301);
  const { query, page } = readCatalogueQuery(requestQuery());
  const [site, catalogue] = await Promise.all([readSite(), readCatalogue({ ...query, type: program.slug }, page, locale)]);
  const title = textIn(program.title, locale);
  return (
    <>
      <Head title={title} description={program.summary ? textIn(program.summary, locale) : title} />
      <ProjectsScreen
        locale={locale} path={pathTo('program', { type: program.slug })} query={query} page={page} site={site} countries={catalogue.countries} found={catalogue.found} isProgramFixed
        title={title} lead={program.summary ? textIn(program.summary, locale) : undefined}
      />
    </>
  );
}

function Head({ description, title }: { title: string; description: string }) {
  const { t } = useLingui();
  return <><title>{`${title} | ${t`Sanad`}`}</title><meta name="description" content={description} /></>;
}
