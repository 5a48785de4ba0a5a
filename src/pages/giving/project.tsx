import type { ReactNode } from 'react';
import type { ProjectDetail } from '#src/contracts/projects.ts';
import { languagesOf } from '#src/domain/article.ts';
import { sponsoredMonths } from '#src/domain/sponsored-months.ts';
import { tagPage } from '#src/framework/page-cache/tags.ts';
import { pageOrigin } from '#src/framework/page-origin.ts';
import { decodeParam, redirect } from '#src/framework/request.ts';
import { firstSentence } from '#src/i18n/first-sentence.ts';
import { canonicalOf } from '#src/i18n/links.ts';
import { type Locale } from '#src/i18n/locales.ts';
import { textIn } from '#src/i18n/multilingual.ts';
import { ProjectData } from '#src/pages/giving/project-data.tsx';
import { readDialList } from '#src/pages/loaders/dial-list.ts';
import { orNotFound } from '#src/pages/loaders/or-not-found.ts';
import { readReceivers } from '#src/pages/loaders/session.ts';
import { readFormFlash } from '#src/pages/loaders/site.ts';
import { PageMeta } from '#src/pages/page-meta.tsx';
import { oembedPath } from '#src/routes/embed-path.ts';
import { pathTo, hrefTo } from '#src/routes/routes.ts';
import type { CaseRules } from '#src/screens/case-rules/rule-words.tsx';
import { KnownReceivers } from '#src/screens/project/known-receivers.tsx';
import { ProjectScreen } from '#src/screens/project/project-screen.tsx';
import { SponsorshipScreen } from '#src/screens/project/sponsorship-screen.tsx';
import { readTafreejTerms } from '#src/server/cases/cases.service.ts';
import { getProject, readPublishedAt } from '#src/server/projects/projects.service.ts';
import { getServices } from '#src/server/services.ts';

export default async function ProjectPage({ locale, slug }: { locale: Locale; slug: string }) {
  const asked = decodeParam(slug);
  const project = await orNotFound(getServices().then((ctx) => getProject(ctx, asked, locale)));
  tagPage(`project:${project.id}`, ...project.related.map(({ id }) => `project:${id}` as const));
  // A former name of the project, or its id, leads to the name of today, for ever.
  if (project.slug !== asked) redirect(hrefTo(locale, 'project', { slug: project.slug }), 301);
  const receivers = project.isGiftable ? await readReceivers() : undefined;
  const known = (screen: ReactNode) =>
    receivers ? <KnownReceivers receivers={receivers}>{screen}</KnownReceivers> : screen;
  const shown = {
    locale,
    url: canonicalOf(pageOrigin(), locale, pathTo('project', { slug: project.slug })),
    memory: await readFormFlash(),
  };
  return (
    <>
      <PageMeta
        isIndexed
        written={languagesOf(project.title)}
        pictured={{ of: 'projects', slug: project.slug }}
        title={textIn(project.title, locale)}
        description={firstSentence(
          textIn(project.description ?? project.subTitle ?? project.title, locale),
          locale,
        ).slice(0, 200)}
      >
        <link rel="alternate" type="application/json+oembed" href={oembedPath(shown.url)} />
      </PageMeta>
      <ProjectData project={project} locale={locale} url={shown.url} />
      {project.monthly === null ? (
        known(
          <ProjectScreen
            project={project}
            rules={await rulesOf(project)}
            dial={await readDialList(locale)}
            {...shown}
          />,
        )
      ) : (
        <SponsorshipScreen
          project={{ ...project, monthly: project.monthly }}
          months={await monthsOf({ ...project, monthly: project.monthly })}
          {...shown}
        />
      )}
    </>
  );
}

/** The year of a child, by the month in which it was published. */
async function monthsOf({ id, monthly, raised }: { id: string; monthly: number; raised: number }) {
  const ctx = await getServices();
  return sponsoredMonths({ monthly, raised, publishedAt: await readPublishedAt(ctx, id) }, ctx.now());
}

/** The rules that a case of Tafreej met before it was published, in the currency of its courts. */
async function rulesOf({ types }: ProjectDetail): Promise<CaseRules | undefined> {
  if (!types.some(({ slug }) => slug === 'tafreej')) return undefined;
  return { terms: await readTafreejTerms(await getServices()), currency: 'SAR' };
}
