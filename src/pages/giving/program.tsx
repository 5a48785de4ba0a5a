import { dayInRiyadh } from '#src/domain/tafreej.ts';
import { decodeParam, redirect, requestQuery } from '#src/framework/request.ts';
import { type Locale } from '#src/i18n/locales.ts';
import { textIn } from '#src/i18n/multilingual.ts';
import { readCalculatorFacts } from '#src/pages/loaders/calculator-facts.ts';
import { readCatalogue } from '#src/pages/loaders/catalogue.ts';
import { readKafarat } from '#src/pages/loaders/kafarat.ts';
import { orNotFound } from '#src/pages/loaders/or-not-found.ts';
import { readFormFlash, readSite } from '#src/pages/loaders/site.ts';
import { PageMeta } from '#src/pages/page-meta.tsx';
import { pathTo, hrefTo } from '#src/routes/routes.ts';
import { KafaratCalculators } from '#src/screens/kafarat/kafarat-calculators.tsx';
import { ProgramScreen } from '#src/screens/program/program-screen.tsx';
import { ELIGIBILITY_FORM, type EligibilityView } from '#src/screens/program/program-view.ts';
import { readCatalogueQuery } from '#src/screens/projects/catalogue-query.ts';
import { programFacts } from '#src/screens/projects/facets.ts';
import { readClaim } from '#src/server/cases/cases.forms.ts';
import { checkEligibility, readTafreejTerms } from '#src/server/cases/cases.service.ts';
import { getProjectType } from '#src/server/programs/programs.service.ts';
import { countProgram } from '#src/server/projects/projects.service.ts';
import { getServices } from '#src/server/services.ts';

/** The program whose cases are checked by rules of its own. */
const TAFREEJ = 'tafreej';
/** The program that is given by its calculators. */
const KAFARAT = 'kafarat';

export default async function ProgramPage({ locale, type }: { locale: Locale; type: string }) {
  const program = await orNotFound(getServices().then((ctx) => getProjectType(ctx, decodeParam(type), locale)));
  // An id leads to the address by name, for ever.
  if (program.slug !== decodeParam(type)) redirect(hrefTo(locale, 'program', { type: program.slug }), 301);
  const { query, page } = readCatalogueQuery(requestQuery());
  const [site, catalogue] = await Promise.all([
    readSite(),
    readCatalogue({ ...query, type: program.slug }, page, locale, program.slug),
  ]);
  const [ctx, facts] = [await getServices(), programFacts(catalogue.facets)];
  const kafarat = program.slug === KAFARAT ? await readKafarat(locale) : undefined;
  const path = pathTo('program', { type: program.slug });
  const title = textIn(program.title, locale);
  return (
    <>
      <PageMeta isIndexed title={title} description={program.summary ? textIn(program.summary, locale) : title} />
      <ProgramScreen
        locale={locale}
        view={{
          program,
          facts: facts && { ...facts, own: await countProgram(ctx, program.slug) },
          calculator: await readCalculatorFacts(ctx, program, locale),
          eligibility: await readEligibility(program.slug, locale),
        }}
        path={path}
        opening={kafarat && <KafaratCalculators locale={locale} kafarat={kafarat} title={title} path={path} />}
        query={query}
        page={page}
        site={site}
        facets={catalogue.facets}
        ngoName={catalogue.ngoName}
        alternatives={catalogue.alternatives}
        found={catalogue.found}
        title={title}
        lead={program.summary ? textIn(program.summary, locale) : undefined}
      />
    </>
  );
}

/** The check of a claim, with what the last post of its form found. */
async function readEligibility(slug: string, locale: Locale): Promise<EligibilityView | undefined> {
  if (slug !== TAFREEJ) return undefined;
  const [ctx, memory] = await Promise.all([getServices(), readFormFlash()]);
  const wasChecked = memory?.form === ELIGIBILITY_FORM && memory.errors.length === 0;
  const answer = wasChecked
    ? await checkEligibility(ctx, readClaim(memory.fields, locale, dayInRiyadh(ctx.now())))
    : undefined;
  return { terms: await readTafreejTerms(ctx), currency: 'SAR', memory, failed: answer?.failed };
}
