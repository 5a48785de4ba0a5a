import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Page } from '#ds/layout/page.tsx';
import { Section } from '#ds/layout/section.tsx';
import { Split } from '#ds/layout/split.tsx';
import { LIST_ID } from '#src/screens/program-notes/program-list-id.ts';
import { ProgramNotes } from '#src/screens/program-notes/program-notes.tsx';
import { ProgramQuestions } from '#src/screens/program-notes/program-questions.tsx';
import { ProgramVerification } from '#src/screens/program-notes/program-verification.tsx';
import { ZakatProjects } from '#src/screens/program-notes/zakat-projects.tsx';
import { EligibilityCheck } from '#src/screens/program/eligibility-check.tsx';
import { hasCases, ProgramOpening } from '#src/screens/program/program-opening.tsx';
import type { ProgramView } from '#src/screens/program/program-view.ts';
import { hasFilters } from '#src/screens/projects/catalogue-query.ts';
import { ProjectsScreen, type ProjectsScreenProps } from '#src/screens/projects/projects-screen.tsx';

type ProgramScreenProps = Omit<ProjectsScreenProps, 'title' | 'lead' | 'isProgramFixed' | 'listed'> & {
  view: ProgramView;
  title: string;
  lead?: string | undefined;
  /** In place of the usual opening, with the title of the page: where the program begins with its calculators. */
  opening?: ReactNode;
  /** What the program is given by, above its projects: its calculators. */
  children?: ReactNode;
};

/** Whose projects are people: they are met before how it works is read. */
const LIST_FIRST: ReadonlySet<ProgramView['program']['palette']> = new Set(['orphans', 'tafreej', 'tayseer']);

/** A program: its opening, what it is given by, how it is verified, what donors ask, and its projects. A search leads to the list alone. */
export function ProgramScreen({ children, lead, opening, title, view, ...catalogue }: ProgramScreenProps) {
  const { locale, page, query } = catalogue;
  const { eligibility, program } = view;
  const list = { ...catalogue, isProgramFixed: true, listed: hasCases(program) ? 'cases' : 'projects' } as const;
  if (hasFilters(query) || page > 1) return <ProjectsScreen {...list} title={title} lead={lead} />;
  const isListFirst = LIST_FIRST.has(program.palette);
  // A program that is given by its calculator is not told to be without projects.
  const hasNone = view.calculator !== undefined && catalogue.found?.data.length === 0;
  const takers = view.calculator?.kind === 'zakat' ? (catalogue.alternatives ?? []) : [];
  const projects = hasNone ? (
    takers.length > 0 && <ZakatProjects projects={takers} locale={locale} path={catalogue.path} />
  ) : (
    <div id={LIST_ID}>
      <ProjectsScreen
        {...list}
        title={hasCases(program) ? <Trans>Cases</Trans> : <Trans>Projects</Trans>}
        headingLevel={2}
      />
    </div>
  );
  return (
    <>
      {opening ?? <ProgramOpening view={view} locale={locale} />}
      {children}
      {isListFirst && projects}
      {eligibility ? (
        <>
          <ProgramVerification steps={program.steps} locale={locale} />
          <Section>
            <Page>
              <Split aside="aside" beside={<EligibilityCheck view={eligibility} slug={program.slug} locale={locale} />}>
                <ProgramQuestions questions={program.questions} locale={locale} />
              </Split>
            </Page>
          </Section>
        </>
      ) : (
        <ProgramNotes notes={program} locale={locale} />
      )}
      {!isListFirst && projects}
    </>
  );
}
