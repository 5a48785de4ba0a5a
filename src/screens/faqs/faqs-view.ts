import type { Faq } from '#src/contracts/site-content.ts';
import { searchWords } from '#src/domain/search-folding.ts';
import { mentions } from '#src/domain/search-marks.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { textIn } from '#src/i18n/multilingual.ts';
import { type FormState, formStateOf } from '#src/screens/form/form-flash.ts';

/** The ids by which the script of the page finds its parts. */
export const SEARCH_ID = 'faqs-search';
export const LIST_ID = 'faqs-list';
export const NONE_ID = 'faqs-none';
/** The one form of all answers, by the name that an error leads back to. */
export const VOTE_ID = 'faqs-answered';

/** What this person just said of an answer. */
export type AnswerSaid = 'helped' | 'notHelped';

/** Which answer this person just spoke of, and how. */
export function readVote(memory: FormState | undefined): { slug: string; said: AnswerSaid } | undefined {
  const { done, typed } = formStateOf(memory, 'faqs/answered');
  const [slug = '', said] = typed('answered')?.split('.') ?? [];
  return done && { slug, said: said === 'yes' ? 'helped' : 'notHelped' };
}

export type FoundGroup = Faq['group'] & {
  /** All of its questions, each with whether it answers the search. */
  questions: { faq: Faq; isFound: boolean }[];
  found: number;
};

/** The questions by group, and which of them a search finds in the texts that the page shows. */
export function findFaqs(faqs: readonly Faq[], locale: Locale, search: string) {
  const words = searchWords(search);
  const groups = new Map<string, FoundGroup>();
  for (const faq of faqs) {
    const group = groups.get(faq.group.slug) ?? { ...faq.group, questions: [], found: 0 };
    groups.set(faq.group.slug, group);
    const texts = [faq.question, faq.answer, faq.reason ?? {}].map((field) => textIn(field, locale));
    const isFound = mentions(texts.join(' '), words);
    group.questions.push({ faq, isFound });
    if (isFound) group.found += 1;
  }
  const all = [...groups.values()];
  return { words, groups: all, count: all.reduce((sum, { found }) => sum + found, 0) };
}
