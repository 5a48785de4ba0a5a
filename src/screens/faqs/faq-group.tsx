import { Trans } from '@lingui/react/macro';
import type { Faq } from '#src/contracts/site-content.ts';
import { markWords } from '#src/domain/search-marks.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { type Multilingual, shownText } from '#src/i18n/multilingual.ts';
import { AnswerVote } from '#src/screens/faqs/answer-vote.tsx';
import type { AnswerSaid, FoundGroup } from '#src/screens/faqs/faqs-view.ts';
import { Localized } from '#src/screens/shell/localized.tsx';
import * as styles from '#src/screens/faqs/faqs.css';

type FaqGroupProps = {
  group: FoundGroup;
  locale: Locale;
  /** The folded words of the search. */
  marked: readonly string[];
  /** The slug of the answer that is open at first. */
  opened: string | undefined;
  /** "2 of 9", while something is searched. */
  part: string;
  /** What this person just said of an answer. */
  vote: { slug: string; said: AnswerSaid } | undefined;
};

/** A group of questions. Those that do not answer the search are in the page, hidden: the search goes on from there. */
export function FaqGroup({ group, locale, marked, opened, part, vote }: FaqGroupProps) {
  const id = `group-${group.slug}`;
  return (
    <section aria-labelledby={id} hidden={group.found === 0}>
      <h2 id={id} className={styles.groupTitle}>
        <Localized field={group.title} locale={locale} /> <span className={styles.part}>{part}</span>
      </h2>
      {group.questions.map(({ faq, isFound }) => (
        <Question
          key={faq.slug}
          faq={faq}
          locale={locale}
          marked={marked}
          isHidden={!isFound}
          isOpen={faq.slug === opened}
          said={vote?.slug === faq.slug ? vote.said : undefined}
        />
      ))}
    </section>
  );
}

type QuestionProps = {
  faq: Faq;
  locale: Locale;
  marked: readonly string[];
  isOpen: boolean;
  isHidden: boolean;
  said: AnswerSaid | undefined;
};

function Question({ faq: { answer, question, reason, slug }, isHidden, isOpen, locale, marked, said }: QuestionProps) {
  const shown = { locale, marked };
  return (
    <details open={isOpen} hidden={isHidden} className={styles.question}>
      <summary className={styles.summary}>
        <Marked field={question} {...shown} />
        <i className={styles.plus} />
      </summary>
      {/* The address of an answer is inside it: a browser opens what holds it. */}
      <div id={slug} className={styles.answer}>
        <p className={styles.sentence}>
          <Marked field={answer} {...shown} />
        </p>
        {reason && <Paragraphs field={reason} {...shown} />}
        <AnswerVote slug={slug} said={said} locale={locale} />
        <a className={styles.link} href={`#${slug}`}>
          <Trans>Link to this answer</Trans>
        </a>
      </div>
    </details>
  );
}

type MarkedProps = { field: Multilingual; locale: Locale; marked: readonly string[] };

function Paragraphs({ field, ...shown }: MarkedProps) {
  const { lang, text } = shownText(field, shown.locale);
  return text.split('\n\n').map((paragraph) => (
    <p key={paragraph} className={styles.reason}>
      <Marked field={{ [lang]: paragraph }} {...shown} />
    </p>
  ));
}

function Marked({ field, locale, marked }: MarkedProps) {
  const { dir, lang, text } = shownText(field, locale);
  const parts = markWords(text, marked).map((part, index) =>
    part.isMarked ? (
      <mark key={index} className={styles.mark}>
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
  return lang === locale ? (
    parts
  ) : (
    <bdi lang={lang} dir={dir}>
      {parts}
    </bdi>
  );
}
