import { Page } from '#ds/layout/page.tsx';
import { Section } from '#ds/layout/section.tsx';
import type { ProjectTypeDetail } from '#src/contracts/programs.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { ProgramQuestions } from '#src/screens/program-notes/program-questions.tsx';
import { ProgramVerification } from '#src/screens/program-notes/program-verification.tsx';

/** What a program's page says below what it is given by. */
export type ProgramNotesView = Pick<ProjectTypeDetail, 'steps' | 'questions'>;

/** How the program is verified, and what donors ask. Nothing where neither is written. */
export function ProgramNotes({ locale, notes }: { notes: ProgramNotesView; locale: Locale }) {
  return (
    <>
      <ProgramVerification steps={notes.steps} locale={locale} />
      {notes.questions.length > 0 && (
        <Section>
          <Page>
            <ProgramQuestions questions={notes.questions} locale={locale} />
          </Page>
        </Section>
      )}
    </>
  );
}
