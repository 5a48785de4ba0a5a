import type { LocalText } from '#src/domain/slug.ts';
import type { ProgramQuestion, ProgramStep } from '#src/server/platform/db/schema/programs.ts';

/** How a program's page opens, how its projects are verified, and what donors ask. */
export type ProgramPage = { about: LocalText; steps: ProgramStep[]; questions: ProgramQuestion[] };

export const step = (title: LocalText, text: LocalText): ProgramStep => ({ title, text });
export const ask = (question: LocalText, answer: LocalText): ProgramQuestion => ({ question, answer });
