import type { Locale } from '#src/i18n/locales.ts';
import type { ProgramNotesView } from '#src/screens/program-notes/program-notes.tsx';
import { AppError } from '#src/server/http/errors.ts';
import { getProjectType } from '#src/server/programs/programs.service.ts';
import { getServices } from '#src/server/services.ts';

/** What is written about a program that has a page of its own; nothing where the charity does not offer it. */
export async function readProgramNotes(slug: string, locale: Locale): Promise<ProgramNotesView> {
  try {
    return await getProjectType(await getServices(), slug, locale);
  } catch (error) {
    if (error instanceof AppError && error.code === 'notFound') return { steps: [], questions: [] };
    throw error;
  }
}
