import type { Faq } from '#src/contracts/site-content.ts';
import { searchWords } from '#src/domain/search-folding.ts';
import { mentions } from '#src/domain/search-marks.ts';
import type { LocalText } from '#src/domain/slug.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { findPublishedFaqs } from '#src/server/faqs/faqs.repository.ts';
import { textIn } from '#src/server/http/locale.ts';
import type { ServiceContext } from '#src/server/platform/context.ts';

type Filters = { search?: string | undefined; group?: string | undefined };

const textOf = (...fields: (LocalText | null)[]): string =>
  fields.flatMap((field) => Object.values(field ?? {})).join(' ');

/** The published questions, those of a group, and those that mention every word of a search in some language. */
export async function listFaqs(
  { db }: Pick<ServiceContext, 'db'>,
  locale: Locale,
  { group: slug, search = '' }: Filters = {},
): Promise<Faq[]> {
  const words = searchWords(search);
  return (await findPublishedFaqs(db))
    .filter(({ group }) => slug === undefined || group.slug === slug)
    .filter(({ faq }) => mentions(textOf(faq.question, faq.answer, faq.reason), words))
    .map(({ faq: { answer, id, question, reason, slug: own }, group }) => ({
      id,
      slug: own,
      group: { slug: group.slug, title: group.title, titleText: textIn(locale, group.title) },
      question,
      questionText: textIn(locale, question),
      answer,
      answerText: textIn(locale, answer),
      reason,
      reasonText: reason && textIn(locale, reason),
    }));
}
